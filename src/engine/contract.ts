import type { Result } from '../issues/issue.ts'
import type { TolerantValue } from '../schema/tolerant.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Reader } from './options.ts'
import type { StandardProps } from './standard-schema.ts'

/** The type of a value that a contract with the given reader accepts. */
export type ReadBy<Mode extends Reader, T> = 'tolerant' extends Mode ? TolerantValue<T> : T

/** The options of one call; those with a `reader` keep its value, which decides the type of the result. */
export type OptionsBy<Mode extends Reader, Options> = 'reader' extends keyof Options
  ? [Mode] extends [never]
    ? Options
    : Options & { readonly reader?: Mode | undefined }
  : Options

/** What the contracts of bodies and of parameters have in common. */
export interface ContractBase<Input, T> {
  /** The name that the package exports the contract by, such as `icmpMonitorUpdate`. */
  readonly name: string
  /** The `$id` of the JSON Schema document. */
  readonly id: string
  /**
   * The JSON Schema document; its references are absolute. A self-contained one comes from `'~standard'.jsonSchema`.
   */
  readonly schema: JsonSchema
  /** For libraries that accept any validator: Standard Schema and Standard JSON Schema. */
  readonly '~standard': StandardProps<Input, T>
}

/** One JSON Schema document together with the cross-field rules that belong to it. */
export interface Contract<T, Options> extends ContractBase<T, T> {
  /**
   * Validates a value and returns every issue. Never throws because of a value.
   *
   * @throws TypeError for an unknown option or a wrong option value, here as in every other method
   */
  validate<Mode extends Reader = never>(value: unknown, options?: OptionsBy<Mode, Options>): Result<ReadBy<Mode, T>>
  /** Returns true where `validate` says valid. The fast path. */
  is<Mode extends Reader = never>(value: unknown, options?: OptionsBy<Mode, Options>): value is ReadBy<Mode, T>
  /**
   * Asserts that the value keeps the contract. TypeScript asks for a declared type where the contract is one made by
   * `with`: `const strict: Contract<IcmpMonitorUpdate, UpdateOptions> = icmpMonitorUpdate.with({ unknownFields:
   * 'error' })`.
   *
   * @throws ContractError for an invalid value
   */
  assert<Mode extends Reader = never>(
    value: unknown,
    options?: OptionsBy<Mode, Options>,
  ): asserts value is ReadBy<Mode, T>
  /**
   * Returns the value itself, typed.
   *
   * @throws ContractError for an invalid value
   */
  parse<Mode extends Reader = never>(value: unknown, options?: OptionsBy<Mode, Options>): ReadBy<Mode, T>
  /** Returns the same contract with other default options, which `'~standard'` applies, too. */
  with<Mode extends Reader = never>(options: OptionsBy<Mode, Options>): Contract<ReadBy<Mode, T>, Options>
}

/** A contract that accepts one form, such as a query string, and returns another. */
export interface ParametersContract<Input, T, Options> extends ContractBase<Input, T> {
  /**
   * Validates parameters and returns them parsed, or every issue. Never throws because of a value.
   *
   * @throws TypeError for an unknown option or a wrong option value, here as in every other method
   */
  validate(value: unknown, options?: Options): Result<T>
  /** Returns true where `validate` says valid. */
  is(value: unknown, options?: Options): boolean
  /**
   * Returns the parameters as a new object, typed, with the documented defaults.
   *
   * @throws ContractError for invalid parameters
   */
  parse(value: unknown, options?: Options): T
  /** Returns the same contract with other default options, which `'~standard'` applies, too. */
  with(options: Options): ParametersContract<Input, T, Options>
}
