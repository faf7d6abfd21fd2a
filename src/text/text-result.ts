import type { Issue, IssueCode } from '../index.ts'
import type { TextRange } from './text-range.ts'

/** The result of `validateText`: like that of a contract's `validate`, but each issue has its range in the text. */
export type TextResult<T> =
  | {
      readonly valid: true
      readonly value: T
      readonly errors: readonly []
      readonly warnings: readonly TextIssue[]
      readonly truncated: boolean
    }
  | {
      readonly valid: false
      readonly errors: readonly [TextIssue, ...TextIssue[]]
      readonly warnings: readonly TextIssue[]
      readonly truncated: boolean
    }

/**
 * An issue with a range in the text: of the value, of the key for an unknown field or a duplicate key, of the enclosing
 * object for a missing field.
 */
export type TextIssue<Code extends IssueCode = IssueCode> = Issue<Code> & { readonly range: TextRange }
