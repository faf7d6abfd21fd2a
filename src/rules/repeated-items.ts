/** An item of a list that is equal to an earlier item. */
export interface RepeatedItem {
  readonly index: number
  /** The index of the first of the equal items. */
  readonly first: number
}

/**
 * Returns every item that repeats an earlier one. Ignores items that are undefined.
 *
 * It sorts, because hash tables are slow for strings that an attacker chooses: V8 hashes strings
 * above 16,383 characters by their length alone, and strings that look like array indices without a
 * seed. Sorting needs at most n log n comparisons; a `Set` or `Map` could need n².
 */
export function repeatedItems<T>(
  items: readonly (T | undefined)[],
  compare: (a: T, b: T) => number,
): readonly RepeatedItem[] {
  const known = items.flatMap((item, index) => (item === undefined ? [] : [{ item, index }]))
  known.sort((a, b) => compare(a.item, b.item))

  const repeated: RepeatedItem[] = []
  let [first] = known
  for (const each of known.slice(1)) {
    if (first !== undefined && compare(first.item, each.item) === 0)
      repeated.push({ index: each.index, first: first.index })
    else first = each
  }
  return repeated.sort((a, b) => a.index - b.index)
}

/** The length up to which a hash table of texts is fast, whatever the texts are. */
const mostHashed = 100

/**
 * Returns whether no two texts of a short list are equal. This is several times faster than
 * sorting.
 */
export const areDifferent = (texts: readonly unknown[]): boolean =>
  texts.length <= mostHashed && new Set(texts).size === texts.length

/** Orders texts by their UTF-16 code units. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
