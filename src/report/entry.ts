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

/** An issue of a file. */
export interface FileIssue extends ReportIssue {
  readonly file: string
}

/** A part of a text. Lines and columns count from 1, columns in UTF-16 code units. */
export interface ReportRange {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

/**
 * Returns the issues of a report with the names of their files: of each entry the errors, then the warnings.
 *
 * @throws TypeError if the entries are no list
 */
export function issuesIn(entries: readonly ReportEntry[]): readonly FileIssue[] {
  const isList: boolean = Array.isArray(entries)
  if (!isList) throw new TypeError('The entries must be a list.')
  return entries.flatMap(({ file, result: { errors, warnings } }) =>
    [...errors, ...warnings].map((issue) => ownProperties({ ...issue, file })),
  )
}
