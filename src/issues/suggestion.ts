/** What stands in a row of the table, which is asked for what it holds alone. */
const at = (row: readonly number[], column: number): number => Number(row[column])

/**
 * How many letters have to be left out, put in, changed or swapped with their neighbour to make one name of another
 * (optimal string alignment); where it is more than a limit, any number above that.
 */
function distance(a: string, b: string, limit: number): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = [...Array(b.length + 1).keys()]
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      const swapped =
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    // What follows builds on this row or, by one more step, on the one before, where at most one less stands: it does
    // not come back to the limit.
    if (Math.min(...current) > limit) return Infinity
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const folded = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase()

/**
 * The listed name that a misspelt one is close to: at most a third of its letters differ, letter case and separators
 * aside.
 */
export function suggestion(name: string, listed: readonly string[]): string | undefined {
  const longest = Math.max(0, ...listed.map((candidate) => candidate.length))
  if (name.length > 2 * longest) return undefined
  const given = folded(name)
  let closest: string | undefined
  let least = Infinity
  for (const candidate of listed) {
    const wanted = folded(candidate)
    const allowed = Math.floor(candidate.length / 3)
    if (Math.abs(given.length - wanted.length) > allowed) continue
    const steps = distance(given, wanted, Math.min(allowed, least - 1))
    if (steps <= allowed && steps < least) {
      closest = candidate
      least = steps
    }
  }
  return closest
}
