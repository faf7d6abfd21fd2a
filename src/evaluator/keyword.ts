import type { AnyIssueContent } from '../issues/draft.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** The type of a keyword: a function that returns its check for a schema, undefined if the schema does not use it. */
export type Keyword = (schema: JsonSchema) => KeywordCheck | undefined

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
