import type { Span } from './located.ts'
import { lastAtMost } from './ranges.ts'

/** Returns whether a part of a text touches one of some other parts. */
export type Touches = (span: Span) => boolean

/** Prepares the search in parts of a text, which may overlap and have any order. */
export function touching(spans: readonly Span[]): Touches {
  const apart = union(spans)
  const starts = apart.map(({ start }) => start)
  return ({ start, end }) => {
    const last = apart[lastAtMost(starts, end)]
    return last !== undefined && last.start <= end && start <= last.end
  }
}

/** Joins the parts that overlap, in the order of the text. */
function union(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start)
  const joined: Span[] = []
  for (const span of sorted) {
    const last = joined.at(-1)
    if (last === undefined || last.end < span.start) joined.push(span)
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return joined
}
