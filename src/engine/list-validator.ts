import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { evaluateSchema, strictScope } from '../evaluator/evaluate-schema.ts'
import { orderBySchema, type OrderedDrafts } from '../evaluator/order-issues.ts'
import type { Draft } from '../issues/draft.ts'
import { labelOf } from '../issues/path-text.ts'
import type { Item, ListRule } from '../rules/define-rule.ts'
import { unread, decidingContext, copyIn, isValidRecord } from '../snapshot/snapshot.ts'
import { applyRules } from './apply-rules.ts'
import { acceptsOf, detailedContextFor, joined, ruleFieldsIn, scopeOf, type Body } from './body-validator.ts'
import type { Validator } from './define-contract.ts'
import { guardedReadItem, listOf, unreadable, unreadableDrafts, type List } from './guarded-read.ts'
import { isValid } from './is-valid.ts'
import type { ResolvedOptions } from './options.ts'

/** Returns the validator of a list of objects. It reads one item at a time, and keeps only fields that rules read. */
export function listValidator(body: Body, schema: () => CompiledSchema, rules: readonly ListRule[]): Validator {
  function validate(value: unknown, options: ResolvedOptions): OrderedDrafts {
    const list = listOf(value)
    const drafts =
      list === unreadable
        ? unreadable
        : list === undefined
          ? evaluateSchema(schema(), unread(value), strictScope(options.maxIssues)).drafts
          : validateItems(list, options)
    return drafts === unreadable ? unreadableDrafts : orderBySchema(drafts, schema(), options.maxIssues)
  }

  function validateItems(list: List, options: ResolvedOptions): readonly Draft[] | typeof unreadable {
    const { maxIssues } = options
    const { items: itemSchema = schema() } = schema()
    const context = detailedContextFor(options)
    const accepts = acceptsOf(options.reader)
    const items: Item[] = []
    const drafts: Draft[] = []
    let errors = 0
    let warnings = 0
    for (let index = 0; index < list.length && errors < maxIssues; index++) {
      const snapshot = guardedReadItem(body.read, list, index, context)
      if (snapshot === unreadable) return unreadable
      const scope = scopeOf(options, body, accepts, [index], maxIssues - errors, maxIssues - warnings)
      const found = evaluateSchema(itemSchema, snapshot, scope)
      const broken = applyRules(body, ruleFieldsIn(body, snapshot, context, found), scope)
      for (const draft of joined(found.drafts, broken)) {
        const count = draft.severity === 'error' ? errors++ : warnings++
        if (count < maxIssues) drafts.push(draft)
      }
      // List rules only warn, so they need no items after the maximum number of warnings.
      if (warnings < maxIssues) items.push(itemIn(snapshot))
    }
    return byIndex(
      joined(
        drafts,
        rules.flatMap((rule) => brokenItems(rule, items, maxIssues)),
      ),
    )
  }

  return {
    validate: (value, options) => ({ output: value, issues: validate(value, options) }),
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
    .map(({ index, params, related }) => ({
      severity: rule.severity,
      path: [index, rule.at],
      related: related.map((other) => [other, rule.at]),
      content: {
        code: rule.code,
        params,
        message(_, __, name) {
          const nameOf = (item: number): string => name([item], labelOf([item]))
          return `${nameOf(index)} ${rule.message(params, nameOf)}`
        },
      },
    }))

/** Sorts issues by the index of their item. Issues of the same item keep their order. */
const byIndex = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.slice().sort(({ path: [first] }, { path: [second] }) => Number(first) - Number(second))
