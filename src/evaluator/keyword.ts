import type { AnyIssueContent } from '../issues/draft.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** A keyword: a function that returns its check for a schema, undefined if the schema does not use the keyword. */
export type Keyword = (schema: JsonSchema) => KeywordCheck | undefined

/** The check of one keyword in one schema. It is called only with values of an allowed type. */
export interface KeywordCheck {
  readonly content: AnyIssueContent | ((value: unknown) => AnyIssueContent)
  /** Whether the issue is an error even for a value that a tolerant reader or the option `unchanged` would accept. */
  readonly shape?: boolean
  readonly holds: (value: unknown) => boolean
  /** Returns whether a tolerant reader accepts a rejected value without an issue. */
  readonly tolerates?: ((value: unknown) => boolean) | undefined
}
