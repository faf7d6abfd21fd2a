import type { TextRange } from 'monitor-contract/text'
import { printable, type Paint } from './report.ts'

/** Maximum number of characters of a line to show. */
const longest = 100

/** Returns `FILE:LINE:COLUMN` of a range, which many terminals open on a click. */
export const placeOf = (file: string, { start }: TextRange): string => `${file}:${start.line}:${start.column}`

/**
 * Returns the line in which a range begins, with a mark under the range; nothing for a long line or one
 * with control characters.
 */
export function codeFrame(text: string, { start, end }: TextRange, paint: Paint): readonly string[] {
  const line = text.split(/\r\n|\n|\r/)[start.line - 1] ?? ''
  if (line.length > longest || printable(line) !== line) return []
  const last = end.line === start.line ? end.column : line.length + 1
  const number = String(start.line)
  const mark = ' '.repeat(start.column - 1) + '^'.repeat(Math.max(1, last - start.column))
  return [`      ${paint('dim', `${number} |`)} ${line}`, `      ${' '.repeat(number.length)} | ${paint('red', mark)}`]
}
