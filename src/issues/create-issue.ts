import { deepFrozen } from '../values/deep-frozen.ts'
import type { Draft } from './draft.ts'
import type { Issue, Path, RelatedField } from './issue.ts'
import { labelOf } from './label.ts'
import { toPointer } from './pointer.ts'

/**
 * Returns the issue of a draft. Every issue of a result is created here, so that none lacks the message of the option
 * `messages`.
 *
 * @param within The path of the validated value: the beginning of the issue's path.
 * @throws TypeError where the function of the code throws or returns no string
 */
export function createIssue(
  { severity, path: below, content: { code, params, message }, related }: Draft,
  messages: MessageTable | undefined,
  within: Path = [],
): Issue {
  const path = within.length === 0 ? below : within.concat(below)
  const label = labelOf(path)
  // TypeScript does not see that the copied code and params still belong together.
  const issue = {
    severity,
    code,
    path,
    pointer: toPointer(path),
    message: typeof message === 'string' ? `${label} ${message}` : message(label, path.length === 0),
    params: deepFrozen(params),
    ...(related && { related: related.map((other) => relatedField(within.concat(other))) }),
  } as Issue
  return translated(issue, messages)
}

const relatedField = (path: Path): RelatedField => ({ path, pointer: toPointer(path) })

/** Returns the issues of drafts, as `createIssue` returns each. */
export function createIssues(drafts: readonly Draft[], messages: MessageTable | undefined, within?: Path): Issue[] {
  const issues: Issue[] = []
  for (const draft of drafts) issues.push(createIssue(draft, messages, within))
  return issues
}

/** The functions of the option `messages`, by code. */
export type MessageTable = ReadonlyMap<string, unknown>

function translated(issue: Issue, messages: MessageTable | undefined): Issue {
  const write = messages?.get(issue.code)
  if (write === undefined) return issue
  let message: unknown
  let cause: unknown
  try {
    message = isFunction(write) && write(issue)
  } catch (thrown) {
    cause = thrown
  }
  if (typeof message === 'string') return { ...issue, message }
  throw new TypeError(`Option "messages" must have a function that returns a string for "${issue.code}".`, { cause })
}

const isFunction = (value: unknown): value is (issue: Issue) => unknown => typeof value === 'function'
