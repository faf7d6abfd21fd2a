import type { AnyIssueContent } from '../issues/draft.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** Returns the check of a keyword for a schema; undefined if the schema does not use the keyword. */
export type Keyword = (schema: JsonSchema) => KeywordCheck | undefined

/** The check of one keyword in one schema. Its functions are called only with values of an allowed type. */
export interface KeywordCheck {
  readonly content: AnyIssueContent | ((value: unknown) => AnyIssueContent)
  /** Whether the issue is an error even if a tolerant reader or the option `unchanged` accepts the value. */
  readonly shape?: boolean
  readonly holds: (value: unknown) => boolean
  /** Returns whether a tolerant reader accepts, without an issue, a value for which `holds` returns false. */
  readonly tolerates?: ((value: unknown) => boolean) | undefined
}
