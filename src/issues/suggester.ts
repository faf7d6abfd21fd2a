/**
 * Returns a function that finds the known name closest to a misspelt one.
 *
 * At most a third of the letters differ, not counting letter case and separators. If no name is that close, it returns
 * the only known name that begins with the given one, if that has at least five letters. The known names are prepared
 * once.
 */
export function suggester(known: Iterable<string>): (name: string) => string | undefined {
  const candidates = Array.from(known, (name): Candidate => {
    const folded = fold(name)
    return { name, folded, letters: lettersOf(folded), limit: Math.floor(name.length / 3) }
  })
  const longest = Math.max(0, ...candidates.map(({ name }) => name.length))

  return (name) => {
    if (name.length > 2 * longest) return undefined
    const given = fold(name)
    const letters = lettersOf(given)
    let closest: string | undefined
    let least = Infinity
    for (const candidate of candidates) {
      const limit = Math.min(candidate.limit, least - 1)
      if (Math.abs(given.length - candidate.folded.length) > limit) continue
      if (missing(letters, candidate.letters) > limit || missing(candidate.letters, letters) > limit) continue
      const steps = distance(...withoutSharedEnds(given, candidate.folded), limit)
      if (steps <= limit) {
        closest = candidate.name
        least = steps
      }
    }
    if (closest !== undefined || given.length < shortestStart) return closest
    const longer = candidates.filter(({ folded }) => folded.startsWith(given))
    return longer.length === 1 ? longer[0]?.name : undefined
  }
}

interface Candidate {
  readonly name: string
  readonly folded: string
  readonly letters: Letters
  /** Maximum number of differences to a name that is close. */
  readonly limit: number
}

/** The beginning of a name is close to it if it has at least so many letters. */
const shortestStart = 5

const fold = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase()

/** The letters of a name as bits: those that occur, and those that occur twice. Some letters share a bit. */
interface Letters {
  readonly once: number
  readonly twice: number
}

function lettersOf(name: string): Letters {
  let once = 0
  let twice = 0
  for (let index = 0; index < name.length; index++) {
    const bit = 1 << name.charCodeAt(index)
    twice |= once & bit
    once |= bit
  }
  return { once, twice }
}

/**
 * Returns a number of letters that `b` lacks and `a` has. The distance of the two names is at least that. Most names
 * are known to be too far away by this number.
 */
const missing = (a: Letters, b: Letters): number => bitsIn(a.once & ~b.once) + bitsIn(a.twice & ~b.twice)

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Returns two names without the letters that both begin or end with, which their distance does not depend on. */
function withoutSharedEnds(a: string, b: string): [string, string] {
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start++
  let end = 0
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/**
 * Returns the edit distance of two names: the number of letters to remove, insert, change or swap with their neighbour.
 * Where it is above the limit, returns any number above the limit.
 *
 * This is the optimal string alignment distance. A cell further from the diagonal than the limit is above it.
 */
function distance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last: number[] = []
  for (let column = 0; column <= b.length; column++) last.push(column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    const code = a.charCodeAt(row - 1)
    for (let column = 1; column <= b.length; column++) {
      let steps = limit + 1
      if (Math.abs(row - column) <= limit) {
        const other = b.charCodeAt(column - 1)
        const changed = at(last, column - 1) + (code === other ? 0 : 1)
        steps = Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed)
        // Outside a string the character code is NaN, which equals nothing.
        if (code === b.charCodeAt(column - 2) && other === a.charCodeAt(row - 2))
          steps = Math.min(steps, at(beforeLast, column - 2) + 1)
        least = Math.min(least, steps)
      }
      current.push(steps)
    }
    if (least > limit) return least
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

/** Reads an index that is inside the row. */
const at = (row: readonly number[], index: number): number => row[index] ?? 0
