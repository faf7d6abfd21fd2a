import type { TextPosition, TextRange } from '../lint-result.ts'
import type { Span } from './located.ts'

/** Returns a function that adds line and column to the parts of a text. */
export function rangesIn(text: string): (span: Span) => TextRange {
  const lines = lineStarts(text)

  function positionAt(offset: number): TextPosition {
    const line = lastAtMost(lines, offset)
    const start = lines[line] ?? 0
    return { offset, line: line + 1, column: Math.max(offset - start, 0) + 1 }
  }

  return ({ start, end }) => ({ start: positionAt(start), end: positionAt(end) })
}

/** Returns the offset of each line. A byte order mark is in no column. */
function lineStarts(text: string): readonly number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length)
  return starts
}

/** Returns the index of the last number that is at most a limit, in a list that grows; else 0. */
export function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((numbers[middle] ?? Infinity) <= limit) low = middle
    else high = middle
  }
  return low
}

/** Returns the span of the character at an offset; it is empty at the end of the text. */
export function characterAt(text: string, start: number): Span {
  const [character = ''] = text.slice(start, start + 2)
  return { start, end: start + character.length }
}

/** Returns a span that begins at the last visible character, if it begins behind that. */
export function insideText(text: string, { start, end }: Span): Span {
  const visible = text.trimEnd()
  if (start < visible.length) return { start, end: Math.min(Math.max(end, start + 1), text.length) }
  const [last = ''] = Array.from(visible.slice(-2)).slice(-1)
  return { start: visible.length - last.length, end: visible.length }
}
