import { eastAsianWidth } from 'get-east-asian-width'
import { ownProperties } from '../values/own-properties.ts'
import { ownOptions, wrongOption } from '../values/own-options.ts'
import type { ReportIssue } from './entry.ts'

/** Options of `toCodeFrame`. */
export interface CodeFrameOptions {
  /** Whether to use the colors of a terminal: `false` by default. */
  readonly color?: boolean | undefined
  /** The number of lines to show before and after the first line of the issue: 2 by default. */
  readonly context?: number | undefined
}

/**
 * Returns the message of an issue and the lines around it, with a marker (`^`) under its range, for a terminal.
 *
 * For an issue without a range, it returns only the message. A long line is cut, around its marker if it has one. The
 * frame quotes the text, secrets included: print it only where the text itself may be printed. Control characters
 * (except tabs), direction marks, line separators and lone surrogates become U+FFFD.
 *
 * @param issue An issue of `validateText` or `validateYaml`.
 * @param text The text that was validated.
 * @param options The number of lines around the issue, and colors.
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
 * //   ],
 * // ]
 */
export function toCodeFrame(issue: ReportIssue, text: string, options: CodeFrameOptions = {}): string {
  const { severity, message, range } = ownProperties(issue)
  const { color = false, context = 2 } = ownOptions(options, ['color', 'context'])
  if (typeof color !== 'boolean') throw wrongOption('color', 'true or false')
  if (typeof context !== 'number' || !Number.isSafeInteger(context) || context < 0)
    throw wrongOption('context', 'a whole number of at least 0')
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const styled = (style: number) => (shown: string) => (color ? `\u001B[${style}m${shown}\u001B[0m` : shown)
  const [marked, faint, bold] = [styled(severity === 'error' ? red : yellow), styled(gray), styled(strong)]
  if (range === undefined) return bold(message)

  const { start, end } = range
  const lines = text.split(/\r\n?|\n/)
  const from = Math.max(start.line - context, 1)
  if (lines.at(-1) === '' && start.line < lines.length) lines.pop()
  const to = Math.min(start.line + context, lines.length)
  const gutter = String(to).length
  const frame = lines.slice(from - 1, to).flatMap((line, index) => {
    const number = from + index
    const isMarked = number >= start.line && number <= end.line
    const first = number === start.line ? start.column - 1 : line.search(/\S|$/)
    const last = number === end.line ? end.column - 1 : line.length
    const shown = cut(line, isMarked ? first : 0, isMarked ? last : 0)
    const head = `${isMarked ? marked('>') : ' '} ${faint(`${String(number).padStart(gutter)} |`)}`
    const row = shown.text === '' ? head : `${head} ${shown.text}`
    if (!isMarked || (last <= first && number !== start.line)) return [row]
    return [row, `  ${faint(`${' '.repeat(gutter)} |`)} ${shown.indent}${marked('^'.repeat(shown.width))}`]
  })
  return [bold(message), ...frame].join('\n')
}

/** The maximum length of a shown line without `…`, and the usual length before the marker, in UTF-16 code units. */
const maxLength = 160
const lead = 60

/** Returns the shown part of a line, the indentation of its marker, and the width of the marker in columns. */
function cut(line: string, first: number, last: number): { text: string; indent: string; width: number } {
  const begin = line.length <= maxLength ? 0 : edge(line, Math.max(0, Math.min(first - lead, line.length - maxLength)))
  const end = line.length <= maxLength ? line.length : edge(line, begin + maxLength)
  const [before, after] = [begin > 0 ? '…' : '', end < line.length ? '…' : '']
  const printable = line.slice(begin, end).replaceAll(unprintable, '\uFFFD')
  const [left, right] = [first - begin, Math.min(last, end) - begin]
  return {
    text: before + printable + after,
    indent: before.replace('…', ' ') + printable.slice(0, left).split('\t').map(blanks).join('\t'),
    width: Math.max(1, columnsOf(printable.slice(left, right).replaceAll('\t', ' '))),
  }
}

/** Moves an offset out of the middle of a surrogate pair. */
const edge = (line: string, offset: number): number =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(line.slice(offset - 1, offset + 1)) ? offset - 1 : offset

const blanks = (text: string): string => ' '.repeat(columnsOf(text))

/**
 * Characters that could change the output of a terminal: control characters (except tabs), direction marks, line
 * separators and lone surrogates.
 */
const unprintable = /[^\P{Cc}\t]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]|\p{Surrogate}/gu

const segmenter = /* @__PURE__ */ new Intl.Segmenter()

/** Returns the number of columns of a text in a terminal. */
function columnsOf(text: string): number {
  let columns = 0
  for (const { segment } of segmenter.segment(text)) {
    if (emoji.test(segment)) columns += 2
    else for (const character of segment) if (!invisible.test(character)) columns += columnsOfCharacter(character)
  }
  return columns
}

/** Matches graphemes that terminals show as a picture two columns wide: emoji, flags and keycaps. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}[\u200D\uFE0F]|\u20E3/u

/**
 * Characters without a width: nonspacing and enclosing marks, format controls, and the vowels and final consonants of
 * Hangul.
 */
const invisible = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF]/u

/** Characters of an ambiguous width are narrow outside East Asian terminals. */
const columnsOfCharacter = (character: string): number =>
  eastAsianWidth(Number(character.codePointAt(0)), { ambiguousAsWide: false })

/** Parameters of the ANSI escape sequences for styles. */
const [strong, red, yellow, gray] = [1, 31, 33, 90]
