import type {
  ErrorRuleCode,
  IssueCode,
  IssueOf,
  JsonTypeName,
  Messages,
  Path,
  ReceivedType,
  RuleParams,
  Unit,
} from '../index.ts'
import { labelOf } from '../issues/label.ts'
import { ownProperties } from '../schema/own-properties.ts'

/** Returns functions that write parts of the messages of one language: numbers, alternatives, units and fields. */
export function languageOf({ tag, comma, or, whole, quote, units }: Words) {
  const hasIntl = typeof Intl !== 'undefined'
  const numbers = hasIntl ? new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }) : undefined
  const lists = hasIntl && 'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'disjunction' }) : undefined

  const number = (value: number): string => numbers?.format(value) ?? String(value)
  const either = (items: readonly string[]): string =>
    lists?.format(items) ?? [items.slice(0, -1).join(comma), ...items.slice(-1)].filter((part) => part !== '').join(or)
  const scalar = (value: Scalar): string =>
    typeof value === 'number' ? number(value) : typeof value === 'string' ? quote(value) : String(value)

  return {
    number,
    either,
    /** Returns the own params of an issue: a missing one is `undefined`, even with a polluted `Object.prototype`. */
    own: (params: object): OptionalParams => ownProperties(params),
    field: ({ path }: { readonly path: Path }): string => (path.length === 0 ? whole : labelOf(path)),
    alternatives: (values: readonly Scalar[]): string => either(values.map(scalar)),
    /** Returns a number with its unit, if the params name one. */
    amount: (value: number, params: object): string => {
      const { unit }: OptionalParams = ownProperties(params)
      return number(value) + (unit ? units[unit] : '')
    },
  }
}

/** Functions that write a message for every code. Without a function, the message of a rule stays English. */
export type EveryMessage = {
  readonly [Code in Exclude<IssueCode, keyof RuleParams>]: (issue: IssueOf<Code>) => string
} & { readonly [Code in keyof RuleParams]?: (issue: IssueOf<Code>) => string }

/** Functions for the rules that documented defaults can break. Without a function, the message stays English. */
export type ConflictWords = { readonly [Code in ErrorRuleCode]?: (issue: IssueOf<'defaults-conflict'>) => string }

/**
 * Returns the table frozen, with its public type. The compiler rejects a table that lacks a code, unless it is the code
 * of a rule.
 */
export const complete = (table: EveryMessage): Messages => Object.freeze(table)

/** The words that the sentences of a language share. */
export interface Words {
  /** A language tag, such as `de`. */
  readonly tag: string
  /** The text between two alternatives, for engines without `Intl.ListFormat`. */
  readonly comma: string
  /** The text between the last two alternatives, for engines without `Intl.ListFormat`. */
  readonly or: string
  /** The name of the whole value at the start of a sentence. */
  readonly whole: string
  readonly quote: (text: string) => string
  readonly units: { readonly [Name in Unit]: string }
}

type Scalar = string | number | boolean | null

/** The params that some issues of a code have and others lack. */
interface OptionalParams {
  readonly unit?: Unit
  readonly hint?: 'quotes' | 'json'
  readonly suggestion?: string
  readonly nonexistent?: true
  readonly fromBaseline?: readonly string[]
  readonly actual?: number
  readonly frequency?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly allowed?: readonly number[]
}

/** Returns the received type if the message should name it: not for `'none'`, nor for a number that is not whole. */
export function wrongTypeOf({
  expected,
  received,
}: IssueOf<'type'>['params']): Exclude<ReceivedType, 'none'> | undefined {
  return received === 'none' || (received === 'number' && expected.includes('integer')) ? undefined : received
}

/** The name of each JSON type. */
export type TypeWords = { readonly [Name in JsonTypeName]: string }

/** The name of each JSON type that a value can have. */
export type WrongTypeWords = { readonly [Name in Exclude<ReceivedType, 'none'>]: string }
