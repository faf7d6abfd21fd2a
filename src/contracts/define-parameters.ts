import { describeInput, describeOutput } from '../parameters/described.ts'
import type { Form } from '../parameters/form.ts'
import { parameterNode } from '../parameters/parameter-node.ts'
import { parameterReader, type ReadParameters } from '../parameters/read-parameters.ts'
import type { Notice } from '../rules/rule.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import { inline } from '../schema/inline.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { once } from '../schema/once.ts'
import type { SchemaDocuments } from '../schema/resolve.ts'
import type { ParametersContract } from './contract.ts'
import { commonOf, type Definition, type Describe } from './define-contract.ts'
import type { OptionName, Options } from './options.ts'
import { parametersValidator } from './parameters-validator.ts'
import { responseSettings } from './settings.ts'

/** What a contract of parameters is made of. */
export interface ParameterSet<Fields> {
  readonly name: string
  readonly document: JsonSchema
  /** The documents that its references lead to, by `$id`. */
  readonly documents: () => SchemaDocuments
  readonly form: Form
  readonly check: (record: unknown) => record is Readonly<Fields>
  readonly notices: readonly Notice<Fields>[]
}

/** What stands in the answer for parameters that are left out: their defaults, or nothing. */
type LeftOut = 'defaults' | 'nothing'

const optionNames: readonly OptionName[] = ['maxIssues']

/** For every listed name its default, if it has one that is to be filled in. */
const defaultsOf = ({ properties = {} }: JsonSchema, leftOut: LeftOut): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      leftOut === 'defaults' && Object.hasOwn(schema, 'default') ? schema.default : undefined,
    ]),
  )

const readerOf = ({ properties = {} }: JsonSchema, form: Form): ReadParameters => parameterReader(properties, form)

/**
 * Makes a contract of parameters. That its answer is of type T is claimed here, in the signature, as in
 * `defineContract`.
 */
export function defineParameters<Input, T, Fields>(
  set: ParameterSet<Fields>,
  leftOut?: LeftOut,
): ParametersContract<Input, T, Options>
export function defineParameters<Fields>(
  { name, document, documents, form, check, notices }: ParameterSet<Fields>,
  leftOut: LeftOut = 'defaults',
): object {
  const whole = once(() => inline(document, documents()))
  const validator = parametersValidator(
    {
      form,
      check,
      notices,
      read: once(() => readerOf(whole(), form)),
      defaults: once(() => defaultsOf(whole(), leftOut)),
    },
    once(() => parameterNode(whole())),
  )
  const described: Describe = () => ({ input: describeInput(whole(), form), output: describeOutput(whole()) })
  return contractOf({ name, document, documents, validator, optionNames, settings: responseSettings, described })
}

/** Without `assert`, which could only claim the type of what is read, and that is not the type of what is answered. */
function contractOf(definition: Definition): object {
  const { id, settingsFor, validate, is, parse, standard } = commonOf(definition)
  return Object.freeze({
    name: definition.name,
    id,
    get schema() {
      return deepFrozen(definition.document)
    },
    validate,
    is,
    parse,
    with: (options: unknown) => contractOf({ ...definition, settings: settingsFor(options) }),
    '~standard': standard,
  })
}
