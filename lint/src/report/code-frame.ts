import { codeFrameColumns } from '@babel/code-frame'
import { linesAround } from './lines-around.ts'
import { printable } from './printable.ts'
import type { ReportIssue } from './report-entry.ts'

/** Options of `toCodeFrame`. */
export interface CodeFrameOptions {
  /** The name of the file, for the first line. */
  readonly file?: string | undefined
  /** Whether to use the colors of a terminal: `false` by default. */
  readonly color?: boolean | undefined
}

/**
 * Returns an issue for a terminal: its place and message, the lines around it with a marker, and
 * its first fix.
 *
 * The frame quotes the text, including secrets. Long lines are cut, and control characters become
 * U+FFFD. An issue without a range has no lines.
 *
 * @param issue An issue of `lintText`.
 * @param text The text that was checked.
 * @throws TypeError if an argument or an option is wrong
 * @example
 * const text = 'heartbeat: {}\nscript: ""\nfrequency: 5\nfrequencyOffset: 51\n'
 * const [{ result }] = lintText(icmpMonitorUpdate, text, { language: 'yaml' })
 * result.errors.map((issue) => toCodeFrame(issue, text, { file: 'edge.yaml' }))
 * // edge.yaml:4:18: error: frequencyOffset must be between 1 and 50 … [frequency-offset]
 * //   2 | script: ""
 * //   3 | frequency: 5
 * // > 4 | frequencyOffset: 51
 * //     |                  ^^
 * // fix: Use 50
 */
export function toCodeFrame(
  issue: ReportIssue,
  text: string,
  options: CodeFrameOptions = {},
): string {
  assertOptions(options)
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const { color = false, file } = options
  const { range, fixes = [] } = issue
  const place = range && `${range.start.line}:${range.start.column}`
  const name = file === undefined ? undefined : oneLine(file)
  const head = [name, place].filter((part) => part !== undefined).join(':')
  const lines = [headline(head, issue, color)]
  if (range !== undefined) lines.push(frame(text, range, color))
  const [fix] = fixes
  if (fix !== undefined) lines.push(oneLine(`fix: ${fix.title}`))
  return lines.join('\n')
}

function headline(place: string, { severity, message, code }: ReportIssue, color: boolean): string {
  const start = place === '' ? '' : `${styled(place, styles.bold, color)}: `
  const level = styled(severity, severity === 'error' ? styles.red : styles.yellow, color)
  return `${start}${level}: ${oneLine(message)} [${oneLine(code)}]`
}

function frame(text: string, range: NonNullable<ReportIssue['range']>, color: boolean): string {
  const { lines, firstLine, column, width } = linesAround(text, range)
  const location = {
    start: { line: range.start.line, column },
    end: { line: range.start.line, column: column + width },
  }
  // The declared types do not have `startLine` yet.
  const frameOptions = {
    forceColor: color,
    linesAbove: lines.length,
    linesBelow: lines.length,
    startLine: firstLine,
  }
  return codeFrameColumns(lines.join('\n'), location, frameOptions)
}

const oneLine = (text: string): string => printable(text.replaceAll(/[\r\n\t]+/g, ' '))

/** Parameters of the escape sequences for styles; `styleText` of Node.js is missing in browsers. */
const styles = { bold: 1, red: 31, yellow: 33 }

const styled = (text: string, style: number, color: boolean): string =>
  color ? `\u001B[${style}m${text}\u001B[0m` : text

function assertOptions(options: CodeFrameOptions): void {
  const unknown = Object.keys(options).find((name) => name !== 'file' && name !== 'color')
  if (unknown !== undefined)
    throw new TypeError(`Unknown option "${oneLine(unknown)}". Known options: file, color.`)
  const { file, color } = options
  if (file !== undefined && typeof file !== 'string')
    throw new TypeError('The option file must be a string.')
  if (color !== undefined && typeof color !== 'boolean')
    throw new TypeError('The option color must be true or false.')
}
