import type { TextIssue, TextResult } from 'monitor-contract/text'
import { styleText } from 'node:util'

export type Paint = (colour: 'green' | 'red' | 'yellow' | 'bold' | 'dim', text: string) => string

/** Returns functions that colour text if the terminal supports it and `NO_COLOR` is not set. */
export const paintFor = (stream: NodeJS.WriteStream): Paint =>
  stream.isTTY && stream.hasColors() ? styleText : (_, text) => text

/** Replaces control characters, because a terminal could read them in names as commands. */
export const printable = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

const row = (issue: TextIssue) => {
  const { severity, pointer, code, message } = issue
  return { issue, severity, pointer: printable(pointer) || '(whole value)', code, message: printable(message) }
}

/** Returns the width of a column: that of its longest text, up to a maximum. */
const widthOf = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => Math.min(length, 48)))

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/**
 * Returns the lines for one result: whether the document is valid, then each issue, errors first.
 *
 * @param place Returns further lines for an issue, such as where it is in the file.
 */
export function report(
  title: string,
  { valid, errors, warnings }: TextResult<unknown>,
  paint: Paint,
  place: (issue: TextIssue) => readonly string[],
): string[] {
  const rows = [...errors, ...warnings].map(row)
  const pointerWidth = widthOf(rows.map(({ pointer }) => pointer))
  const codeWidth = widthOf(rows.map(({ code }) => code))
  const state = valid ? paint('green', '✓ valid') : paint('red', '✗ invalid')
  return [
    `  ${state}  ${title}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`,
    ...rows.flatMap(({ issue, severity, pointer, code, message }) => [
      [
        `    ${paint(severity === 'error' ? 'red' : 'yellow', severity.padEnd('warning'.length))}`,
        paint('bold', pointer.padEnd(pointerWidth)),
        paint('dim', code.padEnd(codeWidth)),
        message,
      ].join('  '),
      ...place(issue),
    ]),
  ]
}
