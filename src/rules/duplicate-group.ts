import type { AnyWrite } from '../issues/issue.ts'
import type { Fields } from '../schema/read-values.ts'
import type { TypedRule } from './define-rule.ts'
import { areDifferent, byText, repeatedItems } from './repeated-items.ts'
import type { RuleDocumentation, RuleFinding } from './rule.ts'
import { nameInContext } from './rule-writer.ts'

/**
 * The params of the issue: the index of the first group with the same `checkId` and `errorHash`.
 */
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
 * Service description, "Error group": "hash of the cleaned error message" and "for quick
 * deduplication". So we expect one group for each hash of a check.
 */
export const duplicateGroup: TypedRule<'duplicate-group', DuplicateParams> = {
  code: 'duplicate-group',
  severity: 'warning',
  at: ['errorHash'],
  reads: [],
  runsWithoutFields: false,
  runsOnRejected: false,
  check: (items) => (Array.isArray(items) ? repeatedGroups(items) : undefined),
  write,
}

/** The fields that identify an error group. */
interface Group {
  readonly checkId: string
  readonly errorHash: string
}

/** Returns every group that repeats an earlier one. */
function repeatedGroups(items: readonly (Fields | undefined)[]): RuleFinding<DuplicateParams>[] {
  if (areDifferent(items.map((item) => item?.['errorHash']))) return []
  return repeatedItems(items.map(groupOf), byIdentity).map(({ index, first }) => ({
    path: [index, 'errorHash'],
    params: { first },
    related: [[first, 'errorHash']],
  }))
}

/** Returns the fields that identify an error group; undefined if one is missing or invalid. */
function groupOf(item: Fields | undefined): Group | undefined {
  const { checkId, errorHash } = item ?? {}
  return typeof checkId === 'string' && typeof errorHash === 'string'
    ? { checkId, errorHash }
    : undefined
}

const byIdentity = (a: Group, b: Group): number =>
  byText(a.errorHash, b.errorHash) || byText(a.checkId, b.checkId)

export const documentation: RuleDocumentation = {
  meaning: 'The list contains the same `checkId` and `errorHash` twice.',
  location: 'the `errorHash` of the later group',
  since: '0.1.0',
  examples: [{ fields: { errorHash: 'f00d' }, mended: {} }],
}
