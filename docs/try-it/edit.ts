/** A replacement of a part of a text. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\r' || character === '\t'

function skipForward(text: string, from: number): number {
  let at = from
  while (isSpace(text[at])) at++
  return at
}

function skipBackward(text: string, from: number): number {
  let at = from
  while (isSpace(text[at - 1])) at--
  return at
}

/** Removes a property, from its key to the end of its value, with the comma after it or the one before it. */
export function removal(text: string, keyStart: number, valueEnd: number): Edit {
  const after = skipForward(text, valueEnd)
  if (text[after] === ',') return { from: keyStart, to: skipForward(text, after + 1), insert: '' }
  const before = skipBackward(text, keyStart)
  return { from: text[before - 1] === ',' ? before - 1 : before, to: valueEnd, insert: '' }
}

/** Applies edits that do not overlap. */
export function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text)
}

/** Leaves out edits that overlap with one before them. */
export function withoutOverlaps(edits: readonly Edit[]): readonly Edit[] {
  let end = -1
  return [...edits]
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = Math.max(to, from + 1)
      return true
    })
}
/** Returns the shortest replacement that makes one text of another, so that cursors outside of it stay. */
export function changeBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
