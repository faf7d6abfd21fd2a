import { ContractError } from '../issues/contract-error.ts'
import { createError } from '../issues/create-issue.ts'
import type { Result } from '../issues/issue.ts'
import { deepFrozen } from '../schema/own-properties.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { type DocumentSet, selfContained } from '../schema/resolve.ts'
import { internals, type ContractInternals } from './contract-internals.ts'
import type { Contract, ParametersContract } from './contract.ts'
import { resolveOptions, type ReadBaseline, type ResolvedOptions } from './options.ts'

export interface Definition extends DocumentSet, Pick<ContractInternals, 'optionNames' | 'schema' | 'errorRules'> {
  /** The name of the export. */
  readonly name: string
  readonly validator: Validator
  /**
   * Whether the contract has `assert`. Contracts of parameters do not, because `assert` would narrow the type of the
   * input, but only the new object that `parse` returns has this type.
   */
  readonly hasAssert: boolean
  readonly resolved: ResolvedOptions
  readonly readBaseline: ReadBaseline | undefined
  /** Returns the JSON Schema of valid input or of returned values, for the options of the contract. */
  readonly jsonSchemaOf: (resolved: ResolvedOptions, side: 'input' | 'output') => JsonSchema
}

export interface Validator {
  readonly is: (value: unknown, options: ResolvedOptions) => boolean
  readonly validate: ContractInternals['validate']
}

/**
 * Creates a contract, which is frozen and has no state between calls. Its methods work without `this`.
 *
 * The caller states the type T of valid values, because TypeScript cannot infer it. The checks and T are generated from
 * the same schema.
 */
export function defineContract<T, Options>(definition: Definition): Contract<T, Options>
export function defineContract<Input, T, Options>(definition: Definition): ParametersContract<Input, T, Options>
export function defineContract(definition: Definition): object {
  const { name, document, documents, schema, validator, optionNames, errorRules, readBaseline, jsonSchemaOf } =
    definition
  const { resolved: base, hasAssert } = definition
  const id = String(document.$id)

  const resolve = (options: unknown): ResolvedOptions => resolveOptions(options, optionNames, base, readBaseline)

  const validate = (value: unknown, options?: unknown): Result<unknown> =>
    validator.validate(value, options === undefined ? base : resolve(options))

  const is = (value: unknown, options?: unknown): boolean =>
    validator.is(value, options === undefined ? base : resolve(options))

  function parse(value: unknown, options?: unknown): unknown {
    const result = validate(value, options)
    if (!result.valid) throw new ContractError(id, result.errors, result.warnings, name)
    return result.value
  }

  const jsonSchema =
    (side: 'input' | 'output') =>
    ({ target }: { readonly target: string }): JsonSchema =>
      selfContained(jsonSchemaOf(base, side), documents(), target)

  const internal: ContractInternals = {
    optionNames,
    resolve,
    validate: validator.validate,
    schema,
    errorRules,
    createError: (path, content, options) => createError(path, content, { options, within: [] }),
  }

  return Object.freeze({
    name,
    id,
    get schema() {
      return deepFrozen(document)
    },
    validate,
    is,
    ...(hasAssert && {
      assert(value: unknown, options?: unknown): void {
        parse(value, options)
      },
    }),
    parse,
    with: (options: unknown) => defineContract({ ...definition, resolved: resolve(options) }),
    '~standard': Object.freeze({
      version: 1,
      vendor: 'monitor-contract',
      validate(value: unknown) {
        const result = validator.validate(value, base)
        return result.valid ? { value: result.value } : { issues: result.errors }
      },
      jsonSchema: Object.freeze({ input: jsonSchema('input'), output: jsonSchema('output') }),
    }),
    [internals]: internal,
  })
}
