import { rangesIn } from './ranges-in.ts'
import { contentOf, type SyntaxFault } from './syntax-fault.ts'
import type { TextIssue } from './text-result.ts'

/** Returns the issue about a text that is not JSON. Its range is the first invalid character, if there is one. */
export function syntaxIssue(text: string, fault: SyntaxFault): TextIssue<'json-syntax'> {
  const { at } = fault
  const [character = ''] = text.slice(at, at + 2)
  const range = rangesIn(text)(at, at + character.length)
  return { severity: 'error', code: 'json-syntax', path: [], pointer: '', ...contentOf(text, fault), range }
}
