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
 * Returns issues with the name of a request part, such as `body`, before their paths, pointers and messages.
 *
 * For frameworks that validate a request part by part: the issues are then those that `validateRequest` reports. A
 * message of the option `messages` gets the name only where it begins with the field.
 *
 * Follows RFC 6901 for the pointers.
 *
 * @throws TypeError for a part that is not a string
 * @example
 * prefixIssues('body', icmpMonitorUpdate.validate({ heartbeat: {} }).errors)[0]?.pointer // '/body/script'
 */
export function prefixIssues<Each extends Issue>(part: string, issues: readonly [Each, ...Each[]]): [Each, ...Each[]]
export function prefixIssues<Each extends Issue>(part: string, issues: readonly Each[]): Each[]
export function prefixIssues<Each extends Issue>(part: string, issues: readonly Each[]): Each[] {
  if (typeof part !== 'string') throw new TypeError('The part must be a string.')
  return issues.map((issue) => {
    const path = [part, ...issue.path]
    return { ...issue, path, pointer: toPointer(path), message: relabelled(issue, labelOf(path)) }
  })
}
