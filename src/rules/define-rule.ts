import type { Path, Severity } from '../issues/issue.ts'

/** Fields of one object by name: what `check` receives at run time. */
export type Fields = Readonly<Record<string, unknown>>

/** A check of several fields of one object, or of one field that the schema allows. */
export interface Check<Code extends string = string, Params extends object = object> {
  readonly code: Code
  readonly severity: Severity
  /** The field at which the issue stands. */
  readonly at: string
  /** The fields that must be present, valid and not null for the check to apply. */
  readonly reads: readonly string[]
  /** Further fields that must be present and not null, valid or not: the check does not see their values. */
  readonly requires: readonly string[]
  /** The fields that may be missing; where they are present, they must be valid and not null. */
  readonly readsIfPresent: readonly string[]
  /** Whether the check applies to a value that has none of its fields. */
  readonly appliesIfAbsent: boolean
  /** Returns the params of the issue where the fields break the rule. */
  check(fields: Fields): Params | undefined
  /** Returns the paths of the issues: that of the field `at` by default. */
  paths(fields: Fields): readonly Path[]
}

/** A check and what its issue says. */
export interface Rule<Code extends string = string, Params extends object = object> extends Check<Code, Params> {
  /**
   * Returns the end of the message, which begins with the field.
   *
   * @param fromBaseline The fields whose values are the baseline's, none by default
   */
  message(params: Params, fromBaseline?: readonly string[]): string
}

/** An item of a list: the fields that rules read, or undefined where the item is no object. */
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
  /** The field of the item at which the issue stands. */
  readonly at: string
  /** The fields of the items that the check reads. */
  readonly reads: readonly string[]
  /** Returns the items that break the rule, in the order of the list. */
  check(items: readonly Item[]): readonly BrokenItem<Params>[]
  /** Returns the end of the message, which begins with the item. */
  message(params: Params): string
}

type Present<All, Name extends keyof All> = { readonly [Field in Name]-?: NonNullable<All[Field]> }
type Optional<All, Name extends keyof All> = { readonly [Field in Name]?: NonNullable<All[Field]> | undefined }

interface CheckDefinition<All, Reads extends Names<All>, IfPresent extends Names<All>, Code, Params> {
  readonly code: Code
  readonly severity: Severity
  readonly at: keyof All & string
  readonly reads: Reads
  readonly requires?: Names<All>
  readonly readsIfPresent?: IfPresent
  readonly appliesIfAbsent?: boolean
  check(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): Params | undefined
  paths?(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): readonly Path[]
}

interface RuleDefinition<
  All,
  Reads extends Names<All>,
  IfPresent extends Names<All>,
  Code,
  Params,
> extends CheckDefinition<All, Reads, IfPresent, Code, Params> {
  message(params: Params, fromBaseline?: readonly string[]): string
}

type Names<All> = readonly (keyof All & string)[]

/** Defines checks of the fields of `All`. */
export type DefineCheck<All> = <
  const Reads extends Names<All>,
  const Code extends string,
  Params extends object,
  const IfPresent extends Names<All> = [],
>(
  definition: CheckDefinition<All, Reads, IfPresent, Code, Params>,
) => Check<Code, Params>

/** Defines rules over the fields of `All`. */
export type DefineRule<All> = <
  const Reads extends Names<All>,
  const Code extends string,
  Params extends object,
  const IfPresent extends Names<All> = [],
>(
  definition: RuleDefinition<All, Reads, IfPresent, Code, Params>,
) => Rule<Code, Params>

const defaultsFor = (at: string) => ({
  requires: [],
  readsIfPresent: [],
  appliesIfAbsent: false,
  paths: (): readonly Path[] => [[at]],
})

/**
 * Defines a rule over fields of `All`. Its check receives the fields of `reads` and `readsIfPresent` with their real
 * values, and its type has no others.
 */
export function defineRule<All>(): DefineRule<All> {
  return (definition) => ({ ...defaultsFor(definition.at), ...definition })
}

/** Defines the check of a rule whose message is added by `withMessage`. */
export function defineCheck<All>(): DefineCheck<All> {
  return (definition) => ({ ...defaultsFor(definition.at), ...definition })
}

/** Returns the note that the value of a field is the baseline's, if it is. */
export const originOf = (name: string, fromBaseline: readonly string[] = []): string =>
  fromBaseline.includes(name) ? ', from the baseline' : ''

/** Makes a rule of a check. */
export const withMessage = <Code extends string, Params extends object>(
  check: Check<Code, Params>,
  message: (params: Params, fromBaseline?: readonly string[]) => string,
): Rule<Code, Params> => ({ ...check, message })
