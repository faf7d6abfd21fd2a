import { inputSchemaOf, outputSchemaOf } from '../parameters/input-and-output-schema.ts'
import type { Form } from '../parameters/parameter-form.ts'
import { readFunctionOf } from '../parameters/read-parameters.ts'
import { type Rule, preparedRules } from '../rules/define-rule.ts'
import { schemaOf, type DocumentSet } from '../schema/resolve.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Check } from '../schema/check.ts'
import { once } from '../schema/once.ts'
import type { ParametersContract } from './contract.ts'
import { withOwnErrors } from './check-record.ts'
import { defineContract } from './define-contract.ts'
import { queryOptionNames, requestDefaults, responseDefaults, type OptionName, type Options } from './options.ts'
import { areValidParameters, validateParameters, type Parameters } from './validate-parameters.ts'

/** Creates the contract of the path parameters, query string or headers of an operation. */
export function defineParameters<Input, T, Given extends Options>({
  name,
  documents,
  form,
  check,
  rules,
}: ParameterSet): ParametersContract<Input, T, Given> {
  const schema = schemaOf(documents)
  const parameters: Parameters = {
    form,
    check: withOwnErrors(check),
    rules: preparedRules(rules, 'warning'),
    schema,
    read: once(() => readFunctionOf(schema(), form)),
    defaults: once(() => defaultsOf(schema())),
  }
  return defineContract<Input, T, Given>({
    name,
    ...documents,
    schema,
    validator: {
      validate: (value, options, within) => validateParameters(parameters, value, options, within),
      is: (value, options) => areValidParameters(parameters, value, options),
    },
    hasAssert: false,
    optionNames: form.hasUnknown ? queryOptionNames : optionNames,
    resolved: form.hasUnknown ? requestDefaults : responseDefaults,
    errorRules: [],
    readBaseline: undefined,
    jsonSchemaOf: (_resolved, side) => (side === 'input' ? inputSchemaOf(schema(), form) : outputSchemaOf(schema())),
  })
}

/** The parts of a contract of parameters. */
export interface ParameterSet {
  readonly name: string
  readonly documents: DocumentSet
  readonly form: Form
  readonly check: Check
  /** Rules that warn. */
  readonly rules: readonly Rule[]
}

const optionNames: readonly OptionName[] = ['maxIssues', 'messages', 'label']

/** Returns the default of every parameter by name: undefined if there is none. */
const defaultsOf = ({ properties = {} }: JsonSchema): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      Object.hasOwn(schema, 'default') ? schema.default : undefined,
    ]),
  )
