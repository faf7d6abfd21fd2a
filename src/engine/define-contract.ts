import { ContractError } from '../issues/contract-error.ts'
import { createError } from '../issues/create-issue.ts'
import type { Result } from '../issues/issue.ts'
import { deepFrozen } from '../schema/own-properties.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { type DocumentSet, selfContained } from '../schema/resolve.ts'
import { internals, type ContractInternals } from './contract-internals.ts'
import type { Contract, ParametersContract } from './contract.ts'
import { resolveOptions, type ReadBaseline, type ResolvedOptions } from './options.ts'

export interface Definition extends Pick<ContractInternals, 'optionNames' | 'validate' | 'schema' | 'errorRules'> {
  /** The name of the export. */
  readonly name: string
  readonly documentSet: DocumentSet
  /** The fast check, for options that neither make an error a warning nor add values. */
  readonly isValid: (value: unknown, rejectsUnknown: boolean) => boolean
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

/**
 * Creates a contract, which is frozen and has no state between calls. Its methods work without `this`.
 *
 * The caller states the type T of valid values, because TypeScript cannot infer it. The checks and T are generated from
 * the same schema.
 */
export function defineContract<T, Options>(definition: Definition): Contract<T, Options>
export function defineContract<Input, T, Options>(definition: Definition): ParametersContract<Input, T, Options>
export function defineContract(definition: Definition): object {
  const { name, documentSet, isValid, hasAssert, optionNames, resolved: base, readBaseline, jsonSchemaOf } = definition
  const { document, documents } = documentSet
  const id = String(document.$id)

  const resolve = (options: unknown): ResolvedOptions => resolveOptions(options, optionNames, base, readBaseline)

  const validate = (value: unknown, options?: unknown): Result<unknown> => definition.validate(value, resolve(options))

  function is(value: unknown, options?: unknown): boolean {
    const resolved = options === undefined ? base : resolve(options)
    const { reader, baseline, unchanged, unknownFields } = resolved
    return reader === 'tolerant' || baseline !== undefined || unchanged === 'accept'
      ? definition.validate(value, resolved).valid
      : isValid(value, unknownFields === 'error')
  }

  function parse(value: unknown, options?: unknown): unknown {
    const result = validate(value, options)
    if (!result.valid) throw new ContractError(id, result.errors, result.warnings, name)
    return result.value
  }

  const jsonSchema =
    (side: 'input' | 'output') =>
    ({ target }: { readonly target: string }): JsonSchema =>
      selfContained(jsonSchemaOf(base, side), documents(), target)

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
        const result = definition.validate(value, base)
        return result.valid ? { value: result.value } : { issues: result.errors }
      },
      jsonSchema: Object.freeze({ input: jsonSchema('input'), output: jsonSchema('output') }),
    }),
    [internals]: {
      ...definition,
      resolve,
      createError: (path, content, options) => createError(path, content, { options, within: [] }),
    } satisfies ContractInternals,
  })
}
