import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Path, Severity } from '../issues/issue.ts'
import type { RuleCode, RuleParams } from '../issues/rule-params.ts'
import type { Fields } from '../schema/read-values.ts'
import { type monitorFields, type RuleFields, ruleFields, type Values } from './rule-fields.ts'

/**
 * Returns a function that defines a rule about fields of `All`. The parameter type of `check` has only the fields in
 * `reads` and `readsIfPresent`.
 */
export function defineRule<All>(): DefineRule<All> {
  return (definition) => ({ reads: [], readsIfPresent: [], inner: undefined, paths: undefined, ...definition })
}

/** Defines a rule about the fields of an update. */
export const defineMonitorRule =
  /* @__PURE__ */ defineRule<Pick<IcmpMonitorUpdate, (typeof monitorFields.names)[number]>>()

/**
 * Returns the name of a field in a message: its label, after `the stored` or `the default` if the field is missing in
 * the value.
 */
export type FieldName = (field: string) => string

/** A cross-field rule, or a warning about a value that the schema allows. */
export interface Rule<Code extends RuleCode = RuleCode> {
  readonly code: Code
  /** The field of the issue. If the rule does not read its value, the field must be present, even if it is invalid. */
  readonly at: string
  /** The fields that must be valid and not null, in the value, the baseline or, for errors of updates, the defaults. */
  readonly reads: readonly string[]
  /** The fields that may be missing. If present, they must be valid and not null. */
  readonly readsIfPresent: readonly string[]
  /** The nested field that messages name in place of its object, such as `pingCount` in `request`. */
  readonly inner: readonly [field: string, inside: string] | undefined
  /** Returns the params of the issue if the fields break the rule, otherwise undefined. */
  check(fields: Fields): RuleParams[Code] | undefined
  /** Returns the paths of the issues. If undefined, the only issue is at the field `at`. */
  readonly paths: WithPaths['paths'] | undefined
  /**
   * Returns the end of the message, after the name of the field.
   *
   * @param name Returns the name of another field in the message.
   */
  message(params: RuleParams[Code], name: FieldName): string
}

/**
 * Declares `paths` as a method, so that TypeScript accepts a rule that reads fewer fields.
 */
interface WithPaths {
  paths(fields: Fields): readonly Path[]
}

/** A field that a rule names. */
export interface RuleField {
  readonly name: string
  /** The index of its value among those of `RuleFields`. */
  readonly index: number
  /** Whether the rule is silent if the field is missing. It is always silent if the field is null. */
  readonly isNeeded: boolean
}

/** A rule with precomputed fields. All prepared rules have the same shape, on which the loop over rules is fast. */
export interface PreparedRule extends Omit<Rule, 'code'> {
  /** The code of the issue. */
  readonly code: string
  readonly severity: Severity
  /** The fields that must be valid, if present. */
  readonly readFields: readonly RuleField[]
  /** All fields that the rule names. */
  readonly fields: readonly RuleField[]
  /** The documented defaults of the fields that the rules of the body name. Only errors of updates have them. */
  readonly defaults: Values
}

export function preparedRules(
  rules: readonly Rule[],
  { names }: RuleFields,
  severity: Severity,
  documented?: Fields,
): readonly PreparedRule[] {
  const defaults = names.map((name) => documented?.[name])
  const field = (name: string, isNeeded: boolean): RuleField => ({ name, index: names.indexOf(name), isNeeded })
  return rules.map((rule) => {
    const readFields = [
      ...rule.reads.map((name) => field(name, true)),
      ...rule.readsIfPresent.map((name) => field(name, false)),
    ]
    const fields = readFields.some(({ name }) => name === rule.at) ? readFields : [...readFields, field(rule.at, true)]
    return { ...rule, severity, readFields, fields, defaults }
  })
}

/** Returns the fields that rules name. */
export const fieldsOf = (rules: readonly Rule[]): RuleFields =>
  ruleFields(rules.flatMap(({ at, reads, readsIfPresent }) => [at, ...reads, ...readsIfPresent]))

/** The fields of an item that rules read; undefined if the item is not an object. */
export type Item = Fields | undefined

export interface BrokenItem<Code extends RuleCode> {
  readonly index: number
  readonly params: RuleParams[Code]
  /** The indices of the other items that the issue is about. */
  readonly related: readonly number[]
}

/** A rule that compares the items of a list, and warns. */
export interface ListRule<Code extends RuleCode = RuleCode> {
  readonly code: Code
  readonly at: string
  readonly reads: readonly string[]
  /** Returns the items that break the rule, in the order of the list. */
  check(items: readonly Item[]): readonly BrokenItem<Code>[]
  /**
   * Returns the end of the message, after the name of the item.
   *
   * @param nameOf Returns the name of another item.
   * @param name Returns the name of a field of the item.
   */
  message(params: RuleParams[Code], nameOf: (index: number) => string, name: FieldName): string
}

type Present<All, Name extends keyof All> = { readonly [Field in Name]-?: NonNullable<All[Field]> }
type Optional<All, Name extends keyof All> = { readonly [Field in Name]?: NonNullable<All[Field]> | undefined }

interface RuleDefinition<All, Reads extends Names<All>, IfPresent extends Names<All>, Code extends RuleCode> {
  readonly code: Code
  readonly at: keyof All & string
  readonly reads?: Reads
  readonly readsIfPresent?: IfPresent
  readonly inner?: readonly [field: Reads[number], inside: string]
  check(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): RuleParams[Code] | undefined
  paths?(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): readonly Path[]
  message(params: RuleParams[Code], name: FieldName): string
}

type Names<All> = readonly (keyof All & string)[]

export type DefineRule<All> = <
  const Code extends RuleCode,
  const Reads extends Names<All> = [],
  const IfPresent extends Names<All> = [],
>(
  definition: RuleDefinition<All, Reads, IfPresent, Code>,
) => Rule<Code>

/**
 * The documentation of a rule, for the reference, editors and tests. Each rule file exports `documentation` beside the
 * rule, so that a bundle of the rule does not contain it.
 */
export interface RuleDocumentation {
  /** When the issue is reported, in Markdown. */
  readonly meaning: string
  /** The location of the issue, in Markdown. By default it is the field of the rule. */
  readonly location?: string
  /** The nested fields that the rule reads, such as `request.pingCount`, if any. */
  readonly inside?: readonly string[]
  /**
   * Examples of fields that break the rule, added to a minimal valid value. For a list, two items have these fields.
   */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}
