import type { IssueParams, SyntaxExpectation, SyntaxFinding } from '../index.ts'
import { deepFrozen, ownProperties } from '../schema/own-properties.ts'
import { insideText, maxDepth, type Fault, type Span } from './located.ts'

export type JsonFault = Fault<'json-syntax', IssueParams['json-syntax']>

export type Expected = readonly [SyntaxExpectation, ...SyntaxExpectation[]]

export const nestingFault = (start: number): JsonFault => ({
  code: 'json-syntax',
  params: deepFrozen({ expected: [], found: 'deep-nesting' }),
  message: `Values are nested more than ${maxDepth} levels deep.`,
  start,
  end: start + 1,
})

/**
 * Returns the fault of a token for which jsonc-parser reports an error.
 *
 * @param expected What can be at the start of the token.
 */
export function syntaxFault(text: string, span: Span, expected: Expected): JsonFault {
  const { start, end } = span
  const token = text.slice(start, end)
  const known = token.replaceAll(/\\(?:u[\dA-Fa-f]{4}|["\\/bfnrt])/g, (escape) => '_'.repeat(escape.length))
  // In a string, the parser reports the last control character or wrong escape sequence. This is the first.
  const at = token.startsWith('"') ? start + known.search(/\\|[^ -\uffff]/) : -1
  if (at < start && /^"[^"]*$/.test(known)) return jsonFault(text, span, ['"'])
  if (at < start) return jsonFault(text, span, /^-?\d.*\D$/.test(token) ? ['digit'] : expected)
  const [, wrong = ''] = /^\\(u|[^]?)/.exec(text.slice(at, Math.min(at + 2, end))) ?? []
  const missing = wrong === '' ? '"' : wrong === 'u' ? 'hex-digit' : 'escape'
  return jsonFault(text, { start: at, end: at + 1 }, [missing])
}

export function jsonFault(text: string, span: Span, expected: Expected): JsonFault {
  const found = findingAt(text, span, expected)
  const names = expected.map((each) => words[each] ?? `"${each}"`)
  const message = `Expected ${names.join(' or ')}${foundTexts[found]}.`
  return { code: 'json-syntax', params: deepFrozen({ expected, found }), message, ...insideText(text, span) }
}

/** The words for an expected part of JSON. The message shows other punctuation marks in quotes. */
const words: { readonly [Expectation in SyntaxExpectation]?: string } = /* @__PURE__ */ ownProperties({
  value: 'a value (object, array, string in double quotes, number, true, false or null)',
  key: 'a field name in double quotes',
  end: 'the text to end after the value',
  ':': 'a colon after the field name',
  digit: 'a digit',
  'hex-digit': 'four hexadecimal digits after \\u',
  escape: 'an escape sequence, such as \\n, or \\\\ for a backslash',
  '"': 'a closing double quote',
})

const foundTexts: Readonly<Record<Exclude<SyntaxFinding, 'deep-nesting'>, string>> = {
  end: ', not the end of the text',
  'byte-order-mark': ', not a byte order mark (U+FEFF)',
  comment: ', not a comment',
  'single-quote': ', not a single quote',
  'control-character': ', not a control character. Close the string, or use an escape sequence, such as \\n',
  'closing-bracket': ' after the comma. Add it, or remove the comma',
  other: '',
}

/** Returns the kind of text at a token that is a fault. */
function findingAt(text: string, { start, end }: Span, [expected]: Expected): keyof typeof foundTexts {
  const stray = text.charAt(text.charAt(start) === '"' ? end : start)
  if (expected === '"') return stray === '' || stray === '\\' ? 'end' : 'control-character'
  if (start === text.length) return 'end'
  if (/digit|escape/.test(expected)) return 'other'
  const found = text.slice(start, start + 2)
  if (found.startsWith('\uFEFF')) return 'byte-order-mark'
  if (found.startsWith("'")) return 'single-quote'
  if (/^(?:#|\/[*/])/.test(found)) return 'comment'
  return /^[\]}]/.test(found) && text.slice(0, start).trimEnd().endsWith(',') ? 'closing-bracket' : 'other'
}
