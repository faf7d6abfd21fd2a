import type { TextEdit } from 'monitor-contract-lint'

/** Applies the edits of a fix, which are in the order of the text and do not touch. */
export const applied = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduceRight(
    (result, { range: { start, end }, insert }) =>
      result.slice(0, start.offset) + insert + result.slice(end.offset),
    text,
  )

/**
 * Returns the shortest replacement that makes one text of another, so that cursors outside of it
 * stay.
 */
export function changeBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
