import type { SyntaxFault } from './syntax-fault.ts'

/** Returns the offset after a scalar, or the fault if it is not JSON. Undefined if no scalar starts there. */
export function endOfScalar(text: string, start: number): number | SyntaxFault | undefined {
  const character = text.charCodeAt(start)
  if (character === quote) return endOfString(text, start + 1)
  if (character === minus || isDigit(character)) return endOfNumber(text, start)
  const literal = character === 0x74 ? 'true' : character === 0x66 ? 'false' : 'null'
  return text.startsWith(literal, start) ? start + literal.length : undefined
}

const quote = 0x22
const plus = 0x2b
const minus = 0x2d
const dot = 0x2e
const zero = 0x30
const backslash = 0x5c
const firstPrintable = 0x20
const unicodeEscape = 0x75

const isDigit = (character: number): boolean => character >= zero && character <= 0x39

/** Returns whether a character is a hexadecimal digit. Setting the bit makes letters lower-case. */
const isHexDigit = (character: number): boolean =>
  isDigit(character) || ((character | 0x20) >= 0x61 && (character | 0x20) <= 0x66)

/** Returns the offset after the rest of a string, or where it is not JSON. */
export function endOfString(text: string, start: number): number | SyntaxFault {
  for (let at = start; ; at++) {
    let character = text.charCodeAt(at)
    if (character === quote) return at + 1
    if (character === backslash) {
      character = text.charCodeAt(++at)
      if (character === unicodeEscape) {
        for (let digits = 4; digits > 0; digits--)
          if (!isHexDigit(text.charCodeAt(++at))) return { at, expected: ['hex-digit'] }
      } else if (!'"\\/bfnrt'.includes(text.charAt(at) || ' ')) return { at, expected: ['escape'] }
    } else if (!(character >= firstPrintable)) return { at, expected: ['"'] }
  }
}

function endOfDigits(text: string, start: number): number {
  let at = start
  while (isDigit(text.charCodeAt(at))) at++
  return at
}

function endOfNumber(text: string, start: number): number | SyntaxFault {
  let first = text.charCodeAt(start) === minus ? start + 1 : start
  let at = text.charCodeAt(first) === zero ? first + 1 : endOfDigits(text, first)
  if (at > first && text.charCodeAt(at) === dot) {
    first = at + 1
    at = endOfDigits(text, first)
  }
  if (at > first && (text.charCodeAt(at) | 0x20) === 0x65) {
    const sign = text.charCodeAt(at + 1)
    first = at + (sign === plus || sign === minus ? 2 : 1)
    at = endOfDigits(text, first)
  }
  return at > first ? at : { at, expected: ['digit'] }
}
