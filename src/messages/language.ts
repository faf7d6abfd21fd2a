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

/** Functions that write a message for every code. Without a function, the message of a rule stays English. */
export type EveryMessage = {
  readonly [Code in Exclude<IssueCode, keyof RuleParams>]: (issue: IssueOf<Code>) => string
} & { readonly [Code in keyof RuleParams]?: (issue: IssueOf<Code>) => string }

/** Functions for the rules that documented defaults can break. Without a function, the message stays English. */
export type ConflictWords = { readonly [Code in ErrorRuleCode]?: (issue: IssueOf<'defaults-conflict'>) => string }

/** Returns a table as users see its type. The compiler rejects one that lacks a code other than that of a rule. */
export const complete = (table: EveryMessage): Messages => table

/** The words of a language that its sentences share. */
export interface Words {
  /** A language tag, such as `de`. */
  readonly tag: string
  /** Between the last two alternatives, in an engine without `Intl.ListFormat`. */
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

const hasIntl = typeof Intl !== 'undefined'

/** Returns functions for the parts of a language's sentences. */
export function languageOf({ tag, or, whole, quote, units }: Words) {
  const numbers = hasIntl ? new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }) : undefined
  const lists = hasIntl && 'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'disjunction' }) : undefined

  const number = (value: number): string => numbers?.format(value) ?? String(value)
  const either = (items: readonly string[]): string =>
    lists?.format(items) ?? [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(or)
  const scalar = (value: Scalar): string =>
    typeof value === 'number' ? number(value) : typeof value === 'string' ? quote(value) : String(value)

  return {
    number,
    either,
    /** The params of an issue; one that is absent is `undefined`, whatever `Object.prototype` has. */
    own: (params: object): OptionalParams => ownProperties(params),
    field: ({ path }: { readonly path: Path }): string => (path.length === 0 ? whole : labelOf(path)),
    alternatives: (values: readonly Scalar[]): string => either(values.map(scalar)),
    /** A number with the unit that the params name, if any. */
    amount: (value: number, params: object): string => {
      const { unit }: OptionalParams = ownProperties(params)
      return number(value) + (unit ? units[unit] : '')
    },
  }
}

/** Returns the type to name as the wrong one. A number that is not whole does not need it. */
export function wrongTypeOf({
  expected,
  received,
}: IssueOf<'type'>['params']): Exclude<ReceivedType, 'none'> | undefined {
  return received === 'none' || (received === 'number' && expected.includes('integer')) ? undefined : received
}

/** Words for each JSON type. */
export type TypeWords = { readonly [Name in JsonTypeName]: string }

/** Words for each JSON type that a value can have. */
export type WrongTypeWords = { readonly [Name in Exclude<ReceivedType, 'none'>]: string }
