import { isObject } from '../schema/json-type.ts'
import type { Path } from './finding.ts'
import type { IssueLike, RelatedField } from './issue.ts'
import { labelOf, pointerOf, quoted } from './path-text.ts'

/**
 * Returns issues with the name of a request part, such as `body`, before their paths, pointers and
 * messages.
 *
 * For frameworks that validate each part of a request separately: the result equals the issues of
 * `validateRequest`, unless the body is missing, `maxIssues` is reached, or `label` or `messages`
 * is used. A message of the option `messages` gets the name only if it begins with the field, or
 * has the field in double quotes.
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
      message: relabelled(issue, labelOf(path)),
      ...(related && { related }),
    }
  })
}

const relatedFieldAt = (path: Path): RelatedField => ({ path, pointer: pointerOf(path) })

const hasPath = (issue: unknown): boolean =>
  isObject(issue) && Array.isArray(issue['path']) && typeof issue['message'] === 'string'

const isIssueList = (issues: unknown): boolean => Array.isArray(issues) && issues.every(hasPath)

/**
 * Replaces the field's name in a message: at the start, after `The stored` or `The default`, or in
 * quotes.
 */
function relabelled({ code, path, message }: IssueLike, label: string): string {
  if (path.length === 0)
    return message.replace(/^(?:The value|Expected)/, (start) =>
      start === 'Expected' ? `${label} must be` : label,
    )
  const before = labelOf(path)
  const inQuotes = quoted(before)
  if (code === 'unknown-field' && message.includes(inQuotes))
    return message.replace(inQuotes, () => quoted(label))
  const rest = message.replace(/^The (?:stored|default) /, '')
  return rest.startsWith(before)
    ? message.slice(0, -rest.length) + label + rest.slice(before.length)
    : message.replace(inQuotes, () => quoted(label))
}
