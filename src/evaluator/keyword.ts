import type { AnyIssueContent } from '../issues/issue-collector.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** Checks values of an allowed type against one keyword of one schema. */
export interface KeywordCheck {
  /** The content of the issue, the same for each value or made for one. */
  readonly content: AnyIssueContent | ((value: unknown) => AnyIssueContent)
  /** Whether the keyword is about structure, so that its issue is an error for a tolerant reader, too. */
  readonly shape?: boolean
  readonly holds: (value: unknown) => boolean
  /** Returns whether a tolerant reader accepts the value without an issue, although the keyword rejects it. */
  readonly tolerates?: ((value: unknown) => boolean) | undefined
}

/** Returns the check of a schema that uses the keyword; undefined for other schemas. */
export type Keyword = (schema: JsonSchema) => KeywordCheck | undefined
