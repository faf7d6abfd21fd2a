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
    return { name, folded, letters: sorted(folded), limit: Math.floor(name.length / 3) }
  })
  const longest = Math.max(0, ...candidates.map(({ name }) => name.length))

  return (name) => {
    if (name.length > 2 * longest) return undefined
    const given = fold(name)
    const letters = sorted(given)
    let closest: string | undefined
    let least = Infinity
    for (const candidate of candidates) {
      const limit = Math.min(candidate.limit, least - 1)
      if (Math.abs(given.length - candidate.folded.length) > limit) continue
      if (differentLetters(letters, candidate.letters) > limit) continue
      const steps = distance(...withoutSharedEnds(given, candidate.folded))
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
  /** The letters of `folded`, sorted. */
  readonly letters: string
  /** Maximum number of differences to a name that is close. */
  readonly limit: number
}

/** The beginning of a name is close to it if it has at least so many letters. */
const shortestStart = 5

const fold = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase()

const sorted = (name: string): string => name.split('').sort().join('')

/**
 * Returns a number of differences that two names have at least, given their sorted letters: those that only one of them
 * has. Most names are known to be too far away by this number.
 */
function differentLetters(a: string, b: string): number {
  let [inBoth, row, column] = [0, 0, 0]
  while (row < a.length && column < b.length) {
    const difference = a.charCodeAt(row) - b.charCodeAt(column)
    if (difference === 0) inBoth++
    if (difference <= 0) row++
    if (difference >= 0) column++
  }
  return Math.max(a.length, b.length) - inBoth
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
 *
 * This is the optimal string alignment distance.
 */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = [...Array(b.length + 1).keys()]
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      // Outside a string the character code is NaN, which equals nothing.
      const isSwapped =
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

/** Reads an index that is inside the row. */
const at = (row: readonly number[], index: number): number => Number(row[index])
