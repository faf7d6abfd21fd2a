/** The JSON spelling of a number. */
export const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The number that a text holds in its JSON spelling; nothing where it holds none, or one that is not finite. */
export function parseNumber(text: string): number | undefined {
  const value = Number(text)
  // What JavaScript itself would write needs no second look.
  return Number.isFinite(value) && (String(value) === text || jsonNumber.test(text)) ? value : undefined
}
