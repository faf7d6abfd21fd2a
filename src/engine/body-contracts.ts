import type { Path } from '../issues/issue.ts'
import type { ErrorRuleCode } from '../issues/rule-params.ts'
import { type ListRule, type Rule, preparedRules } from '../rules/define-rule.ts'
import type { RuleFields } from '../rules/rule-fields.ts'
import { lazySchemaOf, type DocumentSet } from '../schema/resolve.ts'
import { tolerantSchema } from '../schema/tolerant.ts'
import type { Check } from '../schema/check.ts'
import { ownProperties } from '../schema/own-properties.ts'
import type { Fields, Read } from '../schema/read-values.ts'
import { readBaseline } from './baseline.ts'
import type { Body, ListBody } from './body.ts'
import { withOwnErrors } from './check-record.ts'
import type { Contract, ResponseOptions, UpdateOptions } from './contract.ts'
import { defineContract, type Definition } from './define-contract.ts'
import { tolerantLeniency, unchangedLeniency } from './leniency.ts'
import {
  requestDefaults,
  responseDefaults,
  responseOptionNames,
  updateOptionNames,
  type ResolvedOptions,
} from './options.ts'
import { isValidBody, validateBody } from './validate.ts'
import { isValidList, validateList } from './validate-list.ts'

/** The specification of a body: its document, the generated functions that read and check it, and its rules. */
export interface BodySpec {
  /** The name of the export. */
  readonly name: string
  readonly documentSet: DocumentSet
  readonly read: Read
  readonly check: Check
  readonly errorRules: readonly Rule<ErrorRuleCode>[]
  readonly warningRules: readonly Rule[]
  readonly ruleFields: RuleFields
}

interface UpdateSpec {
  readonly defaults: object
  readonly responseOnly: readonly string[]
}

interface ListSpec extends Pick<BodySpec, 'name' | 'documentSet' | 'check'> {
  readonly rules: readonly ListRule[]
}

/** Creates the contract of a request body that updates a resource and may have only some of its fields. */
export function defineUpdate<T>(spec: BodySpec, { defaults, responseOnly }: UpdateSpec): Contract<T, UpdateOptions> {
  const ownDefaults = ownProperties({ ...defaults })
  const body: Body = { ...bodyOf(spec, ownDefaults), responseOnly, leniencyOf: unchangedLeniency }
  return defineContract({
    ...spec,
    ...methodsOf(body),
    hasAssert: true,
    optionNames: updateOptionNames,
    resolved: requestDefaults,
    readBaseline: (given) => readBaseline(body, given === defaults ? ownDefaults : given, ownDefaults),
    jsonSchemaOf: () => spec.documentSet.document,
  })
}

/** Creates the contract of a response. Unlike an update, a response has no defaults for missing fields. */
export function defineResponse<T>(spec: BodySpec): Contract<T, ResponseOptions> {
  const body = responseBody(spec)
  return responseContract({ ...spec, ...methodsOf(body) })
}

/** Creates the contract of a list in a response. `item` is the spec of one item. */
export function defineResponseList<T>(spec: ListSpec, item: BodySpec): Contract<T, ResponseOptions> {
  const schema = lazySchemaOf(spec.documentSet)
  const list: ListBody = {
    ...spec,
    item: responseBody(item),
    check: withOwnErrors(spec.check),
    schema,
    leniencyOf: tolerantLeniency,
    contentOf: undefined,
  }
  return responseContract({
    ...spec,
    schema,
    errorRules: [],
    validate: (value, options, within) => validateList(list, value, options, within),
    isValid: (value, rejectsUnknown) => isValidList(list, value, rejectsUnknown),
  })
}

function bodyOf(spec: BodySpec, defaults?: Fields) {
  const errorRules = preparedRules(spec.errorRules, spec.ruleFields, 'error', defaults)
  return {
    ...spec,
    check: withOwnErrors(spec.check),
    schema: lazySchemaOf(spec.documentSet),
    errorRules,
    rules: [...errorRules, ...preparedRules(spec.warningRules, spec.ruleFields, 'warning')],
    contentOf: undefined,
  }
}

const responseBody = (spec: BodySpec): Body => ({ ...bodyOf(spec), responseOnly: [], leniencyOf: tolerantLeniency })

const methodsOf = (body: Body) => ({
  schema: body.schema,
  validate: (value: unknown, options: ResolvedOptions, within?: Path) => validateBody(body, value, options, within),
  isValid: (value: unknown, rejectsUnknown: boolean) => isValidBody(body, value, rejectsUnknown),
})

const responseContract = <T>(
  spec: Pick<Definition, 'name' | 'documentSet' | 'schema' | 'errorRules' | 'validate' | 'isValid'>,
): Contract<T, ResponseOptions> =>
  defineContract({
    ...spec,
    hasAssert: true,
    optionNames: responseOptionNames,
    resolved: responseDefaults,
    readBaseline: undefined,
    jsonSchemaOf: ({ reader }) => (reader === 'tolerant' ? tolerantSchema(spec.schema()) : spec.documentSet.document),
  })
