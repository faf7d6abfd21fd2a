import type { Issue } from './issue.ts'
import { labelOf } from './label.ts'
import { toPointer } from './pointer.ts'

/** The same issue as seen from outside: in the part of a whole that has the given name. */
export function under(part: string, issue: Issue): Issue {
  const path = [part, ...issue.path]
  const message = labelOf(path) + issue.message.slice(labelOf(issue.path).length)
  return { ...issue, path, pointer: toPointer(path), message }
}
