import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { evaluateSchema, strictMode } from '../evaluator/evaluate-schema.ts'
import { IssueCollector, oneUnseen } from '../issues/issue-collector.ts'
import type { Issue } from '../issues/issue.ts'
import { labelOf } from '../issues/label.ts'
import type { Item, ListRule } from '../rules/define-rule.ts'
import { unread } from '../snapshot/reader-functions.ts'
import { decidingContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord } from '../snapshot/snapshot.ts'
import { acceptedBy, detailedContextFor, validateSnapshot, type Body } from './validate-snapshot.ts'
import type { ResolvedOptions } from './options.ts'
import { guardedReadItem, listOf, unreadable, unreadableIssue, type List } from './guarded-read.ts'
import type { Validator } from './validator.ts'
import { isValid } from './is-valid.ts'

/** Returns the validator of a list of objects. It reads one item at a time, so the list is never copied as a whole. */
export function listValidator(body: Body, schema: () => CompiledSchema, rules: readonly ListRule[]): Validator {
  const itemSchema = (): CompiledSchema => {
    const whole = schema()
    const { items = whole } = whole
    return items
  }

  function examineItems(list: List, resolved: ResolvedOptions, issues: IssueCollector): void {
    const context = detailedContextFor(resolved)
    const validation = { body, schema: itemSchema, resolved, issues, accepts: acceptedBy(resolved.reader) }
    const items: Item[] = []
    for (let index = 0; index < list.length && !issues.full; index++) {
      const snapshot = guardedReadItem(body.read, list, index, context)
      if (snapshot === unreadable) return issues.only(unreadableIssue)
      validateSnapshot(validation, snapshot, context, [index])
      // The limit is reached, so later items need no warnings.
      if (issues.warned) continue
      const fields = copyIn(snapshot)
      items.push(isValidRecord(fields) ? fields : undefined)
    }
    const ofList = issues.another()
    for (const rule of rules) {
      for (const { index, params } of rule.check(items).slice(0, issues.limit)) {
        const message = (): string => `${labelOf([index])} ${rule.message(params)}`
        ofList.warning([index, rule.at], { code: rule.code, params, message })
      }
    }
    mergeWarnings(issues, ofList.warnings)
  }

  const validator: Validator = {
    schema,
    is(value, resolved) {
      if (resolved.reader === 'tolerant') {
        const issues = new IssueCollector(oneUnseen)
        validator.collectIssues(value, resolved, issues)
        return !issues.full
      }
      const found = listOf(value)
      if (found === undefined || found === unreadable) return false
      const context = decidingContext(resolved.unknownFields === 'error')
      for (let index = 0; index < found.length; index++) {
        if (!isValid(body, guardedReadItem(body.read, found, index, context), context)) return false
      }
      return true
    },
    collectIssues(value, resolved, issues) {
      const found = listOf(value)
      if (found === unreadable) issues.only(unreadableIssue)
      else if (found === undefined) evaluateSchema(schema(), unread(value), [], issues, strictMode)
      else examineItems(found, resolved, issues)
      return value
    },
  }
  return validator
}

/** Adds warnings that concern several items of a list. Keeps the first warnings by index, up to the limit. */
function mergeWarnings(issues: IssueCollector, warnings: readonly Issue[]): void {
  if (warnings.length === 0) return
  const merged = issues.warnings.concat(warnings).sort((a, b) => Number(a.path[0]) - Number(b.path[0]))
  issues.warnings.length = 0
  for (const warning of merged.slice(0, issues.limit)) issues.warnings.push(warning)
}
