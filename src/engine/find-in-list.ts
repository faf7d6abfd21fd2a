import { placedAt, type Finding } from '../issues/finding.ts'
import { firstInOrder } from '../issues/finish.ts'
import type { Rule } from '../rules/rule.ts'
import { isFields, lengthOf, ownItem, placeholderFor } from '../schema/read-values.ts'
import { applyRules } from './apply-rules.ts'
import { checkRecord, isValidRecord } from './check-record.ts'
import type { Description, Found } from './description.ts'
import { keywordFindings, noKeywordFindings } from './keyword-findings.ts'
import { tolerantSeverity } from './leniency.ts'
import type { ResolvedOptions } from './options.ts'
import { tryRead, unreadable, unreadableFound } from './read.ts'

/** What the check of a list needs. */
export interface List extends Pick<Description, 'check' | 'schema'> {
  readonly item: Description
  /** The rules that compare items. */
  readonly comparing: readonly Rule[]
}

/**
 * Finds the issues of a list: of each item, of the list itself, and of the rules that compare
 * items. Checks no further item after `maxIssues` errors.
 */
export function findInList(list: List, given: unknown, options: ResolvedOptions): Found {
  const length = lengthOfList(given)
  const { ofItem, ofList } = splitRules(list, options)
  const items =
    typeof length === 'number' ? findInItems(list.item, { given, length }, ofItem) : noItems
  if (length === unreadable || items === unreadable) return unreadableFound(given)

  const record = length === undefined ? placeholderFor(given) : new Array(length)
  const errors = checkRecord(list.check, record, options.maxIssues)
  const severityOf = options.reader === 'tolerant' ? tolerantSeverity : undefined
  const whole = keywordFindings(list.schema, { errors, record }, severityOf, options.maxIssues)
  if (whole === unreadable) return unreadableFound(given)

  const { records, findings } = items
  const compared = applyRules(records, noKeywordFindings.invalid, ofList)
  return { value: given, record: records, findings: [...whole.findings, ...findings, ...compared] }
}

interface Items {
  /** The records of the items; undefined for one that is not an object. */
  readonly records: readonly unknown[]
  readonly findings: readonly Finding[]
}

const noItems: Items = { records: [], findings: [] }

function findInItems(
  item: Description,
  list: { readonly given: unknown; readonly length: number },
  options: ResolvedOptions,
): Items | typeof unreadable {
  const { maxIssues } = options
  const findings: Finding[] = []
  const records: unknown[] = []
  const counts = { error: 0, warning: 0 }
  for (let index = 0; index < list.length && counts.error < maxIssues; index++) {
    const found = item.find(itemOf(list.given, index), options)
    if (found.record === unreadable) return unreadable
    records.push(isFields(found.record) ? found.record : undefined)
    if (found.findings.length === 0) continue
    const first = firstInOrder(found.findings, item.schema, maxIssues)
    for (const finding of placedAt(index, first)) {
      counts[finding.severity] += 1
      if (counts[finding.severity] <= maxIssues) findings.push(finding)
    }
  }
  return { records, findings }
}

/** Returns options with the rules of an item, and with those that compare items. */
function splitRules({ comparing }: List, options: ResolvedOptions) {
  const isOfList = ({ code }: Rule): boolean => comparing.some((rule) => rule.code === code)
  const isOfItem = (rule: Rule): boolean => !isOfList(rule)
  return { ofItem: withRules(options, isOfItem), ofList: withRules(options, isOfList) }
}

const withRules = (options: ResolvedOptions, isKept: (rule: Rule) => boolean): ResolvedOptions => ({
  ...options,
  rules: options.rules.filter(isKept),
  errorRules: options.errorRules.filter(isKept),
})

/** Returns the length of a list, or undefined for anything else. */
const lengthOfList = (value: unknown): number | undefined | typeof unreadable =>
  tryRead(() => (Array.isArray(value) ? lengthOf(value) : undefined))

/** Returns an item of a list as it is; undefined for a hole. */
const itemOf = (list: unknown, index: number): unknown =>
  tryRead(() => (Array.isArray(list) ? ownItem(list, index) : undefined))

/** Returns whether a list is valid, for options that make no error a warning. */
export function isValidList(list: List, given: unknown, options: ResolvedOptions): boolean {
  const { ofItem, ofList } = splitRules(list, options)
  if (ofList.errorRules.length > 0)
    return findInList(list, given, options).findings.every(({ severity }) => severity === 'warning')

  const length = lengthOfList(given)
  if (typeof length !== 'number' || !isValidRecord(list.check, new Array(length))) return false
  for (let index = 0; index < length; index++)
    if (!list.item.isValid(itemOf(given, index), ofItem)) return false
  return true
}
