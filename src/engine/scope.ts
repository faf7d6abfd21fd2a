import type { Path, Severity } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Body } from './body.ts'
import type { Fields } from '../schema/read-parts.ts'
import type { ResolvedOptions } from './options.ts'
import type { PreparedRule } from './prepared-rule.ts'

/** The conditions under which the steps of a validation run. */
export interface Scope extends Leniency {
  /** The schema of the value, without references. */
  readonly schema: JsonSchema
  readonly options: ResolvedOptions
  /** The path of the value, with which the path of each issue begins. */
  readonly within: Path
  /** The documented defaults of an update; undefined for a response. */
  readonly defaults: Fields | undefined
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
  { schema, defaults, leniencyOf }: Pick<Body, 'schema' | 'defaults' | 'leniencyOf'>,
  options: ResolvedOptions,
  within: Path,
): Scope {
  const { severityOf, ruleSeverityOf, omitNulls } = leniencyOf(options)
  return { schema: schema(), options, within, defaults, severityOf, ruleSeverityOf, omitNulls }
}
