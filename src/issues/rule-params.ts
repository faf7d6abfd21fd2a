/** The params of a code without params. */
export type NoParams = Readonly<Record<string, never>>

/** Params about the values that a rule reads from the option `baseline`. */
export interface FromBaseline {
  /** The fields whose values come from the baseline. */
  readonly fromBaseline?: readonly string[]
}

/** The allowed offsets of a frequency: a range or single values. */
export type OffsetBounds =
  { readonly minimum: number; readonly maximum: number } | { readonly allowed: readonly number[] }

/** The params of the issues of rules, by code. Rules of an update that read several fields can have `fromBaseline`. */
export interface RuleParams {
  readonly 'frequency-offset': OffsetBounds & { readonly frequency?: number } & FromBaseline
  readonly 'packet-loss-order': { readonly minimum: number } & FromBaseline
  readonly 'alert-settings-ignored': FromBaseline
  readonly 'frequency-offset-missing': { readonly allowed: readonly number[] } & FromBaseline
  readonly 'response-time-order': { readonly minimum: number } & FromBaseline
  readonly 'packet-loss-steps': { readonly pingCount: number; readonly step: number } & FromBaseline
  readonly 'deprecated-field': { readonly replacement: string }
  readonly 'sub-minute-frequency': NoParams
  readonly 'non-numeric-target': NoParams
  readonly 'browser-only-field': NoParams
  readonly 'api-only-field': NoParams
  readonly 'missing-service-account': NoParams
  readonly 'missing-content-type': { readonly expected: string }
  readonly 'seen-order': NoParams
  /** The index of the first group with the same `checkId` and `errorHash`. */
  readonly 'duplicate-group': { readonly first: number }
  readonly 'page-number': { readonly minimum: number }
}

/** The codes of the rules. */
export type RuleCode = keyof RuleParams

/** The codes of the rules that report errors. */
export type ErrorRuleCode = 'frequency-offset' | 'packet-loss-order'

/** The type of the documented defaults of the fields that error rules read: frequencies and packet losses. */
export type ErrorRuleDefault = number
