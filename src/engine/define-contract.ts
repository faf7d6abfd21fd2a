import { ContractError } from '../issues/contract-error.ts'
import { createIssue } from '../issues/create-issue.ts'
import { placeOf } from '../issues/path-text.ts'
import type { ErrorRuleCode } from '../issues/rule-params.ts'
import type { Path, Result } from '../issues/issue.ts'
import type { Rule } from '../rules/define-rule.ts'
import { deepFrozen } from '../schema/own-properties.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { type SchemaDocuments, selfContained } from '../schema/resolve.ts'
import { internals, type ContractInternals } from './contract-internals.ts'
import type { Contract } from './contract.ts'
import { resolveOptions, type OptionName, type ReadBaseline, type ResolvedOptions } from './options.ts'

/**
 * Creates the contract of a body. The contract is frozen and has no state between calls. Its methods work without
 * `this`.
 *
 * The signature states the type T of valid values, because TypeScript cannot infer it. The checks and T are generated
 * from the same schema.
 */
export function defineContract<T, Options>(definition: Definition): Contract<T, Options>
export function defineContract(definition: Definition): object {
  return createContract(definition, true)
}

export interface Definition {
  /** The name of the export. */
  readonly name: string
  readonly document: JsonSchema
  /** The documents that `document` refers to, by `$id`. */
  readonly documents: () => SchemaDocuments
  /** Returns the schema without references. */
  readonly schema: () => JsonSchema
  readonly validator: Validator
  readonly errorRules?: readonly Rule<ErrorRuleCode>[]
  readonly optionNames: readonly OptionName[]
  readonly resolved: ResolvedOptions
  readonly readBaseline?: ReadBaseline
  /** If omitted, `document` describes both input and output. */
  readonly schemasOf?: SchemasOf
}

export interface Validator {
  readonly is: (value: unknown, options: ResolvedOptions) => boolean
  /** Validates a value. The path of each issue begins with `within`. */
  readonly validate: (value: unknown, options: ResolvedOptions, within: Path) => Result<unknown>
}

/** Returns the JSON Schemas of valid input and of returned values, for the options of the contract. */
export type SchemasOf = (resolved: ResolvedOptions) => { readonly input: JsonSchema; readonly output: JsonSchema }

const whole: Path = []

/**
 * Creates a contract. Contracts of parameters have no `assert`, because `assert` would narrow the type of the input,
 * but only the new object that `parse` returns has this type.
 */
export function createContract(definition: Definition, hasAssert: boolean): object {
  const { name, document, documents, schema, validator, optionNames, resolved: base } = definition
  const defaults = { errorRules: [], readBaseline: undefined, schemasOf: undefined }
  const { errorRules, readBaseline, schemasOf } = { ...defaults, ...definition }
  const id = String(document.$id)

  const resolve = (options: unknown): ResolvedOptions => resolveOptions(options, optionNames, base, readBaseline)

  const validate = (value: unknown, options?: unknown): Result<unknown> =>
    validator.validate(value, options === undefined ? base : resolve(options), whole)

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
      selfContained(schemasOf === undefined ? document : schemasOf(base)[side], documents(), target)

  const internal: ContractInternals = {
    optionNames,
    resolve,
    validate: (value, resolved, within = whole) => validator.validate(value, resolved, within),
    schema,
    errorRules,
    createError: (path, content, resolved) =>
      createIssue(deepFrozen({ severity: 'error', place: placeOf(path), content, related: undefined }), resolved),
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
    with: (options: unknown) => createContract({ ...definition, resolved: resolve(options) }, hasAssert),
    '~standard': Object.freeze({
      version: 1,
      vendor: 'monitor-contract',
      validate(value: unknown) {
        const result = validator.validate(value, base, whole)
        return result.valid ? { value: result.value } : { issues: result.errors }
      },
      jsonSchema: Object.freeze({ input: jsonSchema('input'), output: jsonSchema('output') }),
    }),
    [internals]: internal,
  })
}
