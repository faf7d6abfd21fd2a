import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import {
  evaluateSchema,
  strictScope,
  type Accepts,
  type Evaluation,
  type EvaluationScope,
} from '../evaluator/evaluate-schema.ts'
import { orderBySchema } from '../evaluator/order-issues.ts'
import type { Draft } from '../issues/draft.ts'
import type { Path } from '../issues/issue.ts'
import { fieldSet } from '../rules/field-sets.ts'
import { decidingContext, detailedContext, type ReadContext, copyIn, isValidRecord } from '../snapshot/snapshot.ts'
import { applyRules, type RuleFields, type Rules, type RuleScope } from './apply-rules.ts'
import { acceptsUnchanged, deepCopy } from './baseline.ts'
import type { Validation, Validator } from './define-contract.ts'
import { guardedRead, unreadable, unreadableDrafts } from './guarded-read.ts'
import { isValid } from './is-valid.ts'
import type { ReadBaseline, Reader, ResolvedOptions } from './options.ts'
import { wrongOption } from '../values/own-options.ts'

export interface Body extends Rules {
  /** The names of the fields that rules read or require. Bit n of a bit set is the nth name. */
  readonly ruleFields: readonly string[]
  readonly responseOnly: readonly string[]
}

const root: Path = []

export function bodyValidator(body: Body, schema: () => CompiledSchema): Validator {
  function validate(value: unknown, options: ResolvedOptions): Validation {
    const { baseline, unchanged, reader, maxIssues } = options
    const comparesBaseline = unchanged === 'accept'
    if (comparesBaseline && baseline === undefined) throw wrongOption('baseline', 'set if "unchanged" is "accept"')
    const context = detailedContextFor(options)
    const given = comparesBaseline ? guardedRead(deepCopy, value, context) : value
    const accepts = comparesBaseline ? acceptsUnchanged(given, baseline?.whole, schema()) : acceptsOf(reader)

    const snapshot = guardedRead(body.read, given, context)
    if (snapshot === unreadable) return { output: value, issues: unreadableDrafts }
    const scope = scopeOf(options, body, accepts, root, maxIssues, maxIssues)
    const found = evaluateSchema(schema(), snapshot, scope)
    const broken = applyRules(body, ruleFieldsIn(body, snapshot, context, found), scope)
    return { output: value, issues: orderBySchema(joined(found.drafts, broken), schema(), maxIssues) }
  }

  return {
    validate,
    is(value, options) {
      const { reader, baseline, unchanged, unknownFields } = options
      if (reader === 'tolerant' || baseline !== undefined || unchanged === 'accept')
        return validate(value, options).issues.errors.length === 0
      const context = decidingContext(unknownFields === 'error')
      return isValid(body, guardedRead(body.read, value, context), context)
    },
  }
}

/** Concatenates two lists of issues, without a copy if `next` is empty, as is usual. */
export const joined = (first: readonly Draft[], next: readonly Draft[]): readonly Draft[] =>
  next.length === 0 ? first : first.concat(next)

/** Returns a function that accepts every invalid value for a tolerant reader, and undefined for a strict reader. */
export const acceptsOf = (reader: Reader): Accepts | undefined => (reader === 'tolerant' ? () => true : undefined)

/**
 * Returns the context of a `detailed` read.
 *
 * For a tolerant reader and for `unchanged: 'accept'`, invalid items of a list can be warnings, so their number has no
 * limit. In each list inside a body or item, at most `maxIssues` holes and undefined items are read.
 */
export function detailedContextFor({ reader, unchanged, unknownFields, maxIssues }: ResolvedOptions): ReadContext {
  const maxInvalidItems = reader === 'tolerant' || unchanged === 'accept' ? Infinity : maxIssues
  return detailedContext(maxInvalidItems, maxIssues, unknownFields === 'ignore' ? 0 : maxIssues)
}

export const scopeOf = (
  { reader, unknownFields, baseline }: ResolvedOptions,
  { responseOnly }: Body,
  accepts: Accepts | undefined,
  path: Path,
  maxErrors: number,
  maxWarnings: number,
): EvaluationScope & RuleScope => ({
  path,
  maxErrors,
  maxWarnings,
  tolerant: reader === 'tolerant',
  accepts,
  unknownFields: unknownFields === 'error' ? 'error' : 'warning',
  responseOnly,
  baseline,
})

/**
 * Returns the fields that rules read; undefined if the value is not an object, or if the maximum number of errors was
 * found.
 */
export function ruleFieldsIn(
  { ruleFields }: Body,
  snapshot: unknown,
  { sentFields: sent, nullFields }: ReadContext,
  { isComplete, invalidFields }: Evaluation,
): RuleFields | undefined {
  if (isValidRecord(snapshot)) return { fields: snapshot, sent, unusable: nullFields }
  const fields = copyIn(snapshot)
  if (!isComplete || !isValidRecord(fields)) return undefined
  return { fields, sent, unusable: nullFields | fieldSet(invalidFields, ruleFields) }
}

export const baselineReader =
  (body: Body, schema: () => CompiledSchema, defaults: object): ReadBaseline =>
  (baseline) => {
    const context = detailedContext(1, 1, 0)
    const whole = guardedRead(deepCopy, baseline, context)
    const snapshot = body.read(whole, context)
    const fields = ruleFieldsIn(body, snapshot, context, evaluateSchema(schema(), snapshot, strictScope()))
    if (fields === undefined) throw wrongOption('baseline', 'an object that can be read')
    return { ...fields, whole, isDefaults: baseline === defaults }
  }
