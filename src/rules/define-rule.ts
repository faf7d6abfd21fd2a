import type { Path } from '../issues/issue.ts'

export type Severity = 'error' | 'warning'

/** Fields of one object by name: what `check` receives at run time. */
type Fields = Readonly<Record<string, unknown>>

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
  /** Returns what is expected, as the end of a sentence that begins with the field. */
  message(params: Params): string
}

type Present<All, Name extends keyof All> = { readonly [Field in Name]-?: NonNullable<All[Field]> }
type Optional<All, Name extends keyof All> = { readonly [Field in Name]?: NonNullable<All[Field]> | undefined }

interface Definition<All, Reads extends Names<All>, IfPresent extends Names<All>, Code, Params> {
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

type Names<All> = readonly (keyof All & string)[]

/** Defines checks of the fields of `All`. */
export type DefineCheck<All> = <
  const Reads extends Names<All>,
  const Code extends string,
  Params extends object,
  const IfPresent extends Names<All> = [],
>(
  definition: Definition<All, Reads, IfPresent, Code, Params>,
) => Check<Code, Params>

/**
 * Defines the check of a rule over fields of `All`. It receives the fields of `reads` and `readsIfPresent` with their
 * real values, and its type has no others.
 */
export function defineCheck<All>(): DefineCheck<All> {
  return (definition) => ({
    requires: [],
    readsIfPresent: [],
    appliesIfAbsent: false,
    paths: () => [[definition.at]],
    ...definition,
  })
}

/** Makes a rule of a check. They are two, because `is` of a contract needs the check alone. */
export const defineRule = <Code extends string, Params extends object>(
  check: Check<Code, Params>,
  message: (params: Params) => string,
): Rule<Code, Params> => ({ ...check, message })
