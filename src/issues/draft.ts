import type { IssueCode, IssueParams, Path, Severity } from './issue.ts'
import type { Place } from './path-text.ts'

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
 * for the whole value, which has no name of its own. `name` returns the name of another field or of an item; `written`
 * is the same name without the option `label`.
 */
export type MessageText =
  string | ((label: string, isWhole: boolean, name: (path: Path, written: string) => string) => string)
