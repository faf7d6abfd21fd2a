import type { Path } from '../issues/issue.ts'

export type Severity = 'error' | 'warning'

/** Fields of one object by name: what `check` receives at run time. */
type Fields = Readonly<Record<string, unknown>>

/** A check of several fields of one object, or of one field that the schema allows. */
export interface Rule<Code extends string = string, Params extends object = object> {
  readonly code: Code
  readonly severity: Severity
  /** The field at which the issue stands. */
  readonly at: string
  /** The fields that must be present, valid and not null for the rule to apply. */
  readonly reads: readonly string[]
  /** The fields that may be missing; where they are present, they must be valid and not null. */
  readonly readsIfPresent: readonly string[]
  /** Whether the rule applies to a value that has none of its fields. */
  readonly appliesIfAbsent: boolean
  /** Returns the params of the issue where the fields break the rule. */
  check(fields: Fields): Params | undefined
  /** Returns the paths of the issues where they do not stand at the field `at`. */
  paths?(fields: Fields): readonly Path[]
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
  readonly readsIfPresent?: IfPresent
  readonly appliesIfAbsent?: boolean
  check(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): Params | undefined
  paths?(fields: Present<All, Reads[number]> & Optional<All, IfPresent[number]>): readonly Path[]
  message(params: NoInfer<Params>): string
}

type Names<All> = readonly (keyof All & string)[]

/** The rules by the type of the object whose fields they read. */
export type DefineRule<All> = <
  const Reads extends Names<All>,
  const Code extends string,
  Params extends object,
  const IfPresent extends Names<All> = [],
>(
  definition: Definition<All, Reads, IfPresent, Code, Params>,
) => Rule<Code, Params>

/**
 * Defines a rule over fields of `All`. Its `check` receives the fields of `reads` and `readsIfPresent` with their real
 * values, and its type has no others.
 */
export function defineRule<All>(): DefineRule<All> {
  return (definition) => ({ readsIfPresent: [], appliesIfAbsent: false, ...definition })
}
