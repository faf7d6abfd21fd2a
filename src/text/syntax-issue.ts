import type { SyntaxExpectation, SyntaxFinding } from '../index.ts'
import { ownProperties } from '../values/own-properties.ts'
import { matchEnd, type SyntaxFault } from './scalars.ts'
import { rangesIn, type TextIssue } from './text-range.ts'

/** Returns the issue about a text that is not JSON. Its range is the first invalid character or the end. */
export function syntaxIssue(text: string, fault: SyntaxFault): TextIssue<'json-syntax'> {
  const { at, expected } = fault
  const found = foundAt(text, fault)
  const parts = expected.map((each) => words[each] ?? `"${each}"`)
  const message = `Expected ${parts.join(' or ')}${foundTexts[found]}.`
  const [character = ''] = text.slice(at, at + 2)
  const range = rangesIn(text)(at, at + character.length)
  return { severity: 'error', code: 'json-syntax', path: [], pointer: '', params: { expected, found }, message, range }
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

const foundTexts: Readonly<Record<SyntaxFinding, string>> = {
  end: ', not the end of the text',
  'byte-order-mark': ', not a byte order mark (U+FEFF)',
  comment: ', not a comment',
  'single-quote': ', not a single quote',
  'control-character': ', not a control character. Close the string, or use an escape sequence, such as \\n',
  'closing-bracket': ' after the comma. Add it, or remove the comma',
  other: '',
}

/** Returns the kind of text at the position of a fault. */
function foundAt(text: string, { at, expected: [first] }: SyntaxFault): SyntaxFinding {
  const character = text.charAt(at)
  if (character === '') return 'end'
  if (first === '"') return 'control-character'
  if (character === '\uFEFF') return 'byte-order-mark'
  if (/digit|escape/.test(first)) return 'other'
  if (character === "'") return 'single-quote'
  if (matchEnd(/#|\/[*/]/y, text, at) > at) return 'comment'
  return /[\]}]/.test(character) && /,\s*$/.test(text.slice(0, at)) ? 'closing-bracket' : 'other'
}
