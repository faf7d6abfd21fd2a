import { matchEnd } from './match-end.ts'
import type { SyntaxFault } from './syntax-fault.ts'

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

/** A literal, or the beginning of a number up to a missing digit. */
const literalOrNumber = /true|false|null|-?(?:0|[1-9]\d*)?(?:(?<=\d)\.\d*)?(?:(?<=\d)[Ee][+-]?\d*)?/y

/** Returns the offset after the rest of a string, or where it is not JSON. */
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

/** Characters of a string that need no escape. */
const plainText = /[ !#-[\]-\uffff]*/y

/** An escape sequence, or its beginning. */
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{0,4})?/y
