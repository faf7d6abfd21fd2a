import type { MonitorFields } from '../domain/arguments.ts'
import type { Issue, Messages, Path, Result } from '../issues/issue.ts'
import type { TolerantValue } from '../schema/tolerant.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** A JSON Schema document together with its cross-field rules. */
export interface Contract<T, Options> extends ContractBase<T, T> {
  /**
   * Validates a value. The result has at most `maxIssues` errors and at most `maxIssues` warnings. Never throws because
   * of a value.
   *
   * @throws TypeError for invalid options, as in the other methods
   */
  validate<Mode extends Reader = never>(value: unknown, options?: OptionsBy<Mode, Options>): Result<ReadBy<Mode, T>>
  /** Returns whether the value is valid. This is the fastest method. */
  is<Mode extends Reader = never>(value: unknown, options?: OptionsBy<Mode, Options>): value is ReadBy<Mode, T>
  /**
   * Asserts that the value is valid.
   *
   * For a contract from `with`, TypeScript requires a declared type: `const strict: Contract<IcmpMonitorUpdate,
   * UpdateOptions> = icmpMonitorUpdate.with({ unknownFields: 'error' })`.
   *
   * @throws ContractError for an invalid value
   */
  assert<Mode extends Reader = never>(
    value: unknown,
    options?: OptionsBy<Mode, Options>,
  ): asserts value is ReadBy<Mode, T>
  /**
   * Returns the value itself with its type.
   *
   * @throws ContractError for an invalid value
   */
  parse<Mode extends Reader = never>(value: unknown, options?: OptionsBy<Mode, Options>): ReadBy<Mode, T>
  /** Returns a copy of the contract with other default options, which also apply to `'~standard'`. */
  with<Mode extends Reader = never>(options: OptionsBy<Mode, Options>): Contract<ReadBy<Mode, T>, Options>
}

/** The type of a value that a contract accepts with the given reader. */
export type ReadBy<Mode extends Reader, T> = 'tolerant' extends Mode ? TolerantValue<T> : T

/** The type of the options of one call. A `reader` keeps its literal type, which determines the type of the result. */
export type OptionsBy<Mode extends Reader, Options> = 'reader' extends keyof Options
  ? [Mode] extends [never]
    ? Options
    : Options & { readonly reader?: Mode | undefined }
  : Options

/** The members that contracts of bodies and of parameters share. */
export interface ContractBase<Input, T> {
  /** The name of the export, such as `icmpMonitorUpdate`. */
  readonly name: string
  /** The `$id` of the JSON Schema document. */
  readonly id: string
  /**
   * The JSON Schema document. Its references are absolute URIs. For a document without references, use
   * `'~standard'.jsonSchema`.
   */
  readonly schema: JsonSchema
  /** The interface for libraries: Standard Schema and Standard JSON Schema. */
  readonly '~standard': StandardProps<Input, T>
}

/** A contract that parses parameters: it accepts, for example, a query string, and returns an object. */
export interface ParametersContract<Input, T, Options> extends ContractBase<Input, T> {
  /**
   * Validates and parses parameters. The result has at most `maxIssues` errors and at most `maxIssues` warnings. Never
   * throws because of a value.
   *
   * @throws TypeError for invalid options, as in the other methods
   */
  validate(value: unknown, options?: Options): Result<T>
  /** Returns whether the parameters are valid. */
  is(value: unknown, options?: Options): boolean
  /**
   * Returns the parameters as a new object, with parsed numbers and booleans, and with the documented defaults.
   *
   * @throws ContractError for invalid parameters
   */
  parse(value: unknown, options?: Options): T
  /** Returns a copy of the contract with other default options, which also apply to `'~standard'`. */
  with(options: Options): ParametersContract<Input, T, Options>
}

/** Standard Schema and Standard JSON Schema, version 1, as `@standard-schema/spec` declares them. */
export interface StandardProps<Input, Output> {
  readonly version: 1
  readonly vendor: string
  /** The types of the values, for the compiler only. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
  /** Validates a value, with the default options of the contract. */
  readonly validate: (value: unknown, options?: StandardOptions) => StandardResult<Output>
  /** Functions that return the JSON Schema of input or output, without references, or throw a RangeError. */
  readonly jsonSchema: {
    readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>
    readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>
  }
}

/** The result of a Standard Schema validation: the value, or the errors with all their fields, such as `code`. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly [Issue, ...Issue[]] }

/** Options that Standard Schema lets a library pass to a validator. This package ignores them. */
export interface StandardOptions {
  readonly libraryOptions?: Record<string, unknown> | undefined
}

/** Options of a conversion to JSON Schema. */
export interface StandardJsonSchemaOptions extends StandardOptions {
  /** The draft of the JSON Schema: `'draft-2020-12'` or `'draft-07'`. Other targets throw a RangeError. */
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | ({} & string)
}

/** Options of every contract. */
export interface Options {
  /** Maximum number of errors, and of warnings: a positive integer. Default: 100. */
  readonly maxIssues?: number | undefined
  /**
   * Functions that write the messages of issues, by code. A code without a function keeps the English message. The
   * second argument of each function is a function that returns the name of a field, using the option `label`.
   */
  readonly messages?: Messages | undefined
  /**
   * Returns the name of the field at a path, for messages in every language. By default, and where it returns
   * undefined, the name is the path: `request.assertions[0].target`. `label` is never called for the whole value, and
   * for unknown fields or suggestions only if your own function in `messages` asks for their names.
   */
  readonly label?: ((path: Path) => string | undefined) | undefined
}

/** Options of the contracts of bodies and of queries. */
export interface BodyOptions extends Options {
  /**
   * How to treat fields and query parameters that the service description does not list. Default: `'warn'` for updates
   * and queries, `'ignore'` for responses.
   */
  readonly unknownFields?: UnknownFields | undefined
}

/** Options of `icmpMonitorUpdate`. */
export interface UpdateOptions extends BodyOptions {
  /**
   * The values of the fields that the body omits, read once when passed. Default: none.
   *
   * Pass `icmpMonitorDefaults` if the update replaces the whole monitor, or the stored monitor if it changes only the
   * fields sent. Pass nothing if neither is certain.
   */
  readonly baseline?: MonitorFields | undefined
  /**
   * How to treat an invalid value that equals the value in the baseline. By default (`'check'`), it is an error. With
   * `'accept'`, it is a warning, unless its type is wrong: a client can send back a value that the service returned,
   * even if this package does not know the value. A baseline is then required.
   */
  readonly unchanged?: Unchanged | undefined
}

/** Options of the contracts of responses. */
export interface ResponseOptions extends BodyOptions {
  /**
   * How to read the response: `'strict'` (the default), or `'tolerant'` for clients of a newer service.
   *
   * For a tolerant reader, unknown values of an enum with several values, exceeded bounds, invalid formats and broken
   * rules are warnings. Null counts as omitted in optional fields, and a date-time is valid in place of a date.
   */
  readonly reader?: Reader | undefined
}

/** How to treat unknown fields. */
export type UnknownFields = 'ignore' | 'warn' | 'error'

/** How to treat an invalid value that equals the value in the baseline. */
export type Unchanged = 'check' | 'accept'

/** How to read a response. */
export type Reader = 'strict' | 'tolerant'
