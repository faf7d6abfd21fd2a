import { rangeIn } from './lines.ts'
import { contentOf, type SyntaxFault } from './syntax-fault.ts'
import type { TextIssue } from './text-result.ts'
import type { Tokens } from './tokenize.ts'

/** Returns the issue about a text that is not JSON. Its range is the first invalid character, if there is one. */
export function syntaxIssue({ text, lines }: Tokens, fault: SyntaxFault): TextIssue<'json-syntax'> {
  const { at } = fault
  const end = Math.min(at + String.fromCodePoint(text.codePointAt(at) ?? 0).length, text.length)
  const range = rangeIn(lines, at, end)
  return { severity: 'error', code: 'json-syntax', path: [], pointer: '', ...contentOf(text, fault), range }
}
