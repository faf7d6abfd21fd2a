import { compileSchema, type CompiledSchema, type DocumentSet } from '../evaluator/compile-schema.ts'
import type { ListRule, Rule } from '../rules/define-rule.ts'
import { fieldSet, orderedRules } from '../rules/field-sets.ts'
import { inline } from '../schema/resolve.ts'
import { once } from '../values/once.ts'
import { ownProperties } from '../values/own-properties.ts'
import { tolerantSchema } from '../schema/tolerant.ts'
import { baselineReader, bodyValidator, type Body } from './body-validator.ts'
import type { Contract } from './contract.ts'
import { defineContract, type Describe, type Validator } from './define-contract.ts'
import { listValidator } from './list-validator.ts'
import {
  requestDefaults,
  responseDefaults,
  responseOptionNames,
  updateOptionNames,
  type ResponseOptions,
  type UpdateOptions,
} from './options.ts'

/** Creates the contract of a request body that updates a resource and may have only some of its fields. */
export function defineUpdate<T>(parts: BodyParts, { defaults, responseOnly }: UpdateParts): Contract<T, UpdateOptions> {
  const compiled = compile(parts)
  const body: Body = {
    ...bodyOf(parts),
    defaults: ownProperties(defaults),
    defaulted: fieldSet(Object.keys(defaults), parts.reader.ruleFields),
    responseOnly,
  }
  return defineContract({
    ...compiled,
    validator: bodyValidator(body, compiled.schema),
    optionNames: updateOptionNames,
    resolved: requestDefaults,
    readBaseline: baselineReader(body, compiled.schema, defaults),
  })
}

export const defineResponse = <T>(parts: BodyParts): Contract<T, ResponseOptions> =>
  responseContract(parts, bodyValidator)

/** Creates the contract of a list in a response. The reader and the rules in `parts` are for one item. */
export const defineResponseList = <T>(parts: BodyParts, rules: readonly ListRule[]): Contract<T, ResponseOptions> =>
  responseContract(parts, (body, schema) => listValidator(body, schema, rules))

export interface BodyParts {
  /** The name of the export. */
  readonly name: string
  readonly schema: DocumentSet
  readonly reader: Pick<Body, 'read' | 'complete' | 'ruleFields'>
  readonly errorRules: readonly Rule[]
  readonly warningRules: readonly Rule[]
}

interface UpdateParts {
  readonly defaults: object
  readonly responseOnly: readonly string[]
}

function compile({ name, schema: { document, documents: given, keywords } }: BodyParts) {
  const documents = once(given)
  return { name, document, documents, schema: once(() => compileSchema(document, documents(), keywords)) }
}

const bodyOf = ({ reader: { read, complete, ruleFields }, errorRules, warningRules }: BodyParts) => ({
  read,
  complete,
  ruleFields,
  errorRules: orderedRules(errorRules, ruleFields),
  warningRules: orderedRules(warningRules, ruleFields),
})

/** Creates the contract of a response. Unlike an update, a response has no defaults for missing fields. */
function responseContract<T>(
  parts: BodyParts,
  validatorOf: (body: Body, schema: () => CompiledSchema) => Validator,
): Contract<T, ResponseOptions> {
  const compiled = compile(parts)
  const body: Body = { ...bodyOf(parts), defaults: undefined, defaulted: 0, responseOnly: [] }
  const described: Describe = ({ reader }) => {
    const { document, documents } = compiled
    const schema = reader === 'tolerant' ? tolerantSchema(inline(document, documents())) : document
    return { input: schema, output: schema }
  }
  return defineContract({
    ...compiled,
    validator: validatorOf(body, compiled.schema),
    optionNames: responseOptionNames,
    resolved: responseDefaults,
    described,
  })
}
