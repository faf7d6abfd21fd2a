import type { Issue } from './issue.ts'
import { labelOf } from './label.ts'
import { toPointer } from './pointer.ts'

/** Returns the message of an issue with another label. The label is at the start of the message or inside it. */
function relabelled({ path, message }: Issue, label: string): string {
  if (path.length === 0)
    return message.replace(/^(?:The value|Expected)/, (start) => (start === 'Expected' ? `${label} must be` : label))
  const before = labelOf(path)
  return message.startsWith(before)
    ? label + message.slice(before.length)
    : message.replace(`"${before}"`, () => `"${label}"`)
}

/**
 * Returns issues whose `path`, `pointer` and message begin with the name of a request part, such as `body`.
 *
 * For frameworks that validate a request part by part.
 *
 * @example
 * prefixIssues('body', icmpMonitorUpdate.validate({ heartbeat: {} }).errors)[0]?.pointer // '/body/script'
 */
export const prefixIssues = (part: string, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const path = [part, ...issue.path]
    return { ...issue, path, pointer: toPointer(path), message: relabelled(issue, labelOf(path)) }
  })
