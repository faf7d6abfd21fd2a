import type { Span } from './located.ts'
import { lastAtMost } from './ranges.ts'

/** Returns whether a part of a text touches one of some other parts. */
export type Touches = (span: Span) => boolean

/**
 * Prepares the search in parts of a text, in any order. Parts can be in each other, but not overlap
 * otherwise.
 */
export function touching(spans: readonly Span[]): Touches {
  const apart = outermost(spans)
  const starts = apart.map(({ start }) => start)
  return ({ start, end }) => {
    const last = apart[lastAtMost(starts, end)]
    return last !== undefined && last.start <= end && start <= last.end
  }
}

/** Returns the parts that are in no other one, in the order of the text. */
function outermost(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end)
  const apart: Span[] = []
  for (const span of sorted) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span)
  return apart
}
