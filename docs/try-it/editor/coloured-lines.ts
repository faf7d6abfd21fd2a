import type { ShownIssue } from '../validate.ts'

/** A line as the editor shows it. */
export interface Line {
  readonly pieces: readonly Piece[]
  /** The severity of the sign before the line; undefined where no issue begins in it. */
  readonly severity: ShownIssue['severity'] | undefined
}

/** A part of a line with one colour. */
export interface Piece {
  readonly text: string
  readonly classes: readonly string[]
}

/** Splits a JSON text into lines and coloured pieces, as the editor shows it. */
export function linesOf(text: string, issues: readonly ShownIssue[]): readonly Line[] {
  const classes = classesOf(text, issues)
  let start = 0
  return text.split('\n').map((line, index) => {
    const from = start
    start += line.length + 1
    return { pieces: piecesBetween(from, from + line.length, text, classes), severity: severityOf(index + 1, issues) }
  })
}

const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g

/** Returns the class names of each character, joined by spaces. */
function classesOf(text: string, issues: readonly ShownIssue[]): readonly string[] {
  const syntax = Array<string>(text.length).fill('')
  for (const { index, 0: all, 1: quoted, 2: colon, 3: number } of text.matchAll(token)) {
    if (quoted !== undefined) syntax.fill(colon === undefined ? 'string' : 'key', index, index + quoted.length)
    else syntax.fill(number === undefined ? 'constant' : 'number', index, index + all.length)
  }
  const marks = Array<string>(text.length).fill('')
  for (const severity of ['warning', 'error'])
    for (const issue of issues)
      if (issue.severity === severity) marks.fill(`cm-lintRange-${severity}`, issue.mark.from, issue.mark.to)
  return syntax.map((name, index) => `${name} ${marks[index] ?? ''}`.trim())
}

function piecesBetween(from: number, to: number, text: string, classes: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (let start = from, at = from + 1; at <= to; at++) {
    const names = classes[start] ?? ''
    if (at < to && classes[at] === names) continue
    pieces.push({ text: text.slice(start, at), classes: names === '' ? [] : names.split(' ') })
    start = at
  }
  return pieces
}

function severityOf(number: number, issues: readonly ShownIssue[]): Line['severity'] {
  const severities = issues.filter(({ range }) => range.start.line === number).map(({ severity }) => severity)
  return severities.includes('error') ? 'error' : severities[0]
}
