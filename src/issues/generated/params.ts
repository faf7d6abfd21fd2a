// Generated from schemas/ and src/rules/ by `npm run generate`. Do not edit.

import type { FromBaseline } from '../issue.ts'

/** The codes with the name of a keyword: one for each keyword by which the schemas reject values. */
export type KeywordCode =
  | 'enum'
  | 'exclusiveMinimum'
  | 'format'
  | 'maxItems'
  | 'maxLength'
  | 'maximum'
  | 'minLength'
  | 'minimum'
  | 'pattern'
  | 'required'
  | 'type'

/** The params of the issues of rules, by code. */
export interface RuleParams {
  readonly 'frequency-offset': (
    | { readonly minimum: number; readonly maximum: number; readonly frequency?: number }
    | { readonly allowed: readonly number[]; readonly frequency?: number }
  ) &
    FromBaseline
  readonly 'packet-loss-order': { readonly minimum: number } & FromBaseline
  readonly 'alert-settings-ignored': FromBaseline
  readonly 'frequency-offset-missing': { readonly allowed: readonly number[] } & FromBaseline
  readonly 'response-time-order': { readonly minimum: number } & FromBaseline
  readonly 'packet-loss-steps': { readonly pingCount: number; readonly step: number } & FromBaseline
  readonly 'deprecated-field': { readonly replacement: string }
  readonly 'sub-minute-frequency': Readonly<Record<string, never>>
  readonly 'non-numeric-target': Readonly<Record<string, never>>
  readonly 'browser-only-field': Readonly<Record<string, never>>
  readonly 'api-only-field': Readonly<Record<string, never>>
  readonly 'missing-service-account': Readonly<Record<string, never>>
  readonly 'missing-content-type': { readonly expected: string }
  readonly 'seen-order': Readonly<Record<string, never>>
  readonly 'duplicate-group': { readonly first: number }
  readonly 'page-number': { readonly minimum: number }
}

/** The codes of the rules that report errors. */
export type ErrorRuleCode = 'frequency-offset' | 'packet-loss-order'

/** The type of the documented defaults of the fields that error rules read. */
export type ErrorRuleDefault = number
