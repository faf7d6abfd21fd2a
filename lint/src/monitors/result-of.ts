import type { Draft } from './lint-document.ts'
import type { AnyIssue, LintResult } from '../lint-result.ts'

/** Returns the result for a monitor, with its issues in the order of the text. */
export function resultOf(draft: Draft): LintResult<unknown, AnyIssue> {
  const { document, at, value, truncated } = draft
  const issues = [...draft.issues].sort((a, b) => a.range.start.offset - b.range.start.offset)
  const [first, ...others] = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  if (first === undefined)
    return { document, at, result: { valid: true, value, errors: [], warnings, truncated } }
  const errors = [first, ...others] as const
  return { document, at, result: { valid: false, errors: [...errors], warnings, truncated } }
}
