import { createIssue, type AnyIssueContent } from '../issues/create-issue.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import { placeOf, type Place } from '../issues/path-text.ts'
import type { Item, ListRule } from '../rules/define-rule.ts'
import { placeholderFor, isFields } from '../schema/read-values.ts'
import { type ListBody, scopeOf, type Scope } from './body.ts'
import { checkRecord, isValid } from './check-record.ts'
import { firstInOrder, resultOf } from './result.ts'
import { causesOf, issuesFrom } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import { itemOf, lengthOfList, unreadable } from './read.ts'
import { bodyIssues, isValidBody, unreadableIssue } from './validate.ts'

/** Validates a list item by item. It reads no further when it has found `maxIssues` errors. */
export function validateList(list: ListBody, value: unknown, options: ResolvedOptions, within?: Path): Result<unknown> {
  const { maxIssues } = options
  const scope = scopeOf(list, options, within)
  const unreadableList = (): Result<unknown> => resultOf(value, [unreadableIssue(scope)], scope)
  const issues: Issue[] = []
  const items: Item[] = []
  const counts = { error: 0, warning: 0 }
  const length = lengthOfList(value)
  if (length === unreadable) return unreadableList()
  for (let index = 0; length !== undefined && index < length && counts.error < maxIssues; index++) {
    const itemScope = scopeOf(list.item, options, [...scope.within, index])
    const { record, issues: found } = bodyIssues(list.item, itemOf(value, index), itemScope)
    if (record === unreadable) return unreadableList()
    for (const issue of firstInOrder(found, itemScope.schema, maxIssues, itemScope.within))
      if (counts[issue.severity]++ < maxIssues) issues.push(issue)
    items.push(isFields(record) ? record : undefined)
  }

  const record = length === undefined ? placeholderFor(value) : new Array(length)
  const causes = causesOf(checkRecord(list.check, record, maxIssues), record, scope)
  const whole = issuesFrom(causes, record, scope)
  return resultOf(value, whole.concat(issues, ...list.rules.map((rule) => brokenItems(rule, items, scope))), scope)
}

/** Returns whether a list is valid for a strict reader: the list itself, and each item. */
export function isValidList({ item: body, check }: ListBody, value: unknown, rejectsUnknown: boolean): boolean {
  const length = lengthOfList(value)
  if (typeof length !== 'number' || !isValid(check, new Array(length), 1)) return false
  for (let index = 0; index < length; index++) {
    if (!isValidBody(body, itemOf(value, index), rejectsUnknown)) return false
  }
  return true
}

function brokenItems(rule: ListRule, items: readonly Item[], scope: Scope): readonly Issue[] {
  const broken = rule.check(items).slice(0, scope.options.maxIssues)
  return broken.map(({ index, params, related }) => {
    const content: AnyIssueContent = {
      code: rule.code,
      params: Object.freeze(params),
      message(_label, _isWhole, name) {
        const itemName = (item: number): string => name(placeOf([item]))
        const fieldName = (field: string): string => name({ path: [index, field], label: field })
        return `${itemName(index)} ${rule.message(params, itemName, fieldName)}`
      },
    }
    const placeIn = (item: number): Place => placeOf([item, rule.at])
    return createIssue({ severity: 'warning', place: placeIn(index), content, related: related.map(placeIn) }, scope)
  })
}
