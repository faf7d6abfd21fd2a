import type { BrokenItem, Item, ListRule, RuleDocumentation } from './define-rule.ts'

/**
 * Warns if a list has two groups with the same `checkId` and `errorHash`.
 *
 * Service description, "Error group": "hash of the cleaned error message, for quick deduplication". So we expect one
 * group for each hash of a check.
 */
export const duplicateGroup: ListRule<'duplicate-group'> = {
  code: 'duplicate-group',
  at: 'errorHash',
  reads: ['checkId', 'errorHash'],
  check: repetitions,
  message: ({ first }, nameOf, name) => `has the same ${name('checkId')} and ${name('errorHash')} as ${nameOf(first)}.`,
}

/** The fields that identify an error group, and its index in the list. */
interface Group {
  readonly checkId: string
  readonly errorHash: string
  readonly index: number
}

/**
 * Returns every group that repeats an earlier one.
 *
 * It sorts, because hash tables are slow for strings that an attacker chooses: V8 hashes strings above 16,383
 * characters by their length alone, and strings that look like array indices without a seed. Sorting needs at most n
 * log n comparisons; a `Set` or `Map` could need n².
 */
function repetitions(items: readonly Item[]): BrokenItem<'duplicate-group'>[] {
  if (areDifferent(items)) return []

  const broken: BrokenItem<'duplicate-group'>[] = []
  let first: Group | undefined
  for (const group of groupsOf(items).sort(byIdentity)) {
    if (first?.errorHash === group.errorHash && first.checkId === group.checkId)
      broken.push({ index: group.index, params: { first: first.index }, related: [first.index] })
    else first = group
  }
  return broken.sort((a, b) => a.index - b.index)
}

/** Maximum number of groups on a page. A hash table of this size is fast for all strings. */
const longestPage = 100

/** Returns whether a page has no hash twice, as most pages: this is several times faster than sorting. */
const areDifferent = (items: readonly Item[]): boolean =>
  items.length <= longestPage && new Set(items.map((item) => item?.['errorHash'])).size === items.length

const groupsOf = (items: readonly Item[]): Group[] =>
  items.flatMap((item, index) => {
    const [checkId, errorHash] = [item?.['checkId'], item?.['errorHash']]
    return typeof checkId === 'string' && typeof errorHash === 'string' ? [{ checkId, errorHash, index }] : []
  })

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Orders groups by their fields. Sorting keeps the order of groups with the same fields. */
const byIdentity = (a: Group, b: Group): number => byText(a.errorHash, b.errorHash) || byText(a.checkId, b.checkId)

export const documentation: RuleDocumentation = {
  meaning: 'The list contains the same `checkId` and `errorHash` twice.',
  location: 'the `errorHash` of the later group',
  examples: [{ checkId: '2', errorHash: 'f00d' }],
}
