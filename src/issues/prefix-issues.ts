import { isObject } from '../schema/json-type.ts'
import type { Path } from './finding.ts'
import type { IssueLike, RelatedField } from './issue.ts'
import { pointerOf } from './path-text.ts'

/**
 * Returns issues with the name of a request part, such as `body`, before their paths and pointers.
 *
 * For frameworks that validate each part of a request separately. Messages stay as they are.
 *
 * Follows RFC 6901 for the pointers.
 *
 * @param part The name of the part: `params`, `query`, `headers` or `body`.
 * @param issues The issues of that part.
 * @throws TypeError if the part is not a string, or the issues are not a list of issues
 * @example
 * prefixIssues(
 *   'body',
 *   icmpMonitorUpdate.validate({ heartbeat: {} }).errors,
 * )[0]?.pointer
 * // '/body/script'
 */
export function prefixIssues<Each extends IssueLike>(
  part: string,
  issues: readonly [Each, ...Each[]],
): [Each, ...Each[]]
export function prefixIssues<Each extends IssueLike>(part: string, issues: readonly Each[]): Each[]
export function prefixIssues<Each extends IssueLike>(
  part: string,
  issues: readonly Each[],
): Each[] {
  if (typeof part !== 'string') throw new TypeError('The part must be a string.')
  if (!isIssueList(issues)) throw new TypeError('The issues must be a list of issues.')
  return issues.map((issue) => {
    const path = [part, ...issue.path]
    const related = issue.related?.map((other) => relatedFieldAt([part, ...other.path]))
    return {
      ...issue,
      path,
      pointer: pointerOf(path),
      ...(related && { related }),
    }
  })
}

const relatedFieldAt = (path: Path): RelatedField => ({ path, pointer: pointerOf(path) })

const hasPath = (issue: unknown): boolean =>
  isObject(issue) && Array.isArray(issue['path']) && typeof issue['message'] === 'string'

const isIssueList = (issues: unknown): boolean => Array.isArray(issues) && issues.every(hasPath)
