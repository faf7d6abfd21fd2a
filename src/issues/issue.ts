import type { Path, Severity } from './finding.ts'

/** An issue of one code. */
export interface IssueWith<Code extends string, Params> {
  readonly severity: Severity
  readonly code: Code
  /** The path of the value: `['request', 'assertions', 0, 'target']`. */
  readonly path: Path
  /** The same path as a JSON Pointer (RFC 6901): `/request/assertions/0/target`. */
  readonly pointer: string
  /** The text for a person, such as `script is missing.` The wording may change. */
  readonly message: string
  /** Everything that the message states, as data. */
  readonly params: Params
  /** The other fields of the value that the issue is about, if any. */
  readonly related?: readonly RelatedField[]
}

/** Another field that an issue is about. */
export interface RelatedField {
  readonly path: Path
  /** The same path as a JSON Pointer. */
  readonly pointer: string
}

/** An issue with any code, such as that of an own rule. */
export type AnyIssue = IssueWith<string, Readonly<Record<string, unknown>>>

/** An issue whose params have any type, such as that of a program that adds issues of its own. */
export type IssueLike = IssueWith<string, object>

/** Returns the name of the value at a path, for messages. */
export type Name = (path: Path) => string

/** Writes the message of an issue. */
export type Write<I extends AnyIssue> = (issue: I, name: Name) => string

/**
 * Writes the message of an issue with any code. A method, so that it also has the type of one code.
 */
export type AnyWrite = { write(issue: AnyIssue, name: Name): string }['write']

/**
 * The result of a validation: valid, with the value, or invalid, with at least one error. Both can
 * have warnings. `truncated` is true if `maxIssues` was reached, so that issues may be missing.
 */
export type ResultOf<T, I = AnyIssue> =
  | {
      readonly valid: true
      readonly value: T
      readonly errors: readonly []
      readonly warnings: readonly I[]
      readonly truncated: boolean
    }
  | {
      readonly valid: false
      readonly errors: readonly [I, ...I[]]
      readonly warnings: readonly I[]
      readonly truncated: boolean
    }
