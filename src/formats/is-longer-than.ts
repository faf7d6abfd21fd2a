/**
 * Returns whether a string has more characters than a bound. A character is a Unicode code point, as in `maxLength` of
 * JSON Schema; a lone surrogate counts as one. Reads at most `2 * bound` UTF-16 code units.
 */
export function isLongerThan(text: string, bound: number): boolean {
  if (text.length <= bound) return false
  if (text.length > 2 * bound) return true
  let characters = 0
  for (const _ of text) if (++characters > bound) return true
  return false
}
