/** A file, with the result of one of its monitors. */
export interface ReportEntry {
  /**
   * The path of the file as the reader of the report finds it, relative to the root of the
   * repository. On every system, a backslash counts as the slash between folders.
   */
  readonly file: string
  /** The text of the file. Reports of entries do not read it. */
  readonly text?: string | undefined
  /** A result of `lintText`, or of `validate`, which has no ranges. */
  readonly result: ReportResult
}

/** The issues of one monitor. */
export interface ReportResult {
  readonly errors: readonly ReportIssue[]
  readonly warnings: readonly ReportIssue[]
}

/** An issue, with its range where a text was checked. */
export interface ReportIssue {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly pointer: string
  readonly message: string
  readonly range?: ReportRange | undefined
  readonly related?: readonly ReportField[] | undefined
  readonly fixes?: readonly ReportFix[] | undefined
}

/** Another field that an issue is about. */
export interface ReportField {
  readonly pointer: string
  readonly range?: ReportRange | undefined
}

/** A fix of an issue, as edits of the text. */
export interface ReportFix {
  readonly title: string
  readonly edits: readonly { readonly range: ReportRange; readonly insert: string }[]
}

/** A part of a text; `end` is exclusive. */
export interface ReportRange {
  readonly start: ReportPosition
  readonly end: ReportPosition
}

/** A position in a text. The line and the column count from 1, in UTF-16 code units. */
export interface ReportPosition {
  readonly offset: number
  readonly line: number
  readonly column: number
}

/** An issue with the path of its file. */
export interface FileIssue extends ReportIssue {
  readonly file: string
}

/** Returns the issues of all entries with the paths of their files. */
export function issuesIn(entries: readonly ReportEntry[]): readonly FileIssue[] {
  const isList: boolean = Array.isArray(entries)
  if (!isList) throw new TypeError('The entries must be a list.')
  return entries.flatMap(({ file, result: { errors, warnings } }) =>
    [...errors, ...warnings].map((issue) => ({ ...issue, file: pathOf(file) })),
  )
}

/**
 * Returns a path as repositories write it: with `/` between folders, and without `./` before them.
 */
const pathOf = (file: string): string => file.replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '')
