import type { TextFix } from 'monitor-contract-lint'
import { expect } from 'vitest'

/** Returns a text with the edits of a fix, and checks that they are in order and do not touch. */
export function edited(text: string, { edits }: Pick<TextFix, 'edits'>): string {
  let after = ''
  let position = -1
  for (const { range, insert } of edits) {
    expect(range.start.offset).toBeGreaterThan(position)
    after += text.slice(Math.max(position, 0), range.start.offset) + insert
    position = range.end.offset
  }
  return after + text.slice(Math.max(position, 0))
}
