import type { Path, Severity } from '../issues/issue.ts'

/**
 * Defines a rule that reads fields of `All`.
 *
 * The check receives the fields in `reads` and `readsIfPresent` with their real values. Its type has no other fields.
 */
export function defineRule<All>(): DefineRule<All> {
  return (definition) => ({
    requires: [],
    readsIfPresent: [],
    appliesIfAbsent: false,
    paths: () => [[definition.at]],
    ...definition,
  })
}

/** The fields of one object that a check receives, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** A rule about several fields of one object, or about one field that the schema allows. */
export interface Rule<Code extends string = string, Params extends object = object> {
  readonly code: Code
  readonly severity: Severity
  /** The field of the issue. */
  readonly at: string
  /** The fields that must be present, valid and not null. Otherwise the check does not run. */
  readonly reads: readonly string[]
  /** Further fields that must be present and not null. They may be invalid, and the check does not receive them. */
  readonly requires: readonly string[]
  /** The fields that may be missing. If present, they must be valid and not null. */
  readonly readsIfPresent: readonly string[]
  /** Whether the check runs if the value has none of its fields. */
  readonly appliesIfAbsent: boolean
  /** Returns the params of the issue if the fields break the rule, otherwise undefined. */
  check(fields: Fields): Params | undefined
  /** Returns the paths of the issues, by default only that of the field `at`. */
  paths(fields: Fields): readonly Path[]
  /**
   * Returns the end of the message, after the name of the field.
   *
   * @param fromBaseline The fields whose values are the baseline's, none by default
   */
  message(params: Params, fromBaseline?: readonly string[]): string
}

/** The fields of an item that rules read; undefined if the item is not an object. */
export type Item = Fields | undefined

/** An item that breaks a rule over a list. */
export interface BrokenItem<Params extends object> {
  readonly index: number
  readonly params: Params
}

/** A rule that compares the items of a list. */
export interface ListRule<Code extends string = string, Params extends object = object> {
  readonly code: Code
  readonly severity: 'warning'
  /** The field of the item that has the issue. */
  readonly at: string
  /** The fields of the items that the check reads. */
  readonly reads: readonly string[]
  /** Returns the items that break the rule, in the order of the list. */
  check(items: readonly Item[]): readonly BrokenItem<Params>[]
  /** Returns the end of the message, after the location of the item. */
  message(params: Params): string
}

type Present<All, Name extends keyof All> = { readonly [Field in Name]-?: NonNullable<All[Field]> }
type Optional<All, Name extends keyof All> = { readonly [Field in Name]?: NonNullable<All[Field]> | undefined }

interface RuleDefinition<All, Reads extends Names<All>, IfPresent extends Names<All>, Code, Params> {
  readonly code: Code
  readonly severity: Severity
  readonly at: keyof All & string
  readonly reads: Reads
  readonly requires?: Names<All>
  readonly readsIfPresent?: IfPresent
  readonly appliesIfAbsent?: boolean
  check(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): Params | undefined
  paths?(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): readonly Path[]
  message(params: Params, fromBaseline?: readonly string[]): string
}

type Names<All> = readonly (keyof All & string)[]

/** The function that `defineRule` returns, for the fields of `All`. */
export type DefineRule<All> = <
  const Reads extends Names<All>,
  const Code extends string,
  Params extends object,
  const IfPresent extends Names<All> = [],
>(
  definition: RuleDefinition<All, Reads, IfPresent, Code, Params>,
) => Rule<Code, Params>

/** Returns a note for the message if the value of the field comes from the baseline, otherwise an empty string. */
export const originOf = (name: string, fromBaseline: readonly string[] = []): string =>
  fromBaseline.includes(name) ? ', from the baseline' : ''
