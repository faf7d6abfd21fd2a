import type { AnyIssueContent, Draft } from './draft.ts'
import type { Issue, Path, RelatedField, Severity } from './issue.ts'
import { labelOf, placeOf, textsOf } from './path-text.ts'

/**
 * Creates an issue from a draft. The options `label` and `messages` apply to its message.
 *
 * @param within The path of the validated value, which precedes the path of the draft.
 * @throws TypeError if the function for the message or for a label throws, returns no string or is not a function
 */
export function createIssue(
  { severity, path: below, content, related }: Draft,
  wording: Wording,
  within: Path = [],
): Issue {
  const path = within.length === 0 ? below : within.concat(below)
  const { pointer, label: written } = textsOf(path)
  const { code } = content
  const label = code === 'unknown-field' ? written : nameOf(wording, path, written)
  const others = related?.map((other) => placeOf(within.concat(other)))
  const name: NameOf = (field, fieldWritten) => nameOf(wording, within.concat(field), fieldWritten)
  const issue = issueAt({ path, pointer, label }, severity, content, others, name)
  const write = wording.messages?.get(code)
  return write === undefined ? issue : { ...issue, message: messageFrom(write, issue, wording) }
}

/** A location with its JSON Pointer and its name in messages. */
export interface Place {
  readonly path: Path
  readonly pointer: string
  readonly label: string
}

/** Returns the name of another field in a message. `written` is the name without the option `label`. */
export type NameOf = (path: Path, written: string) => string

const asWritten: NameOf = (_path, written) => written

/** Creates an issue at a place whose texts are known: the short path, without the options `label` and `messages`. */
export function issueAt(
  { path, pointer, label }: Place,
  severity: Severity,
  { code, params, message: text }: AnyIssueContent,
  related?: readonly RelatedField[],
  name = asWritten,
): Issue {
  const message = typeof text === 'string' ? `${label} ${text}` : text(label, path.length === 0, name)
  const content =
    related === undefined
      ? { severity, code, path, pointer, message, params }
      : { severity, code, path, pointer, message, params, related }
  // TypeScript does not see that the code and the params of a content belong together.
  return content as Issue
}

/**
 * Returns the name of a field in messages: the result of the option `label`, or `written` for the whole value and where
 * the option is missing or returns undefined.
 */
export const nameOf = ({ label }: Wording, path: Path, written: string): string =>
  label === undefined || path.length === 0
    ? written
    : textFrom('label', 'a function that returns a string or undefined', () => {
        const name = label(path)
        return name === undefined ? written : name
      })

/** Returns whether messages need neither the option `messages` nor `label`. */
export const isPlain = ({ messages, label }: Wording): boolean => messages === undefined && label === undefined

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
