import type { TextPosition, TextRange } from './text-range.ts'

/** Returns the range between two offsets of a text, with line and column of both ends. */
export const rangeIn = (lines: readonly number[], start: number, end: number): TextRange => ({
  start: positionAt(start, lines),
  end: positionAt(end, lines),
})

function positionAt(offset: number, lines: readonly number[]): TextPosition {
  let low = 0
  let high = lines.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (Number(lines[middle]) <= offset) low = middle
    else high = middle
  }
  return { offset, line: low + 1, column: offset - Number(lines[low]) + 1 }
}
