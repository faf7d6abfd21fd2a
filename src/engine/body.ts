import type { AnyIssueContent } from '../issues/create-issue.ts'
import type { Path } from '../issues/issue.ts'
import type { ListRule, PreparedRule } from '../rules/define-rule.ts'
import type { RuleFields } from '../rules/rule-fields.ts'
import type { Check } from '../schema/check.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Read } from '../schema/read-values.ts'
import type { Leniency } from './leniency.ts'
import type { ResolvedOptions } from './options.ts'

/** The part of a body's contract that `is` needs. */
export interface BodyChecks {
  readonly read: Read
  readonly check: Check
  readonly errorRules: readonly PreparedRule[]
  /** The fields that the rules name. */
  readonly ruleFields: RuleFields
  /** The fields that a response has and this update does not. */
  readonly responseOnly: readonly string[]
}

/** A body, or parameters, of which the engine can find every issue. */
export interface Body extends BodyChecks {
  readonly leniencyOf: (options: ResolvedOptions) => Leniency
  /** Returns the schema without references. */
  readonly schema: () => JsonSchema
  /** The rules for errors and for warnings. */
  readonly rules: readonly PreparedRule[]
  readonly contentOf: ContentOf | undefined
}

/** Returns the content that replaces the usual one of a keyword; undefined for the usual one. */
export type ContentOf = (keyword: string, schema: JsonSchema, value: unknown) => AnyIssueContent | undefined

/** A body that is a list. Its `item` is read and checked item by item; `check` is about the list without its items. */
export interface ListBody extends Pick<Body, 'check' | 'schema' | 'leniencyOf' | 'contentOf'> {
  readonly item: Body
  readonly rules: readonly ListRule[]
}

/** The schema, the options and the path that all steps of a validation share. */
export interface Scope extends Leniency {
  /** The schema of the value, without references. */
  readonly schema: JsonSchema
  readonly options: ResolvedOptions
  /** The path of the value, with which the path of each issue begins. */
  readonly within: Path
  readonly contentOf: ContentOf | undefined
}

const whole: Path = []

export function scopeOf(
  { schema, leniencyOf, contentOf }: Pick<Body, 'schema' | 'leniencyOf' | 'contentOf'>,
  options: ResolvedOptions,
  within: Path = whole,
): Scope {
  const { severityOf, ruleSeverityOf, omitNulls } = leniencyOf(options)
  return { schema: schema(), options, within, severityOf, ruleSeverityOf, omitNulls, contentOf }
}
