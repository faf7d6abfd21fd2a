import type { SyntaxExpectation } from '../index.ts'

/**
 * Returns the offset after the scalar that starts at `start`, the fault if the scalar is malformed, or undefined if no
 * scalar starts there.
 */
export function endOfScalar(text: string, start: number): number | SyntaxFault | undefined {
  if (text[start] === '"') return endOfString(text, start + 1)
  const end = matchEnd(literalOrNumber, text, start)
  if (end === start) return undefined
  return /^[a-z]|\d$/.test(text.slice(start, end)) ? end : { at: end, expected: ['digit'] }
}

/** Matches a literal, a number up to its end or a missing digit, or the empty string. */
const literalOrNumber = /true|false|null|-?(?:0|[1-9]\d*)?(?:(?<=\d)\.\d*)?(?:(?<=\d)[Ee][+-]?\d*)?/y

/** A position at which a text is not JSON, and the parts of JSON that are expected there. */
export interface SyntaxFault {
  readonly at: number
  readonly expected: readonly [SyntaxExpectation, ...SyntaxExpectation[]]
}

/** Returns the offset after the closing quote of a string, or the fault if the string is not JSON. */
function endOfString(text: string, start: number): number | SyntaxFault {
  for (let at = start; ;) {
    at = matchEnd(plainText, text, at)
    if (text[at] === '"') return at + 1
    if (text[at] !== '\\') return { at, expected: ['"'] }
    const end = matchEnd(escape, text, at)
    if (end === at + 1) return { at: end, expected: ['escape'] }
    if (text[at + 1] === 'u' && end < at + 6) return { at: end, expected: ['hex-digit'] }
    at = end
  }
}

/** Matches characters of a string that need no escape. */
const plainText = /[ !#-[\]-\uffff]*/y

/** Matches an escape sequence or its beginning. */
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{0,4})?/y

/**
 * Returns the offset after the scalar that starts at an offset of a valid JSON text.
 *
 * It is faster than `endOfScalar`, because it does not check each character.
 */
export function skipScalar(text: string, start: number): number {
  if (text[start] !== '"') return matchEnd(wordOrNumber, text, start)
  for (let end = start; ;) {
    end = text.indexOf('"', end + 1)
    let escapes = end
    while (text[escapes - 1] === '\\') escapes--
    if ((end - escapes) % 2 === 0) return end + 1
  }
}

/** Matches the characters of literals and numbers. */
const wordOrNumber = /[\w+.-]*/y

/** Returns the offset after the match of a sticky pattern at `start`, or `start` if there is no match. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}
