import type { DocumentSet } from '../evaluator/compile-schema.ts'
import { inputSchemaOf, outputSchemaOf } from '../parameters/input-and-output-schema.ts'
import type { Form } from '../parameters/parameter-form.ts'
import { compileParameterSchema } from '../parameters/compile-parameter-schema.ts'
import { parameterReader, type ReadParameters } from '../parameters/read-parameters.ts'
import type { Rule } from '../rules/define-rule.ts'
import { inline } from '../schema/resolve.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { once } from '../values/once.ts'
import type { ParametersContract } from './contract.ts'
import { createContract, type Definition, type Describe } from './define-contract.ts'
import { queryOptionNames, requestDefaults, responseDefaults, type OptionName, type Options } from './options.ts'
import { parametersValidator } from './parameters-validator.ts'

/**
 * Creates the contract of the path parameters, query string or headers of an operation.
 *
 * As in `defineContract`, the signature states the type of the result.
 */
export function defineParameters<Input, T, Fields, Given extends Options>(
  set: ParameterSet<Fields>,
  leftOut?: LeftOut,
): ParametersContract<Input, T, Given>
export function defineParameters<Fields>(
  { name, schema: { document, documents, keywords }, form, check, rules }: ParameterSet<Fields>,
  leftOut: LeftOut = 'defaults',
): object {
  const whole = once(() => inline(document, documents()))
  const schema = once(() => compileParameterSchema(whole(), keywords))
  const validator = parametersValidator(
    {
      form,
      check,
      rules,
      read: once(() => readerOf(whole(), form)),
      defaults: once(() => defaultsOf(whole(), leftOut)),
    },
    schema,
  )
  const described: Describe = () => ({ input: inputSchemaOf(whole(), form), output: outputSchemaOf(whole()) })
  const definition: Definition = {
    name,
    document,
    documents,
    schema,
    validator,
    optionNames: form.hasUnknown ? queryOptionNames : optionNames,
    resolved: form.hasUnknown ? requestDefaults : responseDefaults,
    described,
  }
  return createContract(definition, false)
}

export interface ParameterSet<Fields> {
  readonly name: string
  readonly schema: DocumentSet
  readonly form: Form
  readonly check: (record: unknown) => record is Readonly<Fields>
  readonly rules: readonly Rule[]
}

/** The values of missing parameters in the result: their defaults, or nothing. */
type LeftOut = 'defaults' | 'nothing'

const optionNames: readonly OptionName[] = ['maxIssues', 'messages', 'label']

/** Returns the default of every parameter by name: undefined if there is none, or if `leftOut` is `'nothing'`. */
const defaultsOf = ({ properties = {} }: JsonSchema, leftOut: LeftOut): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      leftOut === 'defaults' && Object.hasOwn(schema, 'default') ? schema.default : undefined,
    ]),
  )

const readerOf = ({ properties = {} }: JsonSchema, form: Form): ReadParameters => parameterReader(properties, form)
