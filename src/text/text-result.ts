import type { TextIssue } from './text-range.ts'

/** The result for a JSON text or a YAML document: like that of `validate`, but each issue has its range in the text. */
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

/** The result for one place of a text. The paths of its issues begin at the place, their ranges are those of the text. */
export type PlaceResult<T> = TextResult<T> & {
  /** The JSON Pointer of the place; the empty string for issues about the whole text or document. */
  readonly at: string
}

/** The option that validates values inside a text. */
export interface AtOption {
  /**
   * A JSON Pointer in which `*` stands for every item or key, such as `/monitors/*`: validates each value there. The
   * result is then a list.
   */
  readonly at: string
}
