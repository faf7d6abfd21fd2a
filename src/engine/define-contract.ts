import type { ResultOf } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { deepFrozen } from '../schema/own-properties.ts'
import { selfContained } from '../schema/resolve.ts'
import type { Contract, ParametersContract } from './contract.ts'
import { ContractError } from './contract-error.ts'
import { internals, type Internals } from './contract-internals.ts'
import type { Description } from './description.ts'
import { assertComplete, defaultOptions, resolveOptions, type ResolvedOptions } from './options.ts'
import { isValid, validate } from './validate.ts'

/**
 * Creates a contract from its description. It is frozen and has no state between calls, and its
 * methods work without `this`.
 *
 * The caller states the type of the contract, because TypeScript cannot infer it. The checks and
 * the type of valid values are generated from the same schema.
 */
export function defineContract<T, Options>(description: Description): Contract<T, Options>
export function defineContract<Input, T, Options>(
  description: Description,
): ParametersContract<Input, T, Options>
export function defineContract(description: Description): object {
  return contractWith(description, defaultOptions(description))
}

/** Creates a contract with the given default options. */
function contractWith(description: Description, base: ResolvedOptions): object {
  const { name, documentSet, isParsed, optionNames } = description
  const { document, documents } = documentSet
  const id = String(document.$id)
  const callNames = optionNames.filter((option) => option !== 'rules')

  function resolve(given: unknown): ResolvedOptions {
    const options = resolveOptions(description, base, given, callNames)
    assertComplete(options)
    return options
  }

  const check = (value: unknown, options?: unknown): ResultOf<unknown> =>
    validate(description, value, resolve(options))

  function parse(value: unknown, options?: unknown): unknown {
    const result = check(value, options)
    if (!result.valid) throw new ContractError(id, result.errors, result.warnings, name)
    return result.value
  }

  // Parameters have no `assert`: it would narrow the type of the input, but only what `parse`
  // returns has it.
  const assert = (value: unknown, options?: unknown): void => {
    parse(value, options)
  }

  const jsonSchema =
    (side: 'input' | 'output') =>
    ({ target }: { readonly target: string }): JsonSchema =>
      selfContained(description.jsonSchemaOf(base, side), documents(), target)

  return Object.freeze({
    name,
    id,
    get schema() {
      return deepFrozen(document)
    },
    validate: check,
    is: (value: unknown, options?: unknown) => isValid(description, value, resolve(options)),
    ...(!isParsed && { assert }),
    parse,
    with: (options: unknown) =>
      contractWith(description, resolveOptions(description, base, options)),
    '~standard': Object.freeze({
      version: 1,
      vendor: 'monitor-contract',
      validate(value: unknown) {
        const result = check(value)
        return result.valid ? { value: result.value } : { issues: result.errors }
      },
      jsonSchema: Object.freeze({ input: jsonSchema('input'), output: jsonSchema('output') }),
    }),
    [internals]: { description, options: base } satisfies Internals,
  })
}
