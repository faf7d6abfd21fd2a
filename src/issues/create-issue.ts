import { deepFrozen } from '../schema/own-properties.ts'
import type { Issue, IssueCode, IssueParams, Path, Severity } from './issue.ts'
import { labelOf, placeOf, type Place } from './path-text.ts'

/** An issue before its message is written. */
export interface Draft {
  readonly severity: Severity
  readonly place: Place
  readonly content: AnyIssueContent
  /** The places of the other fields that the issue is about, if any. */
  readonly related: readonly Place[] | undefined
}

export type IssueContent<Code extends IssueCode = IssueCode> = {
  readonly [C in Code]: { readonly code: C; readonly params: IssueParams[C]; readonly message: MessageText }
}[Code]

/** The content of an issue with any code, because rules define their own codes. */
export interface AnyIssueContent {
  readonly code: string
  readonly params: object
  readonly message: MessageText
}

/**
 * The end of a message, after the name of the field; or a function that returns the whole message. `isWhole` is true
 * for the whole value, which has no name of its own.
 */
export type MessageText = string | ((label: string, isWhole: boolean, name: NameOf) => string)

/** The options and the path of a validated value, which precedes the paths of drafts. */
interface DraftScope {
  readonly options: Wording
  readonly within: Path
}

/**
 * Creates an issue from a draft. The options `label` and `messages` apply to its message.
 *
 * @throws TypeError if the function for the message or for a label throws, returns no string or is not a function
 */
export function createIssue(draft: Draft, { options: wording, within }: DraftScope): Issue {
  if (within.length === 0 && wording.label === undefined && wording.messages === undefined) return issueOf(draft)
  const { place, content, related } = draft
  const below = ({ path }: Place): Place => placeOf(within.concat(path))
  const { path, pointer, label } = below(place)
  const name: NameOf = (other) => nameOf(wording, within.concat(other.path), other.label)
  const named = { path, pointer, label: content.code === 'unknown-field' ? label : nameOf(wording, path, label) }
  const issue = issueOf({ ...draft, place: named, related: related?.map(below) }, name)
  const write = wording.messages?.get(content.code)
  return write === undefined ? issue : { ...issue, message: messageFrom(write, issue, wording) }
}

/** Creates an error at a path of the validated value. */
export const createError = (path: Path, content: AnyIssueContent, scope: DraftScope): Issue =>
  createIssue(deepFrozen({ severity: 'error', place: placeOf(path), content, related: undefined }), scope)

export const noIssues: readonly Issue[] = []

/** Returns the name of another field or of an item in a message: by the option `label`, otherwise its label. */
export type NameOf = (place: Pick<Place, 'path' | 'label'>) => string

/** Returns the name without the option `label`. */
export const asWritten: NameOf = ({ label }) => label

function issueOf(draft: Draft, name = asWritten): Issue {
  const { severity, content, place, related: others } = draft
  const { path, pointer, label } = place
  const { code, params, message: text } = content
  const message = typeof text === 'string' ? `${label} ${text}` : text(label, path.length === 0, name)
  const related = others?.map(({ path, pointer }) => ({ path, pointer }))
  const issue =
    related === undefined
      ? { severity, code, path, pointer, message, params }
      : { severity, code, path, pointer, message, params, related }
  // TypeScript does not see that the code and the params of a content belong together.
  return issue as Issue
}

/**
 * Returns the name of a field in messages: the result of the option `label`, or `written` for the whole value and where
 * the option is missing or returns undefined.
 */
const nameOf = ({ label }: Wording, path: Path, written: string): string =>
  label === undefined || path.length === 0
    ? written
    : textFrom('label', 'a function that returns a string or undefined', () => {
        const name = label(path)
        return name === undefined ? written : name
      })

const messageFrom = (write: WriteMessage, issue: Issue, wording: Wording): string =>
  textFrom('messages', `a function that returns a string for "${issue.code}"`, () =>
    write(issue, (path) => nameOf(wording, path, labelOf(path))),
  )

export interface Wording {
  readonly messages: MessageTable | undefined
  readonly label: ((path: Path) => unknown) | undefined
}

/** The functions of the option `messages` by code. */
export type MessageTable = ReadonlyMap<string, WriteMessage>

export type WriteMessage = (issue: Issue, name: (path: Path) => string) => unknown

export const isFunction = (value: unknown): value is WriteMessage => typeof value === 'function'

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
