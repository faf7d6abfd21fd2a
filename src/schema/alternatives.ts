/** Values of which one is to be chosen, as a sentence names them: `10, 20 or 30`. */
export const alternatives = (values: readonly unknown[]): string =>
  values.length < 2
    ? values.map(String).join('')
    : `${values.slice(0, -1).map(String).join(', ')} or ${String(values.at(-1))}`
