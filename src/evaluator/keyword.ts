import type { AnyIssueContent } from '../issues/issue-collector.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** A check of one keyword of one schema. Values of other types do not reach it. */
export interface KeywordCheck {
  /** The content of the issue, or a function that returns it for a value. */
  readonly content: AnyIssueContent | ((value: unknown) => AnyIssueContent)
  /** Whether the keyword describes the structure. If so, its issue is an error for a tolerant reader, too. */
  readonly shape?: boolean
  readonly holds: (value: unknown) => boolean
  /** Returns whether a tolerant reader accepts a rejected value without an issue. */
  readonly tolerates?: ((value: unknown) => boolean) | undefined
}

/** A function that returns the check of a schema; undefined if the schema does not use the keyword. */
export type Keyword = (schema: JsonSchema) => KeywordCheck | undefined
