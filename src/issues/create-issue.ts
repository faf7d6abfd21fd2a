import { deepFrozen } from '../values/deep-frozen.ts'
import type { Draft } from './draft.ts'
import type { Issue, Path } from './issue.ts'
import { labelOf, placeOf, textsOf } from './path-text.ts'

/**
 * Creates an issue from a draft. The options `label` and `messages` apply to its message.
 *
 * @param within The path of the validated value, which precedes the path of the draft.
 * @throws TypeError if the function for the message or for a label throws, returns no string or is not a function
 */
export function createIssue(
  { severity, path: below, content: { code, params, message }, related }: Draft,
  wording: Wording,
  within: Path = [],
): Issue {
  const path = within.length === 0 ? below : within.concat(below)
  const { pointer, label: written } = textsOf(path)
  const label = code === 'unknown-field' ? written : nameOf(wording, path, written)
  const content = {
    severity,
    code,
    path,
    pointer,
    message:
      typeof message === 'string'
        ? `${label} ${message}`
        : message(label, path.length === 0, (field, name) => nameOf(wording, within.concat(field), name)),
    params: deepFrozen(params),
  }
  // TypeScript does not see that the copied code and params still belong together.
  const issue = (
    related === undefined ? content : { ...content, related: related.map((other) => placeOf(within.concat(other))) }
  ) as Issue
  const write = wording.messages?.get(code)
  return write === undefined ? issue : { ...issue, message: messageFrom(write, issue, wording) }
}

/** Returns the name of a field in messages: the result of the option `label`; without it or for the root, `written`. */
const nameOf = ({ label }: Wording, path: Path, written: string): string =>
  label === undefined || path.length === 0
    ? written
    : textFrom('label', 'a function that returns a string', () => label(path))

const messageFrom = (write: unknown, issue: Issue, wording: Wording): string =>
  textFrom('messages', `a function that returns a string for "${issue.code}"`, () =>
    isFunction(write) ? write(issue, (path) => nameOf(wording, path, labelOf(path))) : undefined,
  )

export interface Wording {
  readonly messages: MessageTable | undefined
  readonly label: ((path: Path) => unknown) | undefined
}

/** The values of the option `messages` by code, not yet checked. */
export type MessageTable = ReadonlyMap<string, unknown>

const isFunction = (value: unknown): value is (issue: Issue, name: (path: Path) => string) => unknown =>
  typeof value === 'function'

/**
 * Calls a function of an option and returns its text.
 *
 * @throws TypeError if the function throws or returns no string
 */
function textFrom(option: string, expected: string, write: () => unknown): string {
  let text: unknown
  let cause: unknown
  try {
    text = write()
  } catch (thrown) {
    cause = thrown
  }
  if (typeof text === 'string') return text
  throw new TypeError(`Option "${option}" must be ${expected}.`, { cause })
}

export function createIssues(drafts: readonly Draft[], wording: Wording, within?: Path): Issue[] {
  const issues: Issue[] = []
  for (const draft of drafts) issues.push(createIssue(draft, wording, within))
  return issues
}
