import { once } from '../schema/once.ts'
import { buildValue } from './build-value.ts'
import { syntaxIssue } from './syntax-issue.ts'
import type { TextIssue } from './text-result.ts'
import { tokenize, type Tokens } from './tokenize.ts'

/**
 * Parses a JSON text. Returns its value with its tokens, or the issue about text that is not JSON.
 *
 * @throws TypeError where the text is not a string
 */
export function readText(text: unknown): TextContent {
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  try {
    return { ok: true, value: JSON.parse(text), tokens: once(() => tokenize(text)) }
  } catch {
    const tokens = tokenize(text)
    if (tokens.fault !== undefined) return { ok: false, issue: syntaxIssue(tokens, tokens.fault) }
    // The text is JSON but nested too deeply for the engine's `JSON.parse`.
    return { ok: true, value: buildValue(tokens, () => undefined), tokens: () => tokens }
  }
}

/** The value of a JSON text, or the issue about text that is not JSON. */
export type TextContent =
  | {
      readonly ok: true
      readonly value: unknown
      /** Returns the tokens, which few callers need. */
      readonly tokens: () => Tokens
    }
  | { readonly ok: false; readonly issue: TextIssue<'json-syntax'> }
