/**
 * Returns whether a name has the letters of another one, apart from at most two slips. A name that
 * lacks the last letters, as `group` lacks those of `groupId`, can have another meaning.
 */
export function isMisspelt(given: string, name: string): boolean {
  const [letters, meant] = [lettersOf(given), lettersOf(name)]
  const slips = slipsBetween(letters, meant)
  return slips <= (meant.startsWith(letters) ? 1 : 2)
}

/** Returns a name without case and separators. */
const lettersOf = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase()

/** Returns how many letters must be added, removed or replaced to turn a text into another. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1]
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
