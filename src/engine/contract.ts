import type { MonitorFields } from '../domain/arguments.ts'
import type { Path, Severity } from '../issues/finding.ts'
import type { AnyIssue, Name } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { TolerantValue } from '../schema/tolerant.ts'
import type {
  ErrorGroupListRuleCode,
  ErrorGroupRuleCode,
  Issue,
  Messages,
  MonitorRuleCode,
  Result,
  UpdateRuleCode,
} from './issue-types.ts'
import type { IssueOfRule, RuleOf } from './rule-types.ts'

/**
 * A JSON Schema document together with its cross-field rules.
 *
 * `I` are its issues, and `Codes` the codes of own rules.
 */
export interface Contract<T, Options, I = Issue, Codes extends string = never> extends ContractBase<
  T,
  T
> {
  /**
   * Validates a value. The result has at most `maxIssues` errors and at most `maxIssues` warnings.
   * Never throws because of a value.
   *
   * @throws TypeError for invalid options, as in the other methods
   */
  validate<Mode extends Reader = never>(
    value: unknown,
    options?: CallOptions<Mode, Options, Codes>,
  ): Result<ReadBy<Mode, T>, I>
  /** Returns whether the value is valid. This is the fastest method. */
  is<Mode extends Reader = never>(
    value: unknown,
    options?: CallOptions<Mode, Options, Codes>,
  ): value is ReadBy<Mode, T>
  /**
   * Asserts that the value is valid.
   *
   * For a contract from `with`, TypeScript requires a declared type, such as `const ours: typeof
   * icmpMonitorUpdate = icmpMonitorUpdate.with({ maxIssues: 1 })`.
   *
   * @throws ContractError for an invalid value
   */
  assert<Mode extends Reader = never>(
    value: unknown,
    options?: CallOptions<Mode, Options, Codes>,
  ): asserts value is ReadBy<Mode, T>
  /**
   * Returns the value itself with its type.
   *
   * @throws ContractError for an invalid value
   */
  parse<Mode extends Reader = never>(
    value: unknown,
    options?: CallOptions<Mode, Options, Codes>,
  ): ReadBy<Mode, T>
  /**
   * Returns the same contract with other default options, which also apply to `'~standard'`:
   * `severity` is merged, `rules` are added, and other options are replaced.
   *
   * @throws TypeError for invalid options, and for a rule whose code is already in use
   */
  with<Mode extends Reader = never, const Rules extends readonly RuleOf<T>[] = readonly []>(
    options: CallOptions<Mode, Options, Codes | Rules[number]['code']> & RulesOption<T, Rules>,
  ): Contract<
    ReadBy<Mode, T>,
    Options,
    I | IssueOfRule<Rules[number]>,
    Codes | Rules[number]['code']
  >
}

/** The options of one call: those of the contract, which also know the codes of own rules. */
export type CallOptions<Mode extends Reader, Options, Codes extends string> = OptionsBy<
  Mode,
  Options
> &
  ([Codes] extends [never] ? unknown : OwnCodeOptions<Codes>)

/** Options about the codes of own rules. */
export interface OwnCodeOptions<Codes extends string> {
  readonly severity?: SeverityTable<Codes> | undefined
  readonly messages?:
    { readonly [Code in Codes]?: ((issue: AnyIssue, name: Name) => string) | undefined } | undefined
}

/** The option `rules`. A contract of a list has none. */
export type RulesOption<T, Rules> = T extends readonly unknown[]
  ? unknown
  : {
      /** Own rules beside those of the contract, made by `defineRule`. */
      readonly rules?: Rules | undefined
    }

/** The type of a value that a contract accepts with the given reader. */
export type ReadBy<Mode extends Reader, T> = 'tolerant' extends Mode ? TolerantValue<T> : T

/**
 * The type of the options of one call. A `reader` keeps its literal type, which determines the type
 * of the result.
 */
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
   * The JSON Schema document. Its references are absolute URIs. For a document without references,
   * use `'~standard'.jsonSchema`.
   */
  readonly schema: JsonSchema
  /** The interface for libraries: Standard Schema and Standard JSON Schema. */
  readonly '~standard': StandardProps<Input, T>
}

/**
 * A contract that parses parameters: it accepts, for example, a query string, and returns an
 * object.
 */
export interface ParametersContract<Input, T, Options> extends ContractBase<Input, T> {
  /**
   * Validates and parses parameters. The result has at most `maxIssues` errors and at most
   * `maxIssues` warnings. Never throws because of a value.
   *
   * @throws TypeError for invalid options, as in the other methods
   */
  validate(value: unknown, options?: Options): Result<T>
  /** Returns whether the parameters are valid. */
  is(value: unknown, options?: Options): boolean
  /**
   * Returns the parameters as a new object, with parsed numbers and booleans, and with the
   * documented defaults.
   *
   * @throws ContractError for invalid parameters
   */
  parse(value: unknown, options?: Options): T
  /**
   * Returns a copy of the contract with other default options, which also apply to `'~standard'`.
   */
  with(options: Options): ParametersContract<Input, T, Options>
}

/**
 * Standard Schema and Standard JSON Schema, version 1, as `@standard-schema/spec` declares them.
 */
export interface StandardProps<Input, Output> {
  readonly version: 1
  readonly vendor: string
  /** The types of the values, for the compiler only. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
  /** Validates a value, with the default options of the contract. */
  readonly validate: (value: unknown, options?: StandardOptions) => StandardResult<Output>
  /**
   * Functions that return the JSON Schema of input or output, without references, or throw a
   * RangeError.
   */
  readonly jsonSchema: {
    readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>
    readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>
  }
}

/**
 * The result of a Standard Schema validation: the value, or the errors with all their fields, such
 * as `code`.
 */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly [AnyIssue, ...AnyIssue[]] }

/** Options that Standard Schema lets a library pass to a validator. This package ignores them. */
export interface StandardOptions {
  readonly libraryOptions?: Record<string, unknown> | undefined
}

/** Options of a conversion to JSON Schema. */
export interface StandardJsonSchemaOptions extends StandardOptions {
  /**
   * The draft of the JSON Schema: `'draft-2020-12'` or `'draft-07'`. Other targets throw a
   * RangeError.
   */
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | ({} & string)
}

/** Options of every contract. */
export interface Options {
  /** Maximum number of errors, and of warnings: a positive integer. Default: 100. */
  readonly maxIssues?: number | undefined
  /**
   * Functions that write the messages of issues, by code. A code without a function keeps the
   * English message. The second argument of each function returns the name of a field, using the
   * option `label`.
   */
  readonly messages?: Messages | undefined
  /**
   * Returns the name of the field at a path, for messages in every language. By default, and where
   * it returns undefined, the name is the path: `request.assertions[0].target`. It is not called
   * for the whole value, nor for unknown fields.
   */
  readonly label?: ((path: Path) => string | undefined) | undefined
}

/**
 * The severity of each code. `'off'` means that there is no issue; a rule that is off is not run.
 */
export type SeverityTable<Codes extends string> = {
  readonly [Code in Codes]?: SeverityLevel | undefined
}

/** The severity of a code, or `'off'`. */
export type SeverityLevel = Severity | 'off'

/** Options of contracts whose codes can have another severity. */
export interface SeverityOptions<Codes extends string> extends Options {
  /**
   * The severity of unknown fields and of rules, by code. By default unknown fields are warnings in
   * an update and in queries, and no issues in responses. The severity of keywords cannot be
   * changed, because the type of a valid value would be wrong.
   */
  readonly severity?: SeverityTable<Codes> | undefined
}

/** Options of the contracts of queries. */
export type QueryOptions<Codes extends string = never> = SeverityOptions<'unknown-field' | Codes>

/** Options of `icmpMonitorUpdate`. */
export interface UpdateOptions extends SeverityOptions<
  'unknown-field' | 'response-only-field' | 'defaults-conflict' | UpdateRuleCode
> {
  /**
   * The values of the fields that the body omits, read once when passed. Default: none.
   *
   * Pass the stored monitor if the update changes only the fields sent; `{}` or
   * `icmpMonitorDefaults` if it replaces the whole monitor; nothing if neither is certain.
   */
  readonly baseline?: MonitorFields | undefined
  /**
   * How to treat an invalid value of a field that equals the baseline's. By default (`'check'`), it
   * is an error. With `'accept'`, which requires a baseline, it is a warning, unless its type is
   * wrong: a client can send back what the service returned, even if this package does not know the
   * value.
   */
  readonly unchanged?: Unchanged | undefined
}

/** Options of the contracts of responses. */
export interface ResponseOptions<Codes extends string = MonitorRuleCode> extends SeverityOptions<
  'unknown-field' | Codes
> {
  /**
   * How to read the response: `'strict'` (the default), or `'tolerant'` for clients of a newer
   * service.
   *
   * For a tolerant reader, unknown values of an enum with several values, exceeded bounds, invalid
   * formats and broken rules are warnings. Null is accepted in optional fields, and a date-time in
   * place of a date.
   */
  readonly reader?: Reader | undefined
}

/** Options of `errorGroup`. */
export type ErrorGroupOptions = ResponseOptions<ErrorGroupRuleCode>

/** Options of `errorGroupList`. */
export type ErrorGroupListOptions = ResponseOptions<ErrorGroupListRuleCode>

/** How to treat an invalid value that equals the value in the baseline. */
export type Unchanged = 'check' | 'accept'

/** How to read a response. */
export type Reader = 'strict' | 'tolerant'
