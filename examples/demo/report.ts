import type { Issue, Result } from 'monitor-contract'
import { styleText } from 'node:util'

export type Paint = (colour: 'green' | 'red' | 'yellow' | 'bold' | 'dim', text: string) => string

/** Colours for a terminal that shows them and where `NO_COLOR` does not forbid them. */
export const paintFor = (stream: NodeJS.WriteStream): Paint =>
  stream.isTTY && stream.hasColors() ? styleText : (_, text) => text

/** A file's name and the names in it may hold what a terminal would take for a command. */
export const printable = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

const row = (severity: 'error' | 'warning', { pointer, code, message }: Issue) => ({
  severity,
  pointer: printable(pointer) || '(whole value)',
  code,
  message: printable(message),
})

/** The width of a column, so that one long text does not push the others away. */
const widthOf = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => Math.min(length, 48)))

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The verdict of one reading, and under it a line for each issue: errors first, then warnings. */
export function report(reading: string, { valid, errors, warnings }: Result<unknown>, paint: Paint): string[] {
  const rows = [...errors.map((issue) => row('error', issue)), ...warnings.map((issue) => row('warning', issue))]
  const pointerWidth = widthOf(rows.map(({ pointer }) => pointer))
  const codeWidth = widthOf(rows.map(({ code }) => code))
  const verdict = valid ? paint('green', '✓ valid') : paint('red', '✗ invalid')
  return [
    `  ${verdict}  ${reading}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`,
    ...rows.map(({ severity, pointer, code, message }) =>
      [
        `    ${paint(severity === 'error' ? 'red' : 'yellow', severity.padEnd('warning'.length))}`,
        paint('bold', pointer.padEnd(pointerWidth)),
        paint('dim', code.padEnd(codeWidth)),
        message,
      ].join('  '),
    ),
  ]
}
