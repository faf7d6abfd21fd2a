/**
 * Whether a text holds more than so many characters. A character is a Unicode code point, as in JSON Schema's
 * `maxLength`; a lone surrogate counts as one. Most texts are decided by their length alone, and none is read further
 * than twice the bound.
 */
export function isLongerThan(text: string, bound: number): boolean {
  if (text.length <= bound) return false
  if (text.length > 2 * bound) return true
  let characters = 0
  for (const _ of text) if (++characters > bound) return true
  return false
}
