import { ownProperties } from '../schema/own-properties.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { cutLine } from './cut-line.ts'
import { printable, type ReportIssue } from './entry.ts'

/** Options of `toCodeFrame`. */
export interface CodeFrameOptions {
  /** Whether to use the colors of a terminal: `false` by default. */
  readonly color?: boolean | undefined
  /** The number of lines to show before and after the first line of the issue: 2 by default. */
  readonly context?: number | undefined
  /** The maximum width of a shown line in columns of a terminal, at least 20: 100 by default. */
  readonly width?: number | undefined
}

/**
 * Returns the message of an issue and the lines around it, with a marker (`^`) under its range, for a terminal. The
 * last line is the title of the first fix.
 *
 * For an issue without a range, it returns only the message. A line wider than `width` is cut, around its marker if it
 * has one; tabs become spaces, to stops of 8 columns. The frame quotes the text, secrets included: print it only where
 * the text itself may be printed. Control characters, direction marks, line separators and lone surrogates become
 * U+FFFD.
 *
 * @param issue An issue of `validateText` or `validateYaml`.
 * @param text The text that was validated.
 * @param options The number of lines around the issue, their width, and colors.
 * @throws TypeError if the text is not a string, or an option is wrong
 * @example
 * validateText(
 *   icmpMonitorUpdate,
 *   '{ "heartbeat": {}, "script": 5 }',
 * ).errors.map((issue) =>
 *   toCodeFrame(issue, '{ "heartbeat": {}, "script": 5 }').split('\n'),
 * )
 * // [
 * //   [
 * //     'script must be a string, not a number.',
 * //     '> 1 | { "heartbeat": {}, "script": 5 }',
 * //     '    |                              ^',
 * //     'fix: Put it in quotes',
 * //   ],
 * // ]
 */
export function toCodeFrame(issue: ReportIssue, text: string, options: CodeFrameOptions = {}): string {
  const { severity, message, range, fixes: [fix] = [] } = ownProperties(issue)
  const { color = false, context = 2, width = 100 } = ownOptions(options, ['color', 'context', 'width'])
  if (typeof color !== 'boolean') throw wrongOption('color', 'true or false')
  assertWhole('context', context, 0)
  assertWhole('width', width, 20)
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const styled = (style: number) => (shown: string) => (color ? `\u001B[${style}m${shown}\u001B[0m` : shown)
  const [marked, faint, bold] = [styled(severity === 'error' ? red : yellow), styled(gray), styled(strong)]
  const headline = bold(printable(message))
  if (range === undefined) return headline

  const { start, end } = range
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  if (lines.at(-1) === '' && start.line < lines.length) lines.pop()
  const from = Math.max(start.line - context, 1)
  const to = Math.min(start.line + context, lines.length)
  const gutter = String(to).length
  const frame = lines.slice(from - 1, to).flatMap((line, index) => {
    const number = from + index
    const isMarked = number >= start.line && number <= end.line
    const first = number === start.line ? start.column - 1 : line.search(/\S|$/)
    const last = number === end.line ? end.column - 1 : line.length
    const columns = width - gutter - '>  | '.length
    const shown = isMarked ? cutLine(line, first, last, columns) : cutLine(line, 0, 0, columns)
    const head = `${isMarked ? marked('>') : ' '} ${faint(`${String(number).padStart(gutter)} |`)}`
    const row = shown.text === '' ? head : `${head} ${shown.text}`
    if (!isMarked || (last <= first && number !== start.line)) return [row]
    const marker = ' '.repeat(shown.indent) + marked('^'.repeat(shown.width))
    return [row, `  ${faint(`${' '.repeat(gutter)} |`)} ${marker}`]
  })
  return [headline, ...frame, ...(fix ? [printable(`fix: ${fix.title}`)] : [])].join('\n')
}

function assertWhole(name: string, value: unknown, least: number): asserts value is number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least)
    throw wrongOption(name, `a whole number of at least ${least}`)
}

/** Parameters of the ANSI escape sequences for styles. */
const [strong, red, yellow, gray] = [1, 31, 33, 90]
