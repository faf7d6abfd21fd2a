import type { JsonTypeName } from '../schema/json-schema.ts'

/** A place in a value: field names and list indices, from the outside in. */
export type Path = readonly (string | number)[]

/**
 * What each code carries for a program that words the issue itself: names, bounds, allowed values, compared numbers.
 */
export interface IssueParams {
  readonly type: { readonly expected: readonly JsonTypeName[] }
  readonly enum: { readonly allowed: readonly (string | number | null)[] }
  readonly required: { readonly missing: string }
  readonly minimum: { readonly minimum: number }
  readonly maximum: { readonly maximum: number }
  readonly exclusiveMinimum: { readonly exclusiveMinimum: number }
  readonly maxLength: { readonly maxLength: number }
  readonly maxItems: { readonly maxItems: number }
  readonly format: { readonly format: 'date' | 'date-time' | 'uuid' }
  readonly pattern: { readonly pattern: string }
  readonly 'frequency-offset': OffsetBounds & { readonly frequency?: number }
  readonly 'packet-loss-order': { readonly minimum: number }
  readonly 'unknown-field': { readonly suggestion?: string }
  readonly unreadable: NoParams
  readonly 'duplicate-parameter': NoParams
  readonly 'response-only-field': NoParams
  readonly 'deprecated-field': { readonly replacement: string }
  readonly 'defaults-conflict': (IssueParams['frequency-offset'] | IssueParams['packet-loss-order']) & {
    /** The field that is left out. */
    readonly field: string
    readonly default: number
  }
  readonly 'sub-minute-frequency': NoParams
  readonly 'frequency-offset-missing': { readonly allowed: readonly number[] }
  readonly 'response-time-order': { readonly minimum: number }
  readonly 'alert-settings-ignored': NoParams
  readonly 'browser-only-field': NoParams
  readonly 'api-only-field': NoParams
  readonly 'non-numeric-target': NoParams
  readonly 'seen-order': NoParams
  readonly 'duplicate-group': { readonly first: number }
  readonly 'page-number': { readonly minimum: number }
  readonly 'missing-service-account': NoParams
  readonly 'missing-content-type': { readonly expected: string }
}

/** The params of a code that has nothing to say besides. */
export type NoParams = Readonly<Record<string, never>>

/** What a frequency allows of its offset: a range, or single values. */
export type OffsetBounds =
  { readonly minimum: number; readonly maximum: number } | { readonly allowed: readonly number[] }

/** The stable name of a kind of issue. */
export type IssueCode = keyof IssueParams

/** An issue of one code. */
export interface IssueOf<Code extends IssueCode> {
  readonly code: Code
  /** The path of the value: `['request', 'assertions', 0, 'target']`. */
  readonly path: Path
  /** The same path as a JSON Pointer (RFC 6901): `/request/assertions/0/target`. */
  readonly pointer: string
  /** A sentence for a person: the field, what is expected, what to do. Its wording may change. */
  readonly message: string
  readonly params: IssueParams[Code]
}

/** An error or a warning about a value: a discriminated union on `code`, of all codes unless some are given. */
export type Issue<Code extends IssueCode = IssueCode> = { readonly [C in Code]: IssueOf<C> }[Code]

/** The answer to a value: valid, with the value, or not, with at least one error; warnings in both. */
export type Result<T> =
  | { readonly valid: true; readonly value: T; readonly errors: readonly []; readonly warnings: readonly Issue[] }
  | { readonly valid: false; readonly errors: readonly [Issue, ...Issue[]]; readonly warnings: readonly Issue[] }
