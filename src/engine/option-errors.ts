/** Returns the error for an unknown option. The other functions of this file are for options with wrong values. */
export const unknownOption = (name: string, known: readonly string[]): TypeError =>
  new TypeError(`Unknown option ${JSON.stringify(name)}. Known options: ${known.join(', ')}.`)

/** Returns the error for a wrong option value. */
export const wrongOption = (name: string, expected: string): TypeError =>
  new TypeError(`Option "${name}" must be ${expected}.`)
