import type {
  ErrorRuleCode,
  IssueCode,
  IssueOf,
  IssueParams,
  JsonTypeName,
  Messages,
  Path,
  ReceivedType,
  RuleParams,
  SyntaxExpectation,
  SyntaxFinding,
  Unit,
} from '../index.ts'
import { labelOf } from '../issues/path-text.ts'
import { ownProperties } from '../values/own-properties.ts'

/** Returns functions that write parts of the messages of one language: numbers, alternatives, units and fields. */
export function languageOf(words: Words) {
  const { tag, comma, or, quote } = words
  const punctuation = { ',': quote(','), ':': quote(':'), ']': quote(']'), '}': quote('}') }
  const syntaxParts: { readonly [Name in SyntaxExpectation]: string } = { ...words.syntax, ...punctuation }
  const hasIntl = typeof Intl !== 'undefined'
  const lists = hasIntl && 'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'disjunction' }) : undefined

  /** Returns the own params of an issue: a missing one is `undefined`, even with a polluted `Object.prototype`. */
  const own = (params: object): OptionalParams => ownProperties(params)
  const either = (items: readonly string[]): string =>
    lists?.format(items) ?? [items.slice(0, -1).join(comma), ...items.slice(-1)].filter((part) => part !== '').join(or)
  const scalar = (value: Scalar): string => (typeof value === 'string' ? quote(value) : String(value))
  const alternatives = (values: readonly Scalar[]): string => either(values.map(scalar))
  const unitOf = (params: object): string => {
    const { unit } = own(params)
    return unit ? words.units[unit] : ''
  }

  const isStored = (params: object, name: string): boolean => own(params).fromBaseline?.includes(name) === true
  const origin = (params: object): string => words.origins[own(params).fromDefaults === true ? 'default' : 'stored']

  const sibling = (steps: Path, path: Path, name: Name): string => {
    const place = [...path.slice(0, -1), ...steps]
    const text = name(place)
    return text === labelOf(place) ? labelOf(steps) : text
  }

  return {
    own,
    alternatives,
    /** Returns the name of the field of an issue. */
    field: ({ path }: Located, name: Name = labelOf): string => (path.length === 0 ? words.whole : name(path)),
    /**
     * Returns the name of another field of the same object, such as `request.pingCount`: as it is written, unless the
     * option `label` names it.
     */
    other: (field: string, { path }: Located, name: Name = labelOf): string => sibling(field.split('.'), path, name),
    /** Returns the names of the item that repeats another, and of that other item. */
    items: ({ path, params }: IssueOf<'duplicate-group'>, name: Name = labelOf): readonly [string, string] => {
      const item = path.slice(0, -1)
      return [name(item), sibling([params.first], item, name)]
    },
    /** Returns whether the value of a field is that of the baseline. */
    isStored,
    /** Returns the words for a value of the baseline: that it is stored, or the default. */
    origin,
    /** Returns these words as a note after another text, if the value of a field is that of the baseline. */
    note: (params: object, field: string): string => (isStored(params, field) ? words.aside + origin(params) : ''),
    /** Returns the distance between two values of packet loss, with two decimals. */
    stepOf: ({ step }: IssueParams['packet-loss-steps']): number => Math.round(step * 100) / 100,
    /** Returns a number with its unit, if the params name one. */
    amount: (value: number, params: object): string => String(value) + unitOf(params),
    /** Returns the allowed values with their unit, if the params name one. */
    allowedValues: (params: IssueParams['enum']): string => alternatives(params.allowed) + unitOf(params),
    /** Returns the expected types, with the unit of a number. */
    expected: (params: IssueParams['type']): string => {
      const { unit, allowed } = own(params)
      if (allowed !== undefined) return alternatives(allowed) + unitOf(params)
      const inUnits = unit ? words.inUnits[unit] : ''
      return either(params.expected.map((name) => words.types[name] + (name === 'null' ? '' : inUnits)))
    },
    /** Returns the received type if the message should name it: not for a number that is not whole. */
    received: (params: IssueParams['type']): string => {
      const { expected, received } = params
      const isKnown = own(params).allowed === undefined && !(received === 'number' && expected.includes('integer'))
      return isKnown && received !== 'none' ? words.wrongTypes[received] : ''
    },
    /** Returns the sentence that says how to correct a value of a wrong type, if there is one. */
    hint: (params: IssueParams['type']): string => {
      const { hint } = own(params)
      return hint ? words.hints[hint] : ''
    },
    /** Returns what JSON allows at a position of a text, and what the text has there. */
    syntax: (params: IssueParams['json-syntax']): readonly [expected: string, found: string] => [
      either(params.expected.map((name) => syntaxParts[name])),
      words.found[params.found],
    ],
  }
}

interface Located {
  readonly path: Path
}

/** Returns the name of the field at a path, as the option `label` says. */
export type Name = (path: Path) => string

/** Functions that write a message for every code. Without a function, the message of a rule stays English. */
export type EveryMessage = {
  readonly [Code in Exclude<IssueCode, keyof RuleParams>]: (issue: IssueOf<Code>, name?: Name) => string
} & { readonly [Code in keyof RuleParams]?: (issue: IssueOf<Code>, name?: Name) => string }

/** Functions for the rules that documented defaults can break. Without a function, the message stays English. */
export type ConflictWords = {
  readonly [Code in ErrorRuleCode]?: (issue: IssueOf<'defaults-conflict'>, name?: Name) => string
}

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
  /** The unit after the type of a number. */
  readonly inUnits: { readonly [Name in Unit]: string }
  /** The name of each JSON type. */
  readonly types: { readonly [Name in JsonTypeName]: string }
  /** The name of each JSON type that a value can have. */
  readonly wrongTypes: { readonly [Name in Exclude<ReceivedType, 'none'>]: string }
  readonly hints: { readonly [Name in NonNullable<OptionalParams['hint']>]: string }
  /** The name of each part of JSON that is not a punctuation mark. */
  readonly syntax: { readonly [Name in Exclude<SyntaxExpectation, ',' | ':' | ']' | '}'>]: string }
  /** What a text has in place of the expected part. */
  readonly found: { readonly [Name in SyntaxFinding]: string }
  /** The words for a value that is not sent: it is stored, or the documented default. */
  readonly origins: { readonly stored: string; readonly default: string }
  /** The text between a value and a note about it. */
  readonly aside: string
}

type Scalar = string | number | boolean | null

/** The params that some issues of a code have and others lack. */
interface OptionalParams {
  readonly unit?: Unit
  readonly hint?: 'quotes' | 'json'
  readonly suggestion?: string
  readonly nonexistent?: true
  readonly fromBaseline?: readonly string[]
  readonly fromDefaults?: true
  readonly actual?: number
  readonly frequency?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly allowed?: readonly Scalar[]
}
