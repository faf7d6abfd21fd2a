import type { JsonTypeName } from '../schema/json-schema.ts'
import type { ReceivedType } from '../schema/json-type.ts'
import type { Unit } from '../schema/in-words.ts'
import type { KeywordCode } from './generated/keyword-code.ts'
import type { ErrorRuleCode, ErrorRuleDefault, NoParams, RuleParams } from './rule-params.ts'

/** An error or a warning about a value: a discriminated union on `code`. By default it has all codes. */
export type Issue<Code extends IssueCode = IssueCode> = { readonly [C in Code]: IssueOf<C> }[Code]

/** The location of a value: field names and list indices, from the outside in. */
export type Path = readonly (string | number)[]

/** The unit of the field, if it has one. */
export interface WithUnit {
  readonly unit?: Unit
}

/** The params of the issue of each keyword. A code exists only if a schema uses its keyword. */
export interface KeywordParams {
  readonly type: WithUnit & {
    readonly allowed?: readonly (string | number | null)[]
    readonly expected: readonly JsonTypeName[]
    readonly received: ReceivedType
  }
  readonly required: { readonly missing: string }
  readonly dependentRequired: { readonly missing: string }
  readonly enum: WithUnit & {
    /** The allowed value that was probably meant. */
    readonly suggestion?: string
    readonly allowed: readonly (string | number | null)[]
  }
  readonly minimum: WithUnit & { readonly minimum: number }
  readonly exclusiveMinimum: WithUnit & { readonly exclusiveMinimum: number }
  readonly maximum: WithUnit & { readonly maximum: number }
  readonly minLength: { readonly minLength: number }
  readonly maxLength: { readonly maxLength: number }
  readonly pattern: {
    /** A string that matches the pattern, if the schema has one. */
    readonly example?: string
    readonly pattern: string
  }
  readonly format: {
    /** Whether the string has the expected form, but its date or time does not exist, such as 30 February. */
    readonly nonexistent?: true
    readonly format: 'date' | 'date-time' | 'uuid'
  }
  readonly maxItems: { readonly maxItems: number }
}

/** The params of the keywords in use. A keyword without words of its own has the params of Ajv. */
export type ParamsOfKeywords = {
  readonly [Code in KeywordCode]: Code extends keyof KeywordParams
    ? KeywordParams[Code]
    : Readonly<Record<string, unknown>>
}

/**
 * The params of each code, for programs that write their own message: names, bounds, allowed values, units, compared
 * numbers.
 */
export interface IssueParams extends ParamsOfKeywords, RuleParams {
  /**
   * The suggestion is the field that was probably meant: its name in the same object, otherwise its path from the top
   * of the body, such as `request.hostname`.
   */
  readonly 'unknown-field': { readonly suggestion?: string }
  readonly unreadable: NoParams
  readonly 'duplicate-parameter': NoParams
  readonly 'json-syntax': { readonly expected: readonly SyntaxExpectation[]; readonly found: SyntaxFinding }
  readonly 'duplicate-key': NoParams
  /** The reason is an error code of the package `yaml`, such as `BAD_INDENT`. */
  readonly 'yaml-syntax': { readonly reason: string }
  readonly 'response-only-field': NoParams
  readonly 'defaults-conflict': RuleParams[ErrorRuleCode] & {
    /** The rule that the default of the missing field breaks. */
    readonly rule: ErrorRuleCode
    readonly field: string
    readonly default: ErrorRuleDefault
  }
}

/** A part of JSON that was expected: a value, a field's key, an escape sequence, a character or the end of the text. */
export type SyntaxExpectation = 'value' | 'key' | 'end' | 'digit' | 'hex-digit' | 'escape' | ',' | ':' | '"' | ']' | '}'

/**
 * The kind of text that was found instead of the expected part. `'closing-bracket'` is `]` or `}` after a comma.
 * `'deep-nesting'` is a value that is nested too deeply, so that nothing is expected.
 */
export type SyntaxFinding =
  | 'end'
  | 'byte-order-mark'
  | 'comment'
  | 'single-quote'
  | 'control-character'
  | 'closing-bracket'
  | 'deep-nesting'
  | 'other'

/** The stable name of a kind of issue. */
export type IssueCode = keyof IssueParams

/** Whether an issue makes its value invalid. */
export type Severity = 'error' | 'warning'

/** An issue of one code. */
export interface IssueOf<Code extends IssueCode> {
  readonly severity: Severity
  readonly code: Code
  /** The path of the value: `['request', 'assertions', 0, 'target']`. */
  readonly path: Path
  /** The same path as a JSON Pointer (RFC 6901): `/request/assertions/0/target`. */
  readonly pointer: string
  /** The text for a person, such as `script is missing.` The wording may change. */
  readonly message: string
  readonly params: IssueParams[Code]
  /** The other fields of the value that the issue is about, if any. */
  readonly related?: readonly RelatedField[]
}

/** Another field that an issue is about. */
export interface RelatedField {
  readonly path: Path
  /** The same path as a JSON Pointer. */
  readonly pointer: string
}

/**
 * Functions that write the messages of issues, by code. A code without a function keeps the English message. The second
 * argument returns the name of a field, which the option `label` can change.
 */
export type Messages = {
  readonly [Code in IssueCode]?: ((issue: IssueOf<Code>, name: (path: Path) => string) => string) | undefined
}

/**
 * The result of a validation: valid, with the value, or invalid, with at least one error. Both can have warnings.
 * `truncated` is true if `maxIssues` was reached, so that further issues may be missing.
 */
export type Result<T, Each = Issue> =
  | {
      readonly valid: true
      readonly value: T
      readonly errors: readonly []
      readonly warnings: readonly Each[]
      readonly truncated: boolean
    }
  | {
      readonly valid: false
      readonly errors: readonly [Each, ...Each[]]
      readonly warnings: readonly Each[]
      readonly truncated: boolean
    }
