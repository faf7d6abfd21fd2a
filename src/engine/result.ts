import type { Issue, Result } from '../issues/issue.ts'
import { firstInOrder } from './in-order.ts'
import type { Scope } from './scope.ts'

/** Returns the result for a value: the first `maxIssues` errors and warnings, in the order of the schema. */
export function resultOf(
  value: unknown,
  issues: readonly Issue[],
  { schema, options: { maxIssues }, within }: Scope,
): Result<unknown> {
  if (issues.length === 0) return { valid: true, value, errors: none, warnings: none, truncated: false }
  const ordered = firstInOrder(issues, schema, maxIssues, within)
  const errors: Issue[] = []
  const warnings: Issue[] = []
  for (const issue of ordered) (issue.severity === 'error' ? errors : warnings).push(issue)
  const truncated = errors.length >= maxIssues || warnings.length >= maxIssues
  return isFilled(errors)
    ? { valid: false, errors, warnings, truncated }
    : { valid: true, value, errors: none, warnings, truncated }
}

const none: readonly [] = /* @__PURE__ */ Object.freeze([])

const isFilled = (issues: readonly Issue[]): issues is readonly [Issue, ...Issue[]] => issues.length > 0
