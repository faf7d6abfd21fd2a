import type { Finding, Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Absent, Advice, Constraint, ConstraintCode, Notice, Seen } from '../rules/rule.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Settings } from './options.ts'
import { missingOf } from './verdict.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether a rule reads only fields in which the walk found nothing wrong. */
const seesSound = (reads: readonly string[], unsound: readonly string[]): boolean =>
  unsound.length === 0 || !reads.some((name) => unsound.includes(name))

const isSent = (reads: readonly string[], record: Values): boolean => reads.some((name) => record[name] !== undefined)

/** What a constraint says that only the default of a field which is left out would break. */
const conflict = (
  { params, expectation }: Finding<ConstraintCode>,
  field: string,
  value: unknown,
): Finding<'defaults-conflict'> => ({
  code: 'defaults-conflict',
  params: { ...params, field, default: Number(value) },
  expectation: `${expectation} ${field} is left out, and ${String(value)} is its default.`,
})

/** A record whose rules are applied. */
export interface Judged {
  readonly record: Values
  /** The record, with the baseline's values in place of fields that are left out. */
  readonly seen: Values
  /** Names of fields with issues from the schema: a rule that reads one is silent. */
  readonly unsound: readonly string[]
  readonly path: Path
  readonly settings: Settings
  readonly findings: Findings
}

/** Applies rules of one kind to a record. */
export type Judge = (judged: Judged) => void

/** The fields of a record as rules see them, which the readers made: those without issues are of the schema's type. */
const fieldsOf = <Fields>(values: Values): Seen<Fields> => values as Seen<Fields>

/**
 * Applies rules that make a value invalid. With `defaults` a rule may judge by some of its fields alone, as the value may
 * be a part of a monitor; without them a missing field leaves a rule silent.
 */
export const judgeConstraints =
  <Fields>(constraints: readonly Constraint<Fields>[], defaults: Absent<Fields> | undefined): Judge =>
  ({ record, seen, unsound, path, settings: { tolerant, baseline }, findings }) => {
    const mayLack = defaults !== undefined && baseline === undefined
    const fields = fieldsOf<Fields>(seen)
    for (const rule of constraints) {
      if (!seesSound(rule.reads, unsound)) continue
      const withDefaults = rule.broken(fields, mayLack ? defaults : undefined)
      if (withDefaults === undefined || !isSent(rule.reads, record)) continue
      const missing = missingOf(rule, fields)
      if (missing !== undefined && !mayLack) continue
      const finding = rule.broken(fields)
      const place = [...path, rule.at]
      findings.ordered = false
      if (finding === undefined)
        findings.warning(place, deepFrozen(conflict(withDefaults, String(missing), missing && defaults?.[missing])))
      else if (tolerant) findings.warning(place, deepFrozen(finding))
      else findings.error(place, deepFrozen(finding))
    }
  }

/** Applies rules over several fields that warn. */
export const judgeAdvices =
  <Fields>(advices: readonly Advice<Fields>[]): Judge =>
  ({ record, seen, unsound, path, findings }) => {
    if (findings.warned) return
    for (const rule of advices) {
      const finding = seesSound(rule.reads, unsound) ? rule.broken(fieldsOf<Fields>(seen)) : undefined
      if (finding === undefined || !isSent(rule.reads, record)) continue
      findings.ordered = false
      findings.warning([...path, rule.at], deepFrozen(finding))
    }
  }

/** Applies rules over single fields that warn. */
export const judgeNotices =
  <Fields>(notices: readonly Notice<Fields>[]): Judge =>
  ({ record, path, findings }) => {
    if (findings.warned) return
    for (const { places, finding } of notices) {
      const found = places(fieldsOf<Fields>(record))
      if (found === undefined) continue
      findings.ordered = false
      for (const place of found) findings.warning([...path, ...place], deepFrozen(finding))
    }
  }
