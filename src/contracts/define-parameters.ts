import { inputSchemaOf, outputSchemaOf } from '../parameters/input-and-output-schema.ts'
import type { HeadersInput, QueryInput } from '../parameters/input-types.ts'
import type { ParameterForm } from '../parameters/parameter-form.ts'
import { readFunctionOf } from '../parameters/read-parameters.ts'
import { fieldsOf, type Rule, preparedRules } from '../rules/define-rule.ts'
import { once } from '../schema/memoize.ts'
import { lazySchemaOf } from '../schema/resolve.ts'
import type { Body } from '../engine/body.ts'
import type { BodySpec } from '../engine/body-contracts.ts'
import type { BodyOptions, Options, ParametersContract } from '../engine/contract.ts'
import { withOwnErrors } from '../engine/check-record.ts'
import { defineContract } from '../engine/define-contract.ts'
import { strict } from '../engine/leniency.ts'
import { commonOptionNames, requestDefaults, responseDefaults } from '../engine/options.ts'
import { isValidBody } from '../engine/validate.ts'
import { parameterContent, validateParameters } from './validate-parameters.ts'

/** The contract of a query: it returns parsed parameters of type T, with their defaults. */
export type QueryContract<T> = ParametersContract<QueryInput<T>, Required<T>, BodyOptions>

/** The contract of request headers: it returns the known headers of type T. */
export type HeadersContract<T> = ParametersContract<HeadersInput, T, Options>

/** Creates the contract of the path parameters, query string or headers of an operation. */
export function defineParameters<Input, T, O extends Options>(spec: ParametersSpec): ParametersContract<Input, T, O> {
  const { form, rules } = spec
  const schema = lazySchemaOf(spec.documentSet)
  const ruleFields = fieldsOf(rules)
  // Created before a value is read, so that an error of the schema is not taken for one of the value.
  const body = once((): Body => ({
    read: readFunctionOf(schema(), form),
    check: withOwnErrors(spec.check),
    schema,
    errorRules: [],
    rules: preparedRules(rules, ruleFields, 'warning'),
    ruleFields,
    responseOnly: [],
    leniencyOf: () => strict,
    contentOf: parameterContent(form),
  }))
  return defineContract<Input, T, O>({
    ...spec,
    schema,
    validate: (value, options, within) => validateParameters(body(), value, options, within),
    isValid: (value, rejectsUnknown) => isValidBody(body(), value, rejectsUnknown),
    hasAssert: false,
    optionNames: form.hasUnknown ? commonOptionNames : ['maxIssues', 'messages', 'label'],
    resolved: form.hasUnknown ? requestDefaults : responseDefaults,
    errorRules: [],
    readBaseline: undefined,
    jsonSchemaOf: (_resolved, side) => (side === 'input' ? inputSchemaOf(schema(), form) : outputSchemaOf(schema())),
  })
}

/** The specification of a contract of parameters. */
export interface ParametersSpec extends Pick<BodySpec, 'name' | 'documentSet' | 'check'> {
  readonly form: ParameterForm
  /** Rules that warn. */
  readonly rules: readonly Rule[]
}
