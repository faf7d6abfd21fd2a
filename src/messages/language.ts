import type {
  Issue,
  IssueCode,
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

/**
 * Returns the messages of one language, frozen. The compiler rejects sentences that lack a code, unless it is the code
 * of a rule, whose messages then stay English.
 */
export function messagesIn(words: Words, sentences: Sentences): Messages
export function messagesIn(words: Words, sentences: Readonly<Record<string, Writer['write']>>): object {
  const writes = ownProperties(sentences)
  const partsOf = partsWith(words)
  return Object.freeze(
    Object.fromEntries(
      Object.entries(sentences).map(([code, write]) => [
        code,
        (issue: Issue, name?: Name): string => {
          const parts = partsOf(issue, name)
          const { rule } = parts.params
          if (rule === undefined) return write(parts)
          const broken = writes[rule]?.(parts)
          return broken === undefined ? issue.message : `${broken}${write(parts)}`
        },
      ]),
    ),
  )
}

/** Returns a function that returns the parts of the sentence about an issue. */
function partsWith(words: Words) {
  const { tag, comma, or, quote, parentheses, gap } = words
  const punctuation = { ',': quote(','), ':': quote(':'), ']': quote(']'), '}': quote('}') }
  const syntax = ownProperties({ ...words.syntax, ...punctuation })
  const isType = (noun: JsonTypeName | SyntaxExpectation): noun is JsonTypeName => Object.hasOwn(words.types, noun)
  const nounOf = (noun: JsonTypeName | SyntaxExpectation): string =>
    isType(noun) ? words.types[noun][0] : syntax[noun]
  const hasIntl = typeof Intl !== 'undefined'
  const lists = hasIntl && 'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'disjunction' }) : undefined
  const either = (items: readonly string[]): string =>
    lists?.format(items) ?? [items.slice(0, -1).join(comma), ...items.slice(-1)].filter((part) => part !== '').join(or)
  const alternatives = (values: readonly Scalar[]): string =>
    either(values.map((value) => (typeof value === 'string' ? quote(value) : String(value))))

  return ({ path, params: given }: Pick<Issue, 'path' | 'params'>, name: Name = labelOf) => {
    const params = own(given)
    const { received, allowed, actual, suggestion } = params
    const expected = typeof params.expected === 'object' ? params.expected : []
    const unit = params.unit === undefined ? '' : words.units[params.unit]
    const inUnits = params.unit === undefined ? '' : words.inUnits[params.unit]
    const origin = words.origins[params.fromDefaults === true ? 'default' : 'stored']
    const isStored = (field: string): boolean => params.fromBaseline?.includes(field) === true
    const sibling = (steps: Path, below: Path): string => {
      const place = [...below.slice(0, -1), ...steps]
      const text = name(place)
      return text === labelOf(place) ? labelOf(steps) : text
    }
    /** Returns the name of another field of the same object: as it is written, unless the option `label` names it. */
    const other = (field: string): string => sibling(field.split('.'), path)
    return {
      params,
      /** Whether the issue is about the whole value. */
      isWhole: path.length === 0,
      /** The name of the field of the issue. */
      field: path.length === 0 ? words.whole : name(path),
      other,
      /** Returns the name of another field and, if its value is that of the baseline, this fact. */
      withOrigin: (field: string): string => other(field) + (isStored(field) ? parentheses(origin) : gap),
      /** Returns the name of another field, its value and, if that is the value of the baseline, this fact. */
      withValue: (field: string, value: string): string =>
        other(field) + parentheses(value + (isStored(field) ? words.aside + origin : '')),
      /** Returns the name of the field and, if its value is that of the baseline, this value. */
      withStored: (unitOfValue: string): string =>
        name(path) + (actual === undefined ? gap : parentheses(words.stored(`${actual}${unitOfValue}`, origin))),
      /** Returns a number with its unit, if the params name one. */
      amount: (value: number): string => String(value) + unit,
      /** The name of the field as it is written. */
      get written(): string {
        return labelOf(path)
      },
      /** The names of the item that repeats another, and of that other item. */
      get items(): readonly [item: string, first: string] {
        const item = path.slice(0, -1)
        return [name(item), sibling([params.first ?? 0], item)]
      },
      /** The allowed values with their unit, if the params name one. */
      get allowed(): string {
        return alternatives(allowed ?? []) + unit
      },
      /** The expected types, with the unit of a number, or the expected parts of JSON. */
      get expected(): string {
        if (allowed !== undefined) return alternatives(allowed) + unit
        return either(expected.map((each) => nounOf(each) + (each === 'null' ? '' : inUnits)))
      },
      /** What there is instead: the received type, unless it is a number that is not whole, or the part of a text. */
      get instead(): string {
        if (params.found !== undefined) return words.found[params.found]
        const isKnown = allowed === undefined && !(received === 'number' && expected.includes('integer'))
        return isKnown && received !== undefined && received !== 'none' ? words.types[received][1] : ''
      },
      /** The sentence that says how to correct a value of a wrong type, if there is one. */
      get hint(): string {
        return params.hint === undefined ? '' : words.hints[params.hint]
      },
      /** The question whether the closest name is meant, if there is one. */
      get question(): string {
        return suggestion === undefined ? '' : words.didYouMean(quote(suggestion))
      },
      /** The distance between two values of packet loss, with two decimals. */
      get step(): number {
        return Math.round((params.step ?? 0) * 100) / 100
      },
      /** The documented default of a missing field. */
      get defaultValue(): string {
        return alternatives([params.default ?? null])
      },
    }
  }
}

/** Returns the own params of an issue: a missing one is `undefined`, even with a polluted `Object.prototype`. */
const own = (params: object): AnyParams => ownProperties(params)

/** Returns the name of the field at a path, as the option `label` says. */
type Name = (path: Path) => string

/**
 * Functions that write a sentence for every code, from its parts. That of `defaults-conflict` follows the sentence
 * about the rule that the default breaks.
 */
export type Sentences = {
  readonly [Code in Exclude<IssueCode, keyof RuleParams>]: Writer<IssueParams[Code]>['write']
} & { readonly [Code in keyof RuleParams]?: Writer<IssueParams[Code]>['write'] }

/** The function for one code. It is a method, because it is only called with the params of that code. */
interface Writer<Params = unknown> {
  write(parts: Parts & { readonly params: Params }): string
}

/** The parts of the sentence about an issue. */
type Parts = ReturnType<ReturnType<typeof partsWith>>

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
  readonly parentheses: (text: string) => string
  /** The text between a name and the next word. */
  readonly gap: string
  readonly units: { readonly [Name in Unit]: string }
  /** The unit after the type of a number. */
  readonly inUnits: { readonly [Name in Unit]: string }
  /** The name of each JSON type, and the words that reject it. A number that is received has the type `number`. */
  readonly types: { readonly [Name in JsonTypeName]: readonly [name: string, rejected: string] }
  readonly hints: { readonly [Name in NonNullable<AnyParams['hint']>]: string }
  readonly didYouMean: (suggestion: string) => string
  /** The name of each part of JSON that is not a punctuation mark. */
  readonly syntax: { readonly [Name in Exclude<SyntaxExpectation, ',' | ':' | ']' | '}'>]: string }
  /** What a text has in place of the expected part. */
  readonly found: { readonly [Name in SyntaxFinding]: string }
  /** The words for a value that is not sent: it is stored, or the documented default. */
  readonly origins: { readonly stored: string; readonly default: string }
  /** Returns a value of the baseline with the words for it. */
  readonly stored: (value: string, origin: string) => string
  /** The text between a value and a note about it. */
  readonly aside: string
}

type Scalar = string | number | boolean | null

/** The params of all codes. */
interface AnyParams {
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
  readonly expected?: readonly (JsonTypeName | SyntaxExpectation)[] | string
  readonly received?: ReceivedType
  readonly found?: SyntaxFinding
  readonly first?: number
  readonly step?: number
  readonly rule?: string
  readonly default?: Scalar
}
