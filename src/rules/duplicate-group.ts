import type { AnyWrite } from '../issues/issue.ts'
import type { Fields } from '../schema/read-values.ts'
import type { TypedRule } from './define-rule.ts'
import type { RuleDocumentation, RuleFinding } from './rule.ts'
import { nameInContext } from './rule-writer.ts'

/** The params of the issue: the index of the first group with the same `checkId` and `errorHash`. */
type DuplicateParams = { readonly first: number }

/** Names both items, not the field of the issue. */
const write: AnyWrite = (issue, name) => {
  const list = issue.path.slice(0, -2)
  const [item, first] = [issue.path.slice(0, -1), [...list, Number(issue.params['first'])]]
  const fieldName = (field: string): string => nameInContext([field], issue, name)
  const fields = `${fieldName('checkId')} and ${fieldName('errorHash')}`
  return `${name(item)} has the same ${fields} as ${name(first)}.`
}

/**
 * Warns if a list has two groups with the same `checkId` and `errorHash`.
 *
 * Service description, "Error group": "hash of the cleaned error message, used for quick deduplication".
 * So we expect one group for each hash of a check.
 */
export const duplicateGroup: TypedRule<'duplicate-group', DuplicateParams> = {
  code: 'duplicate-group',
  severity: 'warning',
  at: ['errorHash'],
  reads: [],
  runsWithoutFields: false,
  judgesUnknown: false,
  check: (items) => (Array.isArray(items) ? repeatedGroups(items) : undefined),
  write,
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
 * It sorts, because hash tables are slow for strings that an attacker chooses: V8 hashes strings above
 * 16,383 characters by their length alone, and strings that look like array indices without a seed.
 * Sorting needs at most n log n comparisons; a `Set` or `Map` could need n².
 */
function repeatedGroups(items: readonly (Fields | undefined)[]): RuleFinding<DuplicateParams>[] {
  if (areDifferent(items)) return []

  const repeated: { readonly index: number; readonly first: number }[] = []
  let first: Group | undefined
  for (const group of groupsOf(items).sort(byIdentity)) {
    if (first?.errorHash === group.errorHash && first.checkId === group.checkId)
      repeated.push({ index: group.index, first: first.index })
    else first = group
  }
  return repeated
    .sort((a, b) => a.index - b.index)
    .map(({ index, first }) => ({
      path: [index, 'errorHash'],
      params: { first },
      related: [[first, 'errorHash']],
    }))
}

/** Maximum number of groups on a page. A hash table of this size is fast for all strings. */
const longestPage = 100

/** Returns whether a page has no hash twice, as most pages: this is several times faster than sorting. */
const areDifferent = (items: readonly (Fields | undefined)[]): boolean =>
  items.length <= longestPage &&
  new Set(items.map((item) => item?.['errorHash'])).size === items.length

const groupsOf = (items: readonly (Fields | undefined)[]): Group[] =>
  items.flatMap((item, index) => {
    const { checkId, errorHash } = item ?? {}
    return typeof checkId === 'string' && typeof errorHash === 'string'
      ? [{ checkId, errorHash, index }]
      : []
  })

function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Orders groups by their fields. Sorting keeps the order of groups with the same fields. */
const byIdentity = (a: Group, b: Group): number =>
  byText(a.errorHash, b.errorHash) || byText(a.checkId, b.checkId)

export const documentation: RuleDocumentation = {
  meaning: 'The list contains the same `checkId` and `errorHash` twice.',
  location: 'the `errorHash` of the later group',
  examples: [{ checkId: '2', errorHash: 'f00d' }],
}
