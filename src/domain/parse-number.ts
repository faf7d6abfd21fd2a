/**
 * Parses a number in JSON spelling. Returns undefined for other strings and for numbers that are
 * not finite.
 */
export function parseNumber(text: string): number | undefined {
  const value = Number(text)
  // The comparison is faster than the pattern, and `String` writes finite numbers in JSON spelling.
  return Number.isFinite(value) && (String(value) === text || jsonNumber.test(text))
    ? value
    : undefined
}

export const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
