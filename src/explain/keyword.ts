import type { AnyFinding } from '../issues/findings.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** One keyword of one schema, ready to judge values that have passed the schema's `type`. */
export interface Check {
  readonly finding: AnyFinding
  /** Whether a tolerant reader still refuses what breaks it. */
  readonly shape: boolean
  readonly holds: (value: unknown) => boolean
  /** What a tolerant reader takes besides, without a word. */
  readonly tolerates?: ((value: unknown) => boolean) | undefined
}

/** What makes a check of a schema that uses the keyword, and nothing of one that does not. */
export type Keyword = (schema: JsonSchema) => Check | undefined
