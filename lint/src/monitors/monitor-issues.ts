import type { AnyIssue, LintResult } from '../lint-result.ts'
import type { Span } from '../text/located.ts'
import type { LocatedIssue } from './located-issues.ts'

/** The issues of a monitor, or of a document as a whole, in any order. */
export interface MonitorIssues {
  readonly document: number
  readonly at: string
  /** The part of the text that the issues are about. */
  readonly span: Span
  readonly value: unknown
  readonly issues: readonly LocatedIssue[]
  readonly truncated: boolean
}

/** Returns the result for a monitor, with its issues in the order of the text. */
export function resultOf(monitor: MonitorIssues): LintResult<unknown, AnyIssue> {
  const { document, at, value, truncated } = monitor
  const issues = [...monitor.issues].sort((a, b) => a.range.start.offset - b.range.start.offset)
  const [first, ...others] = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  if (first === undefined)
    return { document, at, result: { valid: true, value, errors: [], warnings, truncated } }
  const errors = [first, ...others] as const
  return { document, at, result: { valid: false, errors: [...errors], warnings, truncated } }
}
