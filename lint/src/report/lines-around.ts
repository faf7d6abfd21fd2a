import { printable } from './printable.ts'
import type { ReportRange } from './report-entry.ts'

/** Lines around an issue, cut and printable. */
export interface LinesAround {
  readonly lines: readonly string[]
  /** The number of the first of these lines in the text. */
  readonly firstLine: number
  /** The column of the marker in the shown line, from 1. */
  readonly column: number
  /** The number of marked characters. */
  readonly width: number
}

/** The number of lines before and after that of the issue. */
const context = 2

/** The maximum length of a shown line. */
const maximumLength = 100

/**
 * The number of characters that are searched for line breaks, so that a frame costs the same in any
 * text.
 */
const reach = 2_000

/**
 * Returns the line where a range begins, with the lines around it.
 *
 * `@babel/code-frame` neither cuts lines nor replaces control characters, and it splits whole
 * texts.
 */
export function linesAround(text: string, { start, end }: ReportRange): LinesAround {
  const lineStart = start.offset - (start.column - 1)
  const rest = text.slice(start.offset, start.offset + reach)
  const [restOfLine = ''] = rest.split(lineBreak, 1)
  const lineEnd = start.offset + restOfLine.length
  const endOfRange = end.line === start.line ? Math.min(end.offset, lineEnd) : lineEnd
  const before = linesBefore(text, lineStart)
  const shown = cutAround(text, { lineStart, lineEnd, from: start.offset })
  return {
    lines: [...before, shown.line, ...linesAfter(text, lineEnd)],
    firstLine: start.line - before.length,
    column: shown.column,
    width: Math.max(1, Math.min(endOfRange - start.offset, shown.line.length - shown.column + 1)),
  }
}

const lineBreak = /\r\n?|\n/

function linesBefore(text: string, lineStart: number): readonly string[] {
  const from = Math.max(0, lineStart - reach)
  const lines = text
    .slice(from, lineStart)
    .replace(/^\uFEFF/, '')
    .split(lineBreak)
  // After the last line break begins the line of the issue.
  lines.pop()
  const whole = from > 0 ? lines.slice(1) : lines
  return whole.slice(-context).map(cutEnd)
}

function linesAfter(text: string, lineEnd: number): readonly string[] {
  const to = Math.min(text.length, lineEnd + reach)
  const [, ...lines] = text.slice(lineEnd, to).split(lineBreak)
  const isCut = to < text.length
  const hasEmptyEnd = lines.at(-1) === ''
  if (isCut || hasEmptyEnd) lines.pop()
  return lines.slice(0, context).map(cutEnd)
}

function cutEnd(line: string): string {
  const isLong = line.length > maximumLength
  return printable(isLong ? `${line.slice(0, maximumLength - 1)}…` : line)
}

/** A line of a text, and the offset in it that has to be shown. */
interface LinePlace {
  readonly lineStart: number
  readonly lineEnd: number
  readonly from: number
}

/**
 * Returns a line, cut on both sides of a place where it is long, and the column of the place in it.
 */
function cutAround(text: string, { lineStart, lineEnd, from }: LinePlace) {
  const half = maximumLength / 2
  const isLong = lineEnd - lineStart > maximumLength
  const first = isLong && from - lineStart > half ? from - half : lineStart
  const last = isLong ? Math.min(lineEnd, first + maximumLength) : lineEnd
  const before = first > lineStart ? '…' : ''
  const after = last < lineEnd ? '…' : ''
  const line = printable(before + text.slice(first, last) + after)
  return { line, column: before.length + from - first + 1 }
}
