import { monitorFieldReaders, errorGroupFieldReaders } from '../generated/field-readers.ts'
import type { ErrorGroup, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Severity } from '../issues/finding.ts'
import { constantPath } from '../issues/path-text.ts'
import type { FieldReaders } from '../schema/field-readers.ts'
import { isFields } from '../schema/read-values.ts'
import type { FieldPath, Seen } from './field-path.ts'
import type { Rule, RuleField } from './rule.ts'
import { ruleWriter } from './rule-writer.ts'

/** A rule with the types of its code and its params. */
export interface TypedRule<Code extends string, Params> extends Rule {
  readonly code: Code
  /** Only for the compiler: is never set. */
  readonly paramsType?: Params
}

/** The code of a rule, and what it reads, checks and says. */
export interface RuleDefinition<
  T,
  Code extends string,
  Reads extends readonly FieldPath<T>[],
  IfPresent extends readonly FieldPath<T>[],
  Found,
> {
  readonly code: Code
  /** The place of the issue, dotted where nested. It need not be in the value. */
  readonly at: FieldPath<T>
  /** The fields that must be present, not null and valid; otherwise the rule is silent. */
  readonly reads?: Reads
  /** The fields that may be missing. If present, they must be valid and not null. */
  readonly readsIfPresent?: IfPresent
  /** Default: `'error'`. */
  readonly severity?: Severity
  /**
   * Returns the params of the issue, a list of issues, or undefined if the fields follow the rule.
   */
  check(fields: Seen<T, Reads[number], IfPresent[number]>): Found
  /** Returns the message without the name of the field at its start. Stands after `check`. */
  message(params: ParamsIn<NotInferred<Found>>, name: (field: FieldPath<T>) => string): string
}

/** The same type, but TypeScript does not infer it here. */
export type NotInferred<T> = [T][T extends unknown ? 0 : never]

/** The params in what the function `check` of a rule returns. */
export type ParamsIn<Found> = Found extends readonly { readonly params: infer P }[]
  ? P
  : Exclude<Found, readonly unknown[] | undefined>

/** Defines a rule about values of type T. */
type DefineRule<T> = <
  const Code extends string,
  Found extends object | undefined,
  const Reads extends readonly FieldPath<T>[] = [],
  const IfPresent extends readonly FieldPath<T>[] = [],
>(
  definition: RuleDefinition<T, Code, Reads, IfPresent, Found> &
    Pick<UntypedDefinition, 'runsOnRejected'>,
) => TypedRule<Code, ParamsIn<Found>>

/** Returns the function that defines rules about records with the given fields. */
function ruleDefiner<T>(readers: FieldReaders): DefineRule<T>
function ruleDefiner(readers: FieldReaders): object {
  return (definition: UntypedDefinition): Rule => createRule(definition, readers)
}

/** Defines a rule about an update, and about a monitor in a response. */
export const defineMonitorRule = /* @__PURE__ */ ruleDefiner<IcmpMonitorUpdate>(monitorFieldReaders)

export const defineErrorGroupRule = /* @__PURE__ */ ruleDefiner<ErrorGroup>(errorGroupFieldReaders)

/**
 * Returns the function that defines rules about parameters of a request. They can be about a
 * missing parameter, so they run even where the request has none of the parameters that they read.
 */
export function parameterRuleDefiner<T>(): DefineRule<T>
export function parameterRuleDefiner(): object {
  return (definition: UntypedDefinition): Rule => ({
    ...createRule(definition, {}),
    runsWithoutFields: true,
  })
}

/** A definition whose types are not known, as a program without TypeScript passes it. */
export interface UntypedDefinition {
  readonly code: string
  readonly at: string
  readonly reads?: readonly string[] | undefined
  readonly readsIfPresent?: readonly string[] | undefined
  readonly severity?: Severity | undefined
  /** Whether the rule runs although the stored value of a field that it reads is not allowed. */
  readonly runsOnRejected?: boolean
  readonly check: (fields: unknown) => object | undefined
  readonly message: (params: object, name: (field: string) => string) => string
}

/**
 * Creates a rule from its definition: looks up the readers of its fields, and makes their paths.
 */
export function createRule(definition: UntypedDefinition, readers: FieldReaders): Rule {
  const { code, severity = 'error', reads = [], readsIfPresent = [] } = definition
  const at = constantPath(definition.at.split('.'))
  const field = (name: string, isRequired: boolean): RuleField => {
    const path = name.split('.')
    const [topName = name] = path
    const valueIn = readers[name] ?? ((record) => (isFields(record) ? record[name] : undefined))
    return { name, path: constantPath(path), topName, isRequired, valueIn }
  }
  const fields = [
    ...reads.map((name) => field(name, true)),
    ...readsIfPresent.map((name) => field(name, false)),
  ]
  return {
    code,
    severity,
    at,
    reads: fields,
    runsWithoutFields: false,
    runsOnRejected: definition.runsOnRejected === true,
    check: definition.check,
    write: ruleWriter({ at, reads: fields, message: definition.message }),
  }
}
