import { createIssue } from '../issues/create-issue.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import { placeOf } from '../issues/path-text.ts'
import type { Item, ListRule } from '../rules/define-rule.ts'
import { unread, type UnknownField, isFields } from '../schema/read-parts.ts'
import { type ListBody, scopeOf } from './body.ts'
import { checkRecord, isValid } from './check-record.ts'
import { firstInOrder, resultOf } from './result.ts'
import { causesOf, issuesFrom } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import { itemOf, lengthOfList, unreadable } from './read.ts'
import { bodyIssues, isValidBody, unreadableIssue } from './validate.ts'

/** Validates a list item by item. It reads no further when it has found `maxIssues` errors. */
export function validateList(list: ListBody, value: unknown, options: ResolvedOptions, within: Path): Result<unknown> {
  const { maxIssues } = options
  const scope = scopeOf(list, options, within)
  const length = lengthOfList(value)
  const issues: Issue[] = []
  const items: Item[] = []
  let isReadable = length !== unreadable
  let [errors, warnings] = [0, 0]
  for (let index = 0; typeof length === 'number' && index < length && isReadable && errors < maxIssues; index++) {
    const item = itemOf(value, index)
    const itemScope = scopeOf(list.item, options, [...within, index])
    const { record, issues: found } = bodyIssues(list.item, item, itemScope)
    isReadable = item !== unreadable && record !== unreadable
    for (const issue of firstInOrder(found, itemScope.schema, maxIssues, itemScope.within))
      if ((issue.severity === 'error' ? errors++ : warnings++) < maxIssues) issues.push(issue)
    items.push(isFields(record) ? record : undefined)
  }
  if (!isReadable) return resultOf(value, [unreadableIssue(scope)], scope)

  const record = typeof length === 'number' ? new Array(length) : unread(value)
  const causes = causesOf(checkRecord(list.check, record, maxIssues), record, scope)
  const whole = issuesFrom(causes, record, scope)
  const broken = list.rules.flatMap((rule) => brokenItems(rule, items, options, within))
  return resultOf(value, whole.concat(issues, broken), scope)
}

/** Returns whether a list is valid for a strict reader: the list itself, and each item. */
export function isValidList({ item: body, check }: ListBody, value: unknown, unknown?: UnknownField[]): boolean {
  const length = lengthOfList(value)
  if (typeof length !== 'number' || !isValid(check, new Array(length), 1)) return false
  for (let index = 0; index < length; index++) {
    const item = itemOf(value, index)
    if (item === unreadable || !isValidBody(body, item, unknown)) return false
  }
  return true
}

const brokenItems = (
  rule: ListRule,
  items: readonly Item[],
  options: ResolvedOptions,
  within: Path,
): readonly Issue[] =>
  rule
    .check(items)
    .slice(0, options.maxIssues)
    .map(({ index, params, related }) =>
      createIssue(
        {
          severity: 'warning',
          place: placeOf([index, rule.at]),
          related: related.map((other) => placeOf([other, rule.at])),
          content: {
            code: rule.code,
            params: Object.freeze(params),
            message(_label, _isWhole, name) {
              const nameOf = (item: number): string => name(placeOf([item]))
              return `${nameOf(index)} ${rule.message(params, nameOf, (field) => name({ path: [index, field], label: field }))}`
            },
          },
        },
        options,
        within,
      ),
    )
