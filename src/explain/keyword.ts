import type { IssueCode, IssueParams } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** One keyword of one schema, ready to judge values that have passed the schema's `type`. */
export interface Check<Code extends IssueCode = IssueCode> {
  readonly code: Code
  /** Whether a tolerant reader still refuses what breaks it. */
  readonly shape: boolean
  readonly holds: (value: unknown) => boolean
  readonly params: IssueParams[Code]
  /** What is expected and what to do, after the name of the field. */
  readonly expectation: string
}

/** What makes a check of a schema that uses the keyword, and nothing of one that does not. */
export type Keyword = (schema: JsonSchema) => Check | undefined
