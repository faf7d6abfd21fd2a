import type { IssueParams, SyntaxExpectation, SyntaxFinding } from '../index.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { matchEnd } from './match-end.ts'

/** Describes a syntax fault: returns the params and the message of its issue, `json-syntax`. */
export function contentOf(
  text: string,
  fault: SyntaxFault,
): { readonly params: IssueParams['json-syntax']; readonly message: string } {
  const { expected } = fault
  const found = foundAt(text, fault)
  const parts = expected.map((each) => words[each] ?? `"${each}"`)
  return { params: { expected, found }, message: `Expected ${parts.join(' or ')}${foundTexts[found]}.` }
}

/** A position at which a text is not JSON, and what may follow there. `contentOf` returns its params and message. */
export interface SyntaxFault {
  readonly at: number
  readonly expected: readonly [SyntaxExpectation, ...SyntaxExpectation[]]
}

/** The words for an expected part of JSON. A character has none, because it is shown as it is. */
const words: { readonly [Expectation in SyntaxExpectation]?: string } = /* @__PURE__ */ ownProperties({
  value: 'a value',
  key: 'a field name in double quotes',
  end: 'the end of the text',
  digit: 'a digit',
  'hex-digit': 'a hexadecimal digit',
  escape: 'an escape sequence of JSON, such as \\n or \\u0020',
  '"': 'a closing double quote',
})

const foundTexts: Readonly<Record<SyntaxFinding, string>> = {
  end: ', not the end of the text',
  'byte-order-mark': ', not a byte order mark (U+FEFF)',
  comment: ', not a comment',
  'single-quote': ', not a single quote',
  'control-character': ', not a control character',
  'closing-bracket': ' after the comma',
  other: '',
}

/** Returns the kind of text at the position of a fault, for the message. */
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
