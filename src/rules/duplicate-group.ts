import type { Finding } from '../issues/findings.ts'

/** The fields that identify an error group, with its index in the list. */
interface Group {
  readonly checkId: string
  readonly errorHash: string
  readonly index: number
}

/** A group with the same `checkId` and `errorHash` as an earlier one. */
interface Repetition {
  readonly index: number
  /** The index of the first group with these fields. */
  readonly first: number
}

/** An item of a list; undefined where it is no object. */
type Item = Readonly<Record<string, unknown>> | undefined

/**
 * Returns every group that repeats an earlier one, in the order of the list.
 *
 * Service description, field errorHash: it is used for quick deduplication, so one hash identifies one group of a
 * check.
 *
 * Sorts instead of hashing, because the sender chooses the strings: V8 hashes strings above 16,383 characters by their
 * length alone, and strings that look like array indices without a seed. The time of a sort is n log n comparisons of
 * such strings at most; that of a `Set` or `Map` would be quadratic.
 */
export function duplicateGroups(items: readonly Item[]): Repetition[] {
  if (!hasRepeatedHash(items)) return []

  const repetitions: Repetition[] = []
  let first: Group | undefined
  for (const group of groupsOf(items).sort(byIdentity)) {
    if (first?.errorHash === group.errorHash && first.checkId === group.checkId)
      repetitions.push({ index: group.index, first: first.index })
    else first = group
  }
  return repetitions.sort((a, b) => a.index - b.index)
}

/** The issue at a group that repeats an earlier one. */
export const duplicateGroup = ({ first }: Repetition): Finding<'duplicate-group'> => ({
  code: 'duplicate-group',
  params: { first },
  expectation: `repeats that of index ${first}, with the same checkId; keep one of the two.`,
})

/** The number of groups of the longest page; so few cost no more than a moment, whatever their strings hash to. */
const longestPage = 100

/** Checks for the rare case: a set, or a sort without a comparison function, is several times faster than the whole. */
function hasRepeatedHash(items: readonly Item[]): boolean {
  const hashes: string[] = []
  for (const item of items) if (typeof item?.['errorHash'] === 'string') hashes.push(item['errorHash'])
  if (hashes.length <= longestPage) return new Set(hashes).size < hashes.length
  hashes.sort()
  return hashes.some((hash, at) => at > 0 && hash === hashes[at - 1])
}

function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (item === undefined) continue
    const { checkId, errorHash } = item
    if (typeof checkId === 'string' && typeof errorHash === 'string') groups.push({ checkId, errorHash, index })
  }
  return groups
}

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const byIdentity = (a: Group, b: Group): number =>
  byText(a.errorHash, b.errorHash) || byText(a.checkId, b.checkId) || a.index - b.index

/** Compares the groups of a list, so that it is no rule over the fields of one object. */
export const documentation = {
  reads: ['checkId', 'errorHash'],
  meaning: 'The same error hash of the same check comes twice in one list.',
  place: 'the `errorHash` of the later group',
} as const
