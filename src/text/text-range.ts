/** A part of a text, from its first character to the position after its last. */
export interface TextRange {
  readonly start: TextPosition
  readonly end: TextPosition
}

/** A position in a text. */
export interface TextPosition {
  /** The number of UTF-16 code units before the position. */
  readonly offset: number
  /** The number of the line, from 1. A line ends with LF, CRLF or CR. */
  readonly line: number
  /** The number of UTF-16 code units before the position in its line, plus 1. */
  readonly column: number
}
