import { expect } from 'vitest'

interface Edits {
  readonly edits: readonly {
    readonly range: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } }
    readonly insert: string
  }[]
}

/** Returns a text with the edits of a fix, and asserts that they are in order and do not overlap. */
export function edited(text: string, { edits }: Edits): string {
  let [after, position] = ['', 0]
  for (const { range, insert } of edits) {
    expect(range.start.offset).toBeGreaterThanOrEqual(position)
    after += text.slice(position, range.start.offset) + insert
    position = range.end.offset
  }
  return after + text.slice(position)
}
