import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { evaluateSchema, strictMode } from '../evaluator/evaluate-schema.ts'
import { orderBySchema } from '../evaluator/order-issues.ts'
import { joined, wholeValue, type Draft, type Drafts } from '../issues/draft.ts'
import { labelOf } from '../issues/label.ts'
import type { Item, ListRule } from '../rules/define-rule.ts'
import { unread } from '../snapshot/reader-functions.ts'
import { decidingContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord } from '../snapshot/snapshot.ts'
import { applyRules } from './apply-rules.ts'
import { acceptsOf, detailedContextFor, evaluationMode, ruleFieldsIn, type Body } from './body-validator.ts'
import type { Validator } from './define-contract.ts'
import { guardedReadItem, listOf, unreadable, unreadableDrafts, type List } from './guarded-read.ts'
import { isValid } from './is-valid.ts'
import type { ResolvedOptions } from './options.ts'

/** Returns the validator of a list of objects. It reads one item at a time, so the list is never copied as a whole. */
export function listValidator(body: Body, schema: () => CompiledSchema, rules: readonly ListRule[]): Validator {
  function validate(value: unknown, options: ResolvedOptions): Drafts {
    const list = listOf(value)
    if (list === unreadable) return unreadableDrafts
    if (list !== undefined) return orderBySchema(validateItems(list, options), schema())
    return evaluateSchema(schema(), unread(value), strictMode, wholeValue(options.maxIssues))
  }

  function validateItems(list: List, options: ResolvedOptions): Drafts {
    const { maxIssues } = options
    const { items: itemSchema = schema() } = schema()
    const context = detailedContextFor(options)
    const accepts = acceptsOf(options.reader)
    const mode = evaluationMode(options, body.responseOnly, accepts)
    const items: Item[] = []
    const errors: Draft[] = []
    const warnings: Draft[] = []
    for (let index = 0; index < list.length && errors.length < maxIssues; index++) {
      const path = [index]
      const snapshot = guardedReadItem(body.read, list, index, context)
      if (snapshot === unreadable) return unreadableDrafts
      const scope = { path, maxErrors: maxIssues - errors.length, maxWarnings: maxIssues - warnings.length }
      const found = evaluateSchema(itemSchema, snapshot, mode, scope)
      const fields = ruleFieldsIn(body, snapshot, context, found)
      const drafts = joined(found, applyRules(body, fields, { path, baseline: undefined, accepts }), scope)
      for (const draft of drafts.errors) errors.push(draft)
      for (const draft of drafts.warnings) warnings.push(draft)
      // If the maximum is reached, further items need no warnings.
      if (warnings.length < maxIssues) items.push(itemIn(snapshot))
    }
    const ofList = rules.flatMap((rule) => brokenItems(rule, items, maxIssues)).slice(0, maxIssues)
    return { errors, warnings: mergedByIndex(warnings, ofList).slice(0, maxIssues) }
  }

  return {
    validate: (value, options) => ({ output: value, ...validate(value, options) }),
    is(value, options) {
      if (options.reader === 'tolerant') return validate(value, options).errors.length === 0
      const list = listOf(value)
      if (list === undefined || list === unreadable) return false
      const context = decidingContext(options.unknownFields === 'error')
      for (let index = 0; index < list.length; index++) {
        if (!isValid(body, guardedReadItem(body.read, list, index, context), context)) return false
      }
      return true
    },
  }
}

function itemIn(snapshot: unknown): Item {
  const fields = copyIn(snapshot)
  return isValidRecord(fields) ? fields : undefined
}

const brokenItems = (rule: ListRule, items: readonly Item[], max: number): Draft[] =>
  rule
    .check(items)
    .slice(0, max)
    .map(({ index, params }) => ({
      path: [index, rule.at],
      content: { code: rule.code, params, message: () => `${labelOf([index])} ${rule.message(params)}` },
    }))

/** Returns the warnings about single items and about several items, by the index of the item. */
const mergedByIndex = (single: readonly Draft[], several: readonly Draft[]): readonly Draft[] =>
  several.length === 0
    ? single
    : single.concat(several).sort(({ path: [first] }, { path: [second] }) => Number(first) - Number(second))
