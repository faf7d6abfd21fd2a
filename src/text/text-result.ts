import type { Applicability, IssueCode, IssueOf, RelatedField, Result } from '../index.ts'

/** A part of a text, up to the position after its last character. It is empty if both positions are equal. */
export interface TextRange {
  readonly start: TextPosition
  readonly end: TextPosition
}

/** A position in a text. */
export interface TextPosition {
  /** The number of UTF-16 code units before the position. */
  readonly offset: number
  /** The number of the line, from 1. LF, CRLF and CR end a line. */
  readonly line: number
  /** The number of UTF-16 code units before the position in its line, plus 1. A byte order mark does not count. */
  readonly column: number
}

/**
 * An issue with a range in the text. The range is the value; the key for an unknown field or a duplicate key; the
 * first character of the enclosing value for a missing field; the invalid part for a syntax error.
 */
export type TextIssue<Code extends IssueCode = IssueCode> = { readonly [C in Code]: TextIssueOf<C> }[Code]

/** An issue of one code, with its range. */
export interface TextIssueOf<Code extends IssueCode> extends Omit<IssueOf<Code>, 'related'> {
  readonly range: TextRange
  readonly related?: readonly TextRelatedField[]
  /**
   * The fixes of `fixesFor` that can be written in the text, the most likely first. None in a YAML text of a million
   * characters or more.
   */
  readonly fixes: readonly TextFix[]
}

/** A fix as edits of the text. The edited text parses to the fixed value. */
export interface TextFix {
  /** An imperative sentence in English, such as `Rename to "activated"`. It differs between the fixes of an issue. */
  readonly title: string
  readonly applicability: Applicability
  /** The edits, in the order of the text. They do not overlap. */
  readonly edits: readonly TextEdit[]
}

/** An edit of a text, which replaces a range. */
export interface TextEdit {
  readonly range: TextRange
  readonly insert: string
}

/** Another field that an issue is about, with its range, as in `TextIssue`. */
export interface TextRelatedField extends RelatedField {
  readonly range: TextRange
}

/** The result for a JSON text or a YAML document: like that of `validate`, but each issue has its range in the text. */
export type TextResult<T> = Result<T, TextIssue>

/**
 * The result for one place of a text. The paths of its issues begin at the place, their ranges are those of the text.
 */
export type PlaceResult<T> = TextResult<T> & {
  /** The JSON Pointer of the place; the empty string for issues about the whole text or document. */
  readonly at: string
}

/** The option that validates values inside a text. */
export interface AtOption {
  /**
   * A JSON Pointer in which `*` stands for every item or key, such as `/monitors/*`: validates each value there. The
   * result is then a list. If aliases or long names would make it much longer than the text, it has only the error
   * `required`; or, after as many issues as the text has characters (or 200 times `maxIssues`), each further result
   * has at most one error and one warning, and is `truncated`.
   */
  readonly at: string
}
