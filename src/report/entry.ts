import { ownProperties } from '../schema/own-properties.ts'
import type { IssueCode, RelatedField, Severity } from '../index.ts'

/** A file, and the result for the file or for one document in the file. */
export interface ReportEntry {
  /** The path of the file, relative to the root of the repository. */
  readonly file: string
  readonly text?: string | undefined
  /** A result of `validate` or `validateText`, or one in the list of `validateYaml`. */
  readonly result: { readonly errors: readonly ReportIssue[]; readonly warnings: readonly ReportIssue[] }
}

/** An issue, with its range if a text was validated. */
export interface ReportIssue extends RelatedField {
  readonly severity: Severity
  readonly code: IssueCode
  readonly message: string
  readonly params?: object | undefined
  readonly range?: ReportRange | undefined
  readonly related?: readonly (RelatedField & { readonly range?: ReportRange })[] | undefined
  readonly fixes?: readonly ReportFix[] | undefined
}

/** A fix of an issue in a text. */
export interface ReportFix {
  readonly title: string
  readonly edits: readonly { readonly range: ReportRange; readonly insert: string }[]
}

/** A part of a text; `end` is exclusive. Lines and columns count from 1, columns in UTF-16 code units. */
export interface ReportRange {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

/**
 * Returns the issues of all entries, each with the path of its file. The errors of an entry precede its warnings.
 *
 * @throws TypeError if `entries` is not an array
 */
export function issuesIn(entries: readonly ReportEntry[]) {
  const isList: boolean = Array.isArray(entries)
  if (!isList) throw new TypeError('The entries must be a list.')
  return entries.flatMap(({ file, result: { errors, warnings } }) =>
    [...errors, ...warnings].map((issue) => ownProperties({ ...issue, file: pathOf(file) })),
  )
}

/**
 * Returns the path of a file with `/` in place of the `\` of Windows, without steps that are empty or `.`, and without
 * the prefixes `\\?\` and `\\.\`. Only a UNC path, such as `\\server\share\a.json`, begins with `//`.
 */
function pathOf(file: string): string {
  const name = file.replace(/^\\\\[?.]\\UNC\\/i, '\\\\').replace(/^\\\\[?.]\\/, '')
  const path = name.replaceAll('\\', '/').replaceAll(/(?<=\/)\/+|(?<![^/])\.\/+/g, '')
  return /^\\\\[^\\]/.test(name) ? `/${path}` : path
}

/**
 * Replaces the characters that could change the output of a terminal by U+FFFD: control characters (except tabs and
 * line feeds), direction marks, line separators and lone surrogates.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]|\p{Surrogate}/gu, '\uFFFD')
