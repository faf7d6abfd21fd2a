/**
 * Returns a function that finds the known name closest to a misspelt name, if there is a close name.
 *
 * The edit distance of a close name is at most a third of its length, ignoring letter case and separators. If no name
 * is close, the function returns the only known name that begins with the given name, if that has five letters or more.
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
      const steps = distance(given, candidate.folded, limit)
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
  /** Maximum edit distance between this name and a misspelt name. */
  readonly limit: number
}

/** Minimum length of a given name that can be the beginning of the suggested name. */
const shortestStart = 5

const fold = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase()

/** Bit sets of the letters that a name has at least once and at least twice. Some letters share a bit. */
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
 * Returns a lower bound for the number of letters of `a` that `b` lacks, and so for the edit distance. It is fast to
 * compute and excludes most names.
 */
const missing = (a: Letters, b: Letters): number => bitsIn(a.once & ~b.once) + bitsIn(a.twice & ~b.twice)

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Returns the edit distance of two names: the number of letters to remove, insert, change or swap with their neighbour.
 * If it is above the limit, returns any number above the limit.
 *
 * This is the optimal string alignment distance. A shared start or end does not change the distance. In the table, a
 * cell further from the diagonal than `limit` is above the limit.
 */
function distance(a: string, b: string, limit: number): number {
  const start = sharedStart(a, b)
  const end = sharedEnd(a, b, start)
  const height = a.length - end - start
  const width = b.length - end - start
  if (height === 0 || width === 0) return height + width
  let beforeLast: number[] = []
  let last: number[] = []
  for (let column = 0; column <= width; column++) last.push(column)
  for (let row = 1; row <= height; row++) {
    const current = [row]
    let least = row
    const [code, codeBefore] = [a.charCodeAt(start + row - 1), row > 1 ? a.charCodeAt(start + row - 2) : NaN]
    for (let column = 1; column <= width; column++) {
      let steps = limit + 1
      if (Math.abs(row - column) <= limit) {
        const other = b.charCodeAt(start + column - 1)
        const changed = at(last, column - 1) + (code === other ? 0 : 1)
        steps = Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed)
        if (column > 1 && code === b.charCodeAt(start + column - 2) && other === codeBefore)
          steps = Math.min(steps, at(beforeLast, column - 2) + 1)
        least = Math.min(least, steps)
      }
      current.push(steps)
    }
    if (least > limit) return least
    beforeLast = last
    last = current
  }
  return at(last, width)
}

function sharedStart(a: string, b: string): number {
  let start = 0
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  return start
}

/** Returns the number of letters that two names share at the end, after their shared start. */
function sharedEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let end = 0
  while (end < most && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++
  return end
}

/** Reads an index that exists. `Number` only satisfies the compiler. */
const at = (row: readonly number[], index: number): number => Number(row[index])
