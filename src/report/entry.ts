import { ownProperties } from '../values/own-properties.ts'
import type { IssueCode, RelatedField, Severity } from '../index.ts'

/** A file, and a result for it or for one document in it. */
export interface ReportEntry {
  /** The name of the file, relative to the folder of the report. */
  readonly file: string
  readonly text?: string | undefined
  /** A result of `validate`, `validateText` or `validateYaml`. */
  readonly result: { readonly errors: readonly ReportIssue[]; readonly warnings: readonly ReportIssue[] }
}

/** An issue, with its range if it is about a text. */
export interface ReportIssue extends RelatedField {
  readonly severity: Severity
  readonly code: IssueCode
  readonly message: string
  readonly range?: ReportRange | undefined
  readonly related?: readonly (RelatedField & { readonly range?: ReportRange })[] | undefined
}

/** A part of a text. Lines and columns count from 1, columns in UTF-16 code units. */
export interface ReportRange {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

/** Returns the errors, then the warnings of an entry. */
export const issuesOf = ({ result: { errors, warnings } }: ReportEntry): readonly ReportIssue[] =>
  [...errors, ...warnings].map(ownProperties)

/**
 * Returns the entries of a report.
 *
 * @throws TypeError if they are no list
 */
export function listOf<T>(entries: readonly T[]): readonly T[] {
  const isList: boolean = Array.isArray(entries)
  if (!isList) throw new TypeError('The entries must be a list.')
  return entries
}
