import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fault } from '../located.ts'
import { characterAt, insideText } from '../ranges.ts'

/** Returns the fault of a text that is no JSON, in words that do not quote it. */
export function jsonFault(text: string, error: ParseError | undefined): Fault {
  const code = error === undefined ? 'ValueExpected' : printParseErrorCode(error.error)
  const offset = error?.offset ?? 0
  if (text.trim() === '') {
    const span = characterAt(text, 0)
    return { severity: 'error', reason: 'Empty', message: 'The text is empty.', ...span }
  }
  const length = offset >= text.trimEnd().length ? 0 : (error?.length ?? 0)
  const span = insideText(text, { start: offset, end: offset + length })
  const reason = causeAt(text, offset, code)
  return {
    severity: 'error',
    reason,
    message: `Invalid JSON: ${words[reason] ?? 'this is not allowed here'}.`,
    ...span,
  }
}

/** Returns the cause of an error: the parser's code, or what people often write at its place. */
function causeAt(text: string, offset: number, code: string): string {
  const found = text.slice(offset, offset + 2)
  const isEnd = offset >= text.trimEnd().length
  if (isEnd && !code.startsWith('Unexpected')) return 'EndOfText'
  if (found.startsWith("'")) return 'SingleQuote'
  if (/^(?:#|\/[/*])/.test(found)) return 'Comment'
  if (found.startsWith('\uFEFF')) return 'ByteOrderMark'
  if (/^[\]}]/.test(found)) return causeAtBracket(text, offset, code)
  return code === 'ValueExpected' || code === 'InvalidSymbol' ? symbolAt(text, offset, code) : code
}

/** Returns the cause of an error at a closing bracket. */
function causeAtBracket(text: string, offset: number, code: string): string {
  if (text.slice(0, offset).trimEnd().endsWith(',')) return 'TrailingComma'
  if (code !== 'CommaExpected') return code
  return text.charAt(offset) === ']' ? 'CloseBraceExpected' : 'CloseBracketExpected'
}

/** Returns the cause of an error at a word: one without quotes, or one of another language. */
function symbolAt(text: string, offset: number, code: string): string {
  const [word = ''] = /^[-+.\w]*/.exec(text.slice(offset, offset + 40)) ?? []
  if (/^(?:NaN|[-+]?Infinity|undefined|None|True|False|TRUE|FALSE)$/.test(word))
    return 'OtherLiteral'
  return /^[-+.\d]/.test(word) ? 'InvalidNumberFormat' : code
}

/** What is wrong, by cause. */
const words: Readonly<Record<string, string>> = {
  EndOfText: 'the text ends too early; a closing bracket or a value is missing',
  SingleQuote: 'strings and field names need double quotes',
  Comment: 'JSON has no comments',
  ByteOrderMark: 'a byte order mark is allowed only at the start of the text',
  TrailingComma: 'remove the comma before the closing bracket',
  OtherLiteral: 'the only words without quotes are true, false and null',
  InvalidSymbol: 'text needs double quotes',
  InvalidNumberFormat: 'this is not a number in JSON, such as 5, -0.5 or 1e3',
  PropertyNameExpected: 'a field name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon after the field name is missing',
  CommaExpected: 'a comma between two fields or items is missing',
  CloseBraceExpected: 'the closing } of an object is missing before this ]',
  CloseBracketExpected: 'the closing ] of a list is missing before this }',
  EndOfFileExpected: 'the text must end after the first value',
  UnexpectedEndOfString: 'the closing double quote is missing',
  UnexpectedEndOfNumber: 'a digit is missing',
  InvalidUnicode: 'four hexadecimal digits are missing after \\u',
  InvalidEscapeCharacter: 'unknown escape sequence; write a backslash as \\\\',
  InvalidCharacter:
    'a line break, tab or control character in a string needs an escape sequence, such as \\n',
}
