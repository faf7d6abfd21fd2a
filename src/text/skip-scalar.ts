import { matchEnd } from './match-end.ts'

/**
 * Returns the offset after a scalar in a text that `JSON.parse` accepts; undefined if no scalar starts there or it does
 * not end.
 *
 * It is faster than `endOfScalar`, because it does not check each character.
 */
export function skipScalar(text: string, start: number): number | undefined {
  let end = start
  if (text[start] !== '"') {
    end = matchEnd(literalOrNumber, text, start)
    return end > start ? end : undefined
  }
  while ((end = text.indexOf('"', end + 1)) > 0) {
    let escapes = end
    while (text[escapes - 1] === '\\') escapes--
    if ((end - escapes) % 2 === 0) return end + 1
  }
  return undefined
}

/** The characters of literals and numbers. */
const literalOrNumber = /[\w+.-]*/y
