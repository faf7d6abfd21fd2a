import type {
  Issue,
  IssueCode,
  IssueParams,
  JsonTypeName,
  Messages,
  Path,
  RuleParams,
  SyntaxExpectation,
  SyntaxFinding,
  Unit,
} from '../index.ts'
import { labelOf } from '../issues/path-text.ts'
import { ownProperties } from '../values/own-properties.ts'

/**
 * Returns the messages of one language, frozen. The compiler requires a sentence for every code except the codes of
 * rules. A rule without a sentence keeps its English message.
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

function partsWith(words: Words) {
  const { tag, comma, or, quote, parentheses, gap } = words
  const punctuation = { ',': quote(','), ':': quote(':'), ']': quote(']'), '}': quote('}') }
  const syntax = ownProperties({ ...words.syntax, ...punctuation })
  const isType = (noun: Noun): noun is JsonTypeName => Object.hasOwn(words.types, noun)
  const nounOf = (noun: Noun): string => (isType(noun) ? words.types[noun][0] : syntax[noun])
  const hasIntl = typeof Intl !== 'undefined'
  const lists = hasIntl && 'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'disjunction' }) : undefined
  const either = (items: readonly string[]): string =>
    lists?.format(items) ?? [items.slice(0, -1).join(comma), ...items.slice(-1)].filter((part) => part !== '').join(or)
  const alternatives = (values: readonly Scalar[]): string =>
    either(values.map((value) => (typeof value === 'string' ? quote(value) : String(value))))

  return ({ path, params: given }: Pick<Issue, 'path' | 'params'>, name: Name = labelOf) => {
    const params = own(given)
    const { received, allowed, suggestion, field: missing } = params
    const actual = missing !== undefined && missing === path[path.length - 1] ? params.default : params.actual
    const expected: readonly Noun[] = typeof params.expected === 'object' ? params.expected : []
    const unit = params.unit === undefined ? '' : words.units[params.unit]
    const inUnits = params.unit === undefined ? '' : words.inUnits[params.unit]
    const origin = words.origins[params.fromDefaults === true || missing !== undefined ? 'default' : 'stored']
    const isStored = (field: string): boolean => field === missing || params.fromBaseline?.includes(field) === true
    const sibling = (steps: Path, below: Path): string => {
      const place = [...below.slice(0, -1), ...steps]
      const text = name(place)
      return text === labelOf(place) ? labelOf(steps) : text
    }
    /**
     * Returns the name of another field of the same object: its path in this object, or its name from the option
     * `label`.
     */
    const other = (field: string): string => sibling(field.split('.'), path)
    return {
      params,
      isWhole: path.length === 0,
      /** The name of the field or whole value. It is a getter, because `label` is not called for unknown fields. */
      get field(): string {
        return path.length === 0 ? words.whole : name(path)
      },
      other,
      /** Returns the name of another field, and adds a note if its value is stored or a default. */
      withOrigin: (field: string): string => other(field) + (isStored(field) ? parentheses(origin) : gap),
      /** Returns the name of another field and its value, the minimum, with a note if the value is not sent. */
      withMinimum: (field: string, unitOfValue: string): string =>
        other(field) +
        parentheses(`${String(params.minimum)}${unitOfValue}${isStored(field) ? words.aside + origin : ''}`),
      /** Returns the name of the field, and adds its value if that is stored or a default. */
      withStored: (unitOfValue: string): string =>
        name(path) + (actual === undefined ? gap : parentheses(words.stored(`${actual}${unitOfValue}`, origin))),
      /** Returns a number with the unit of the field. */
      amount: (value: number): string => String(value) + unit,
      /** The path of the field, without the option `label`. */
      get written(): string {
        return labelOf(path)
      },
      /** The names of the duplicate item and of the first item with the same values. */
      get items(): readonly [item: string, first: string] {
        const item = path.slice(0, -1)
        return [name(item), sibling([params.first ?? 0], item)]
      },
      /** The allowed values with their unit. */
      get allowed(): string {
        return alternatives(allowed ?? []) + unit
      },
      /** The allowed values, if the issue lists them; otherwise the expected types or parts of JSON. */
      get expected(): string {
        if (allowed !== undefined) return alternatives(allowed) + unit
        return either(expected.map((each) => nounOf(each) + (each === 'null' ? '' : inUnits)))
      },
      /**
       * The words that reject the received type or text. Empty if the issue lists allowed values, for a value that JSON
       * cannot express, for a fraction instead of an integer, and for text that contains no expected number or boolean,
       * because query parameters are always text.
       */
      get instead(): string {
        if (params.found !== undefined) return words.found[params.found]
        const isKnown = allowed === undefined && !(received === 'number' && expected.includes('integer'))
        const isText = received === 'string' && params.hint === undefined && /^[nib]/.test(String(expected[0]))
        return isKnown && !isText && received !== undefined && received !== 'none' ? words.types[received][1] : ''
      },
      /** A sentence about how to correct a value of a wrong type; empty if there is none. */
      get hint(): string {
        return params.hint === undefined ? '' : words.hints[params.hint]
      },
      /** A question with the suggested name or value; empty if there is no suggestion. */
      get question(): string {
        return suggestion === undefined ? '' : words.didYouMean(quote(suggestion))
      },
      /** The step between two possible values of packet loss in %, rounded to two decimals; `< 0.01` instead of 0. */
      get step(): number | string {
        return Math.round((params.step ?? 0) * 100) / 100 || '< 0.01'
      },
    }
  }
}

/** Returns the params of an issue. A missing param is `undefined`, even with a polluted `Object.prototype`. */
const own = (params: object): AnyParams => ownProperties(params)

/** Returns the name of the field at a path. The option `label` can change it. */
type Name = (path: Path) => string

/**
 * A function for each code (optional for a rule), which writes the sentence of an issue from its parts. The sentence of
 * `defaults-conflict` follows the sentence about the broken rule.
 */
export type Sentences = {
  readonly [Code in Exclude<IssueCode, keyof RuleParams>]: Writer<IssueParams[Code]>['write']
} & { readonly [Code in keyof RuleParams]?: Writer<IssueParams[Code]>['write'] }

/** The function for one code. It is a method, because TypeScript compares the parameters of methods bivariantly. */
interface Writer<Params = unknown> {
  write(parts: Parts & { readonly params: Params }): string
}

type Parts = ReturnType<ReturnType<typeof partsWith>>

export interface Words {
  readonly tag: string
  /** The text between two alternatives, except the last two, for engines without `Intl.ListFormat`. */
  readonly comma: string
  /** The text between the last two alternatives, for engines without `Intl.ListFormat`. */
  readonly or: string
  /** The name of the whole value at the start of a sentence. */
  readonly whole: string
  readonly quote: (text: string) => string
  readonly parentheses: (text: string) => string
  /** The text after a name without a note in parentheses, such as a space in Japanese. */
  readonly gap: string
  readonly units: { readonly [Name in Unit]: string }
  /** The unit after the name of a type. */
  readonly inUnits: { readonly [Name in Unit]: string }
  /**
   * The name of each JSON type, and the words that reject a value of this type. These are empty for `integer`, because
   * whole numbers have the type `number`.
   */
  readonly types: { readonly [Name in JsonTypeName]: readonly [name: string, rejected: string] }
  readonly hints: { readonly [Name in NonNullable<AnyParams['hint']>]: string }
  readonly didYouMean: (suggestion: string) => string
  /** The name of each part of JSON that can be expected, except the characters that messages show in quotes. */
  readonly syntax: { readonly [Name in Exclude<SyntaxExpectation, ',' | ':' | ']' | '}'>]: string }
  /** The words for the kind of text that was found instead of the expected part of JSON. */
  readonly found: { readonly [Name in SyntaxFinding]: string }
  /** The words for a value that the body omits: a stored value, or a documented default. */
  readonly origins: { readonly stored: string; readonly default: string }
  /** Adds the words of `origins` to a value that the body omits. */
  readonly stored: (value: string, origin: string) => string
  /** The text between a value and a note about it. */
  readonly aside: string
}

type Noun = JsonTypeName | SyntaxExpectation

type Scalar = string | number | boolean | null

/** All params of all codes. */
type AnyParams = { readonly [Name in NamesIn<IssueParams[IssueCode]>]?: ParamIn<IssueParams[IssueCode], Name> }
type NamesIn<Params> = Params extends object ? (string extends keyof Params ? never : keyof Params) : never
type ParamIn<Params, Name> = Params extends object ? (Name extends keyof Params ? Params[Name] : never) : never
