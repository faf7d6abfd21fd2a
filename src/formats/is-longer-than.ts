/**
 * Returns whether a string has more characters than a bound. A character is a Unicode code point, as in `maxLength` of
 * JSON Schema; a lone surrogate counts as one. A string of more than `2 * bound` UTF-16 code units is not read.
 */
export function isLongerThan(text: string, bound: number): boolean {
  if (text.length <= bound) return false
  // The regular expression is much faster than the loop, and most texts have no surrogates.
  if (text.length > 2 * bound || !/[\ud800-\udbff]/.test(text)) return true
  let characters = text.length
  for (let index = 1; index < text.length && characters > bound; index++) {
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) characters--
  }
  return characters > bound
}

const isHigh = (unit: number): boolean => unit >> 10 === 0xd800 >> 10

const isLow = (unit: number): boolean => unit >> 10 === 0xdc00 >> 10
