import type { Path, Severity } from '../issues/issue.ts'
import type { ListRule, PreparedRule } from '../rules/define-rule.ts'
import type { Check } from '../schema/check.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Fields, Read } from '../schema/read-parts.ts'
import type { ResolvedOptions } from './options.ts'

/** The part of a body's contract that `is` needs. */
export interface FastBody {
  readonly read: Read
  readonly check: Check
  readonly errorRules: readonly PreparedRule[]
}

/** A body of which the engine can find every issue. */
export interface Body extends FastBody {
  readonly leniencyOf: (options: ResolvedOptions) => Leniency
  /** Returns the schema without references. */
  readonly schema: () => JsonSchema
  /** The rules for errors and for warnings. */
  readonly rules: readonly PreparedRule[]
  /** The fields that a response has and this update does not. */
  readonly responseOnly: readonly string[]
}

/** A body that is a list. Its `item` is read and checked item by item. */
export interface ListBody {
  readonly item: Body
  /** Checks the list, but not its items. */
  readonly check: Check
  readonly schema: () => JsonSchema
  readonly leniencyOf: (options: ResolvedOptions) => Leniency
  readonly rules: readonly ListRule[]
}

/** The conditions under which the steps of a validation run. */
export interface Scope extends Leniency {
  /** The schema of the value, without references. */
  readonly schema: JsonSchema
  readonly options: ResolvedOptions
  /** The path of the value, with which the path of each issue begins. */
  readonly within: Path
}

/** The changes that an option makes to a validation: a tolerant reader, or `unchanged: 'accept'`. */
export interface Leniency {
  /** If undefined, every issue from the schema is an error. */
  readonly severityOf: SeverityOf | undefined
  /** If undefined, every broken rule for errors is an error. */
  readonly ruleSeverityOf: ((rule: PreparedRule, record: Fields) => Severity) | undefined
  /**
   * Removes nulls that count as omitted from a record, and returns the names of its top-level fields that were null.
   */
  readonly omitNulls: ((record: unknown, schema: JsonSchema) => readonly string[]) | undefined
}

/** The leniency of strict options. */
export const strict: Leniency = { severityOf: undefined, ruleSeverityOf: undefined, omitNulls: undefined }

/** Returns the severity of an issue about a keyword; undefined if the value is accepted without an issue. */
export type SeverityOf = (keyword: string, schema: JsonSchema, path: Path, record: unknown) => Severity | undefined

export function scopeOf(
  { schema, leniencyOf }: Pick<Body, 'schema' | 'leniencyOf'>,
  options: ResolvedOptions,
  within: Path,
): Scope {
  const { severityOf, ruleSeverityOf, omitNulls } = leniencyOf(options)
  return { schema: schema(), options, within, severityOf, ruleSeverityOf, omitNulls }
}
