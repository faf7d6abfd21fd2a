// Issues before they have a message.
import type { IssueCode, IssueParams, Path } from './issue.ts'

/** The errors and warnings that one stage of a validation found. */
export interface Drafts {
  readonly errors: readonly Draft[]
  readonly warnings: readonly Draft[]
}

/** An issue without its message. */
export interface Draft {
  readonly path: Path
  readonly content: AnyIssueContent
}

export const noDrafts: Drafts = { errors: [], warnings: [] }

/** An issue without its instance location. */
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
 * The end of a message after the name of the field, or a function that returns the whole message for that name.
 * `isWhole` is true for the whole value, which has no name of its own.
 */
export type MessageText = string | ((label: string, isWhole: boolean) => string)

/** The path of a value, and how many issues a stage may return about it. */
export interface Scope {
  /** The beginning of every path. */
  readonly path: Path
  /** Maximum number of errors. No stage follows one that reached it. */
  readonly maxErrors: number
  readonly maxWarnings: number
}

/** Returns the scope of a whole value, by default without a maximum. */
export const wholeValue = (maxIssues = Infinity): Scope => ({ path: [], maxErrors: maxIssues, maxWarnings: maxIssues })

/** Returns the drafts of a stage and of the next, which adds nothing if the first reached the maximum of errors. */
export function joined(first: Drafts, next: Drafts, { maxErrors, maxWarnings }: Scope): Drafts {
  if (first.errors.length >= maxErrors || next.errors.length + next.warnings.length === 0) return first
  return {
    errors: first.errors.concat(next.errors).slice(0, maxErrors),
    warnings: first.warnings.concat(next.warnings).slice(0, maxWarnings),
  }
}
