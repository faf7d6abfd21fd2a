import type { JsonSchema } from '../schema/json-schema.ts'
import type { ValueTable } from '../schema/value-table.ts'

/**
 * The documentation of a rule, for the reference, editors, `rules.json` and tests. Each rule file exports it as
 * `documentation` beside the rule, so that no bundle contains it.
 */
export type RuleDocumentation = RuleDescription &
  (Pick<RuleStatement, 'cel' | 'celMessageField'> | Pick<RuleStatement, 'table'> | Pick<RuleStatement, 'withoutCel'>)

/** The documentation of a rule that does not compare fields of one monitor. */
export interface RuleDescription {
  /** When the issue is reported, in Markdown. */
  readonly meaning: string
  /** The location of the issue, in Markdown. By default it is the field of the rule. */
  readonly place?: string
  /** The fields that the rule reads inside the objects of `reads`, if any. */
  readonly inside?: readonly string[]
  /**
   * The schema of broken objects by field: an object with the field breaks the rule if it is valid. Editors show the
   * message of the rule, which must contain no values.
   */
  readonly brokenIf?: { readonly [field: string]: Condition }
  /**
   * Examples of fields that break the rule, added to a minimal valid value. For a list, two items have these fields.
   */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}

/** A condition on the fields of one object. */
export interface Condition {
  readonly properties: { readonly [field: string]: JsonSchema & { readonly not?: JsonSchema } }
  readonly required?: readonly string[]
}

/** What a rule states, as data. A rule that compares fields of one monitor has one of the three. */
export interface RuleStatement {
  /**
   * The rule in CEL, written for values that are present: the generator adds what makes the rule silent if a field of
   * `reads` or `requires` is missing or null.
   */
  readonly cel: string
  /** A param that the message contains, and the field from which its value comes. */
  readonly celMessageField?: readonly [param: string, field: string]
  /** The allowed values of the rule's field. CEL, bundled schemas and OpenAPI are generated from this table. */
  readonly table: ValueTable
  /** The reason why `rules.json` does not contain the rule. */
  readonly withoutCel: string
}
