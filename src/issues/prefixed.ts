import type { Issue } from './issue.ts'
import { labelOf } from './label.ts'
import { toPointer } from './pointer.ts'

/** Returns issues of this package with the name of a request part before their paths, pointers and messages. */
export function prefixed<Each extends Issue>(part: string, issues: readonly [Each, ...Each[]]): [Each, ...Each[]]
export function prefixed<Each extends Issue>(part: string, issues: readonly Each[]): Each[]
export function prefixed<Each extends Issue>(part: string, issues: readonly Each[]): Each[] {
  return issues.map((issue) => {
    const path = [part, ...issue.path]
    return { ...issue, path, pointer: toPointer(path), message: relabelled(issue, labelOf(path)) }
  })
}

/** Returns an issue's message with its field named anew, at the start of the message or in quotes inside it. */
function relabelled({ path, message }: Issue, label: string): string {
  if (path.length === 0)
    return message.replace(/^(?:The value|Expected)/, (start) => (start === 'Expected' ? `${label} must be` : label))
  const before = labelOf(path)
  return message.startsWith(before)
    ? label + message.slice(before.length)
    : message.replace(`"${before}"`, () => `"${label}"`)
}
