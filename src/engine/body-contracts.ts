import type { Path } from '../issues/issue.ts'
import type { ErrorRuleCode } from '../issues/rule-params.ts'
import { type ListRule, type Rule, preparedRules } from '../rules/define-rule.ts'
import type { RuleFields } from '../rules/rule-fields.ts'
import { lazySchemaOf, type DocumentSet } from '../schema/resolve.ts'
import { tolerantSchema } from '../schema/tolerant.ts'
import type { Check } from '../schema/check.ts'
import { ownProperties } from '../schema/own-properties.ts'
import type { Fields, Read } from '../schema/read-parts.ts'
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
    ...parts,
    ...methodsOf(body),
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
  return responseContract({ ...parts, ...methodsOf(body) })
}

/** Creates the contract of a list in a response. `item` has the parts of one item. */
export function defineResponseList<T>(parts: ListParts, item: BodyParts): Contract<T, ResponseOptions> {
  const schema = lazySchemaOf(parts.documentSet)
  const list: ListBody = {
    ...parts,
    item: responseBody(item),
    check: withOwnErrors(parts.check),
    schema,
    leniencyOf: tolerantLeniency,
    contentOf: undefined,
  }
  return responseContract({
    ...parts,
    schema,
    errorRules: [],
    validate: (value, options, within) => validateList(list, value, options, within),
    isValid: (value, rejectsUnknown) => isValidList(list, value, rejectsUnknown),
  })
}

function bodyOf(parts: BodyParts, defaults?: Fields) {
  const errorRules = preparedRules(parts.errorRules, parts.ruleFields, 'error', defaults)
  return {
    ...parts,
    check: withOwnErrors(parts.check),
    schema: lazySchemaOf(parts.documentSet),
    errorRules,
    rules: [...errorRules, ...preparedRules(parts.warningRules, parts.ruleFields, 'warning')],
    contentOf: undefined,
  }
}

const responseBody = (parts: BodyParts): Body => ({ ...bodyOf(parts), responseOnly: [], leniencyOf: tolerantLeniency })

const methodsOf = (body: Body) => ({
  schema: body.schema,
  validate: (value: unknown, options: ResolvedOptions, within?: Path) => validateBody(body, value, options, within),
  isValid: (value: unknown, rejectsUnknown: boolean) => isValidBody(body, value, rejectsUnknown),
})

const responseContract = <T>(
  parts: Pick<Definition, 'name' | 'documentSet' | 'schema' | 'errorRules' | 'validate' | 'isValid'>,
): Contract<T, ResponseOptions> =>
  defineContract({
    ...parts,
    hasAssert: true,
    optionNames: responseOptionNames,
    resolved: responseDefaults,
    readBaseline: undefined,
    jsonSchemaOf: ({ reader }) => (reader === 'tolerant' ? tolerantSchema(parts.schema()) : parts.documentSet.document),
  })
