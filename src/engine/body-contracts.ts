import type { Path, Result } from '../issues/issue.ts'
import type { ErrorRuleCode } from '../issues/rule-params.ts'
import { type ListRule, type Rule, preparedRules } from '../rules/define-rule.ts'
import type { RuleFields } from '../rules/rule-fields.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { lazySchemaOf, type DocumentSet } from '../schema/resolve.ts'
import { tolerantSchema } from '../schema/tolerant.ts'
import type { Check } from '../schema/check.ts'
import { ownProperties } from '../schema/own-properties.ts'
import type { Fields, Read, UnknownField } from '../schema/read-parts.ts'
import { readBaseline } from './baseline.ts'
import type { Body, ListBody } from './body.ts'
import { withOwnErrors } from './check-record.ts'
import type { Contract, ResponseOptions, UpdateOptions } from './contract.ts'
import { defineContract, type Validator } from './define-contract.ts'
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

/** A body: its document, the generated functions that read and check it, and its rules. */
export interface BodyParts {
  /** The name of the export. */
  readonly name: string
  readonly documentSet: DocumentSet
  readonly read: Read
  readonly check: Check
  readonly errorRules: readonly Rule<ErrorRuleCode>[]
  readonly warningRules: readonly Rule[]
  readonly ruleFields: RuleFields
}

interface UpdateParts {
  readonly defaults: object
  readonly responseOnly: readonly string[]
}

interface ListParts extends Pick<BodyParts, 'name' | 'documentSet' | 'check'> {
  readonly rules: readonly ListRule[]
}

/** Creates the contract of a request body that updates a resource and may have only some of its fields. */
export function defineUpdate<T>(parts: BodyParts, { defaults, responseOnly }: UpdateParts): Contract<T, UpdateOptions> {
  const ownDefaults = ownProperties({ ...defaults })
  const body: Body = { ...bodyOf(parts, ownDefaults), responseOnly, leniencyOf: unchangedLeniency }
  return defineContract({
    name: parts.name,
    ...parts.documentSet,
    schema: body.schema,
    errorRules: parts.errorRules,
    validator: validatorOf(body, validateBody, isValidBody, body.responseOnly),
    hasAssert: true,
    optionNames: updateOptionNames,
    resolved: requestDefaults,
    readBaseline: (given) => readBaseline(body, given === defaults ? ownDefaults : given, ownDefaults),
    jsonSchemaOf: () => parts.documentSet.document,
  })
}

/** Creates the contract of a response. Unlike an update, a response has no defaults for missing fields. */
export function defineResponse<T>(parts: BodyParts): Contract<T, ResponseOptions> {
  const body = responseBody(parts)
  return responseContract(parts, body.schema, validatorOf(body, validateBody, isValidBody, body.responseOnly))
}

/** Creates the contract of a list in a response. `item` has the parts of one item. */
export function defineResponseList<T>(parts: ListParts, item: BodyParts): Contract<T, ResponseOptions> {
  const { check, rules } = parts
  const schema = lazySchemaOf(parts.documentSet)
  const list: ListBody = {
    item: responseBody(item),
    check: withOwnErrors(check),
    schema,
    leniencyOf: tolerantLeniency,
    rules,
    contentOf: undefined,
  }
  return responseContract(parts, schema, validatorOf(list, validateList, isValidList))
}

function bodyOf(parts: BodyParts, defaults?: Fields) {
  const { ruleFields } = parts
  const errorRules = preparedRules(parts.errorRules, ruleFields, 'error', defaults)
  return {
    read: parts.read,
    check: withOwnErrors(parts.check),
    schema: lazySchemaOf(parts.documentSet),
    ruleFields,
    errorRules,
    rules: [...errorRules, ...preparedRules(parts.warningRules, ruleFields, 'warning')],
    contentOf: undefined,
  }
}

const responseBody = (parts: BodyParts): Body => ({ ...bodyOf(parts), responseOnly: [], leniencyOf: tolerantLeniency })

const whole: Path = []

/** @param isValid The fast check, for options that neither make an error a warning nor add values. */
export const validatorOf = <Parts>(
  parts: Parts,
  validate: (
    parts: Parts,
    value: unknown,
    options: ResolvedOptions,
    within: Path,
    addsDefaults: boolean,
  ) => Result<unknown>,
  isValid: (parts: Parts, value: unknown, unknownFields?: UnknownField[]) => boolean,
  responseOnly: readonly string[] = [],
): Validator => ({
  validate: (value, options, within = whole, addsDefaults = true) =>
    validate(parts, value, options, within, addsDefaults),
  is(value, options) {
    const { reader, baseline, unchanged } = options
    if (reader === 'tolerant' || baseline !== undefined || unchanged === 'accept')
      return validate(parts, value, options, whole, true).valid
    const unknownFields: UnknownField[] | undefined = options.unknownFields === 'error' ? [] : undefined
    if (!isValid(parts, value, unknownFields)) return false
    return unknownFields?.every(({ pointer, name }) => pointer === '' && responseOnly.includes(name)) ?? true
  },
})

type DefinitionParts = Pick<BodyParts, 'name' | 'documentSet'> & Partial<Pick<BodyParts, 'errorRules'>>

const responseContract = <T>(
  { name, documentSet, errorRules = [] }: DefinitionParts,
  schema: () => JsonSchema,
  validator: Validator,
): Contract<T, ResponseOptions> =>
  defineContract({
    name,
    ...documentSet,
    schema,
    errorRules,
    validator,
    hasAssert: true,
    optionNames: responseOptionNames,
    resolved: responseDefaults,
    readBaseline: undefined,
    jsonSchemaOf: ({ reader }) => (reader === 'tolerant' ? tolerantSchema(schema()) : documentSet.document),
  })
