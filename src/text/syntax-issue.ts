import { rangeIn } from './range-in.ts'
import { contentOf, type SyntaxFault } from './syntax-fault.ts'
import type { TextIssue } from './text-result.ts'
import type { Tokens } from './tokenize.ts'

/** Returns the issue about a text that is not JSON. Its range is the first invalid character, if there is one. */
export function syntaxIssue({ text, lines }: Tokens, fault: SyntaxFault): TextIssue<'json-syntax'> {
  const { at } = fault
  const [character = ''] = text.slice(at, at + 2)
  const range = rangeIn(lines, at, at + character.length)
  return { severity: 'error', code: 'json-syntax', path: [], pointer: '', ...contentOf(text, fault), range }
}
