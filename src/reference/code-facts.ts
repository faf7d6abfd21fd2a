import type { Severity } from '../index.ts'

/** An issue code with its documentation. Backticks in the texts mark code. */
export interface CodeFacts {
  readonly code: string
  readonly severities: readonly Severity[]
  /** The contracts that can report the code. */
  readonly contracts: readonly string[]
  /** The location of the issue, in Markdown. */
  readonly at: string
  /** The condition under which the code is reported, often with the reason. */
  readonly meaning: string
  /** The first version that reports the code. */
  readonly since: string
  /** The fields that a rule or a warning with the code reads. */
  readonly reads?: readonly string[]
  /** Texts that have an issue with the code. */
  readonly examples: readonly CodeExample[]
  /** A call that reports the code, where no text can have it. */
  readonly program?: string
}

/** A text that has an issue, as a user keeps it in a file. */
export interface CodeExample {
  readonly contract: string
  readonly language: 'json' | 'yaml'
  readonly text: string
  /** The text without the issue. It is missing where a fix of the linter makes it. */
  readonly mended?: string
}

/** The severities of a code that is an error or a warning, depending on the reader or an option. */
export const errorOrWarning: readonly Severity[] = ['error', 'warning']

export const onlyAWarning = ' A tolerant reader reports it as a warning.'
