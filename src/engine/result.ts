import type { Issue, Path, Result } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { comparePaths } from '../schema/positions.ts'
import type { Scope } from './body.ts'

/** Returns the result for a value: the first `maxIssues` errors and warnings, in the order of the schema. */
export function resultOf(
  value: unknown,
  issues: readonly Issue[],
  { schema, options: { maxIssues }, within }: Pick<Scope, 'schema' | 'options' | 'within'>,
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

/**
 * Returns the first `max` errors and the first `max` warnings, in the order of the schema. Issues at the same location
 * keep their order.
 *
 * @param within The path of the value that the schema describes.
 */
export function firstInOrder<Each extends Pick<Issue, 'path' | 'severity'>>(
  issues: readonly Each[],
  schema: JsonSchema,
  max: number,
  within: Path = [],
): readonly Each[] {
  if (issues.length < 2) return issues
  const compare = (a: Each, b: Each): number => comparePaths(a.path, b.path, schema, within.length)
  // Most lists are in order already. This is faster than sorting a copy.
  let [last] = issues
  const isSorted = issues.every((issue) => last && compare(last, (last = issue)) <= 0)
  const sorted = isSorted ? issues : issues.slice().sort(compare)
  if (issues.length <= max) return sorted
  const counts = { error: 0, warning: 0 }
  return sorted.filter(({ severity }) => counts[severity]++ < max)
}
