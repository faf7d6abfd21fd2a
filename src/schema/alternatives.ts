/** Returns allowed values as a phrase in JSON: `10, 20 or 30`, `"AND" or "OR"`. */
export const alternatives = (values: readonly unknown[]): string =>
  values
    .map((value) => JSON.stringify(value))
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
