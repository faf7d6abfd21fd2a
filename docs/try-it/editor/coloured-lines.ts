import type { ShownIssue } from '../validate.ts'

/** A part of a line with one colour. */
export interface Piece {
  readonly text: string
  readonly classes: readonly string[]
}

interface Span {
  readonly from: number
  readonly to: number
  readonly name: string
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g

function spansOf(text: string): readonly Span[] {
  return [...text.matchAll(token)].map(({ index, 1: quoted, 2: colon, 3: number, 0: all }) => {
    if (quoted !== undefined)
      return { from: index, to: index + quoted.length, name: colon === undefined ? 'string' : 'key' }
    return { from: index, to: index + all.length, name: number === undefined ? 'constant' : 'number' }
  })
}

/** A line as the editor shows it. */
export interface Line {
  readonly pieces: readonly Piece[]
  /** The severity of the sign before the line; undefined where no issue begins in it. */
  readonly severity: ShownIssue['severity'] | undefined
}

function piecesBetween(from: number, to: number, text: string, spans: readonly Span[]): readonly Piece[] {
  const inside = spans.filter((span) => span.from < to && span.to > from)
  const cuts = [...new Set([from, ...inside.flatMap((span) => [span.from, span.to]), to])]
    .filter((cut) => cut >= from && cut <= to)
    .sort((a, b) => a - b)
  return cuts
    .slice(0, -1)
    .map((cut, index) => ({
      text: text.slice(cut, cuts[index + 1]),
      classes: inside.filter((span) => span.from <= cut && span.to > cut).map(({ name }) => name),
    }))
}

function severityBetween(from: number, to: number, issues: readonly ShownIssue[]): Line['severity'] {
  const severities = issues
    .filter(({ range }) => range.start.offset >= from && range.start.offset <= to)
    .map(({ severity }) => severity)
  return severities.includes('error') ? 'error' : severities[0]
}

/** Splits a JSON text into lines and coloured pieces, as the editor shows it. */
export function linesOf(text: string, issues: readonly ShownIssue[]): readonly Line[] {
  const marks = issues.map(({ mark, severity }) => ({ ...mark, name: `cm-lintRange-${severity}` }))
  const spans = [...spansOf(text), ...marks]
  let start = 0
  return text.split('\n').map((line) => {
    const [from, to] = [start, start + line.length]
    start = to + 1
    return { pieces: piecesBetween(from, to, text, spans), severity: severityBetween(from, to, issues) }
  })
}
