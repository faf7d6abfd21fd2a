/** The JSON spelling of a number. */
export const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The number that a text holds in its JSON spelling; nothing where it holds none, or one that is not finite. */
export function parseNumber(text: string): number | undefined {
  const value = jsonNumber.test(text) ? Number(text) : NaN
  return Number.isFinite(value) ? value : undefined
}
