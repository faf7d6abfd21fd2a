/** A JSON value as the literal that a person writes: on one line, names without quotes where they need none. */
export const literal = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\[\n\s*/g, '[')
    .replaceAll(/\n\s*\]/g, ']')
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/([{,] )"(\w+)": /g, '$1$2: ')
