import type { Span } from './located.ts'
import type { TextPosition, TextRange } from './text-result.ts'

/**
 * Returns a function that finds the range of a part of a text, with line and column of both ends.
 *
 * The function reads the text only as far as needed.
 */
export function rangesIn(text: string): (span: Span) => TextRange {
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

  return ({ start, end }) => ({ start: positionAt(start), end: positionAt(end) })
}
