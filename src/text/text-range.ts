import type { Applicability, IssueCode, IssueOf, RelatedField } from '../index.ts'

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
  /** The fixes of `fixesFor` that can be written in the text, the most likely first. */
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

/**
 * Returns a function that finds the range between two offsets of a text, with line and column of both ends.
 *
 * The function reads the text only as far as needed.
 */
export function rangesIn(text: string): (start: number, end: number) => TextRange {
  // A byte order mark is not in a column.
  const lines = [text.startsWith('\uFEFF') ? 1 : 0]
  const lineEnd = /\r\n?|\n/g

  function positionAt(offset: number): TextPosition {
    while (Number(lines.at(-1)) <= offset) lines.push(lineEnd.test(text) ? lineEnd.lastIndex : Infinity)
    let low = 0
    let high = lines.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (Number(lines[middle]) <= offset) low = middle
      else high = middle
    }
    return { offset, line: low + 1, column: Math.max(offset - Number(lines[low]), 0) + 1 }
  }

  return (start, end) => ({ start: positionAt(start), end: positionAt(end) })
}
