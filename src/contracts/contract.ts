import type { Result } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import type { Standard } from './standard.ts'

/** What a reading with the given options answers. */
export type Read<T, Given> = Given extends { readonly reader?: unknown }
  ? 'tolerant' extends Given['reader']
    ? Tolerant<T>
    : T
  : T

/** The options of a call, none of which may have a name that the contract does not know. */
type Known<Given, Options> = Given & { readonly [Name in Exclude<keyof Given, keyof Options>]: never }

/** No options: those that leave the reader strict. */
type Strict<Options> = Options & { readonly reader?: 'strict' }

/** What every contract has in common. */
interface ContractBase<Input, T, Options> {
  /** The `$id` of the JSON Schema document. */
  readonly id: string
  /**
   * The JSON Schema document; its references are absolute. A self-contained one comes from `'~standard'.jsonSchema`.
   */
  readonly schema: JsonSchema
  /** For libraries that take any validator: Standard Schema and Standard JSON Schema. */
  readonly '~standard': Standard<Input, T>
  /**
   * Says whether a value keeps the contract, and every issue where it does not. Never throws for a value.
   *
   * @throws TypeError for an option that does not exist or has a wrong value, here as in every other method
   */
  validate<const Given extends Options = Strict<Options>>(
    value: unknown,
    options?: Known<Given, Options>,
  ): Result<Read<T, Given>>
  /**
   * The value itself, or for parameters what it says, typed and with defaults.
   *
   * @throws ContractError where the value breaks the contract
   */
  parse<const Given extends Options = Strict<Options>>(value: unknown, options?: Known<Given, Options>): Read<T, Given>
}

/** One JSON Schema document together with the cross-field rules that belong to it. */
export interface Contract<T, Options> extends ContractBase<T, T, Options> {
  /** Whether `validate` says valid: the fast path. */
  is<const Given extends Options = Strict<Options>>(
    value: unknown,
    options?: Known<Given, Options>,
  ): value is Read<T, Given>
  /**
   * Asserts that the value keeps the contract. TypeScript asks for a declared type where the contract is one made by
   * `with`: `const strict: Contract<IcmpMonitorUpdate, UpdateOptions> = icmpMonitorUpdate.with({ unknownFields:
   * 'error' })`.
   *
   * @throws ContractError where the value breaks the contract
   */
  assert<const Given extends Options = Strict<Options>>(
    value: unknown,
    options?: Known<Given, Options>,
  ): asserts value is Read<T, Given>
  /** The same contract with other defaults, for whoever calls `'~standard'`. */
  with<const Given extends Options>(options: Known<Given, Options>): Contract<Read<T, Given>, Options>
}

/** A contract that reads one form, such as a query string, and answers another. */
export interface ParametersContract<Input, T, Options> extends ContractBase<Input, T, Options> {
  /** Whether `validate` says valid: the fast path. */
  is(value: unknown, options?: Options): boolean
  /** The same contract with other defaults, for whoever calls `'~standard'`. */
  with(options: Options): ParametersContract<Input, T, Options>
}
