import type { Finding, Params, Path, Severity } from '../issues/finding.ts'
import type { Assumed, AssumedFields } from '../rules/rule-writer.ts'
import type { Rule, RuleField, RuleFinding } from '../rules/rule.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import type { Baseline } from './baseline.ts'
import type { InvalidFields } from './keyword-findings.ts'
import type { IsUnchanged } from './leniency.ts'
import type { ResolvedOptions } from './options.ts'

/**
 * Returns the findings of the rules that a record breaks. With a baseline, a rule sees its values
 * of the fields that the record lacks.
 *
 * @param invalid The fields that no rule can use.
 * @param isUnchanged With it, a broken rule about unchanged fields is a warning.
 */
export function applyRules(
  record: object,
  invalid: InvalidFields,
  options: ResolvedOptions,
  isUnchanged?: IsUnchanged,
): readonly Finding[] {
  const { baseline, rules } = options
  const seen = baseline === undefined ? record : withBaseline(record, baseline)
  const findings: Finding[] = []
  for (const rule of rules) {
    if (invalid.size > 0 && readsInvalid(rule, invalid)) continue
    if (baseline !== undefined && readsRejected(rule, record, baseline)) continue
    const broken = brokenAt(rule, record, seen)
    if (broken.length === 0) continue
    const assumed = baseline && assumedFields(rule, { record, seen, baseline })
    const severity = severityOf(rule, options, isUnchanged)
    const { code } = rule
    for (const { path, params, related = relatedTo(path, rule, record) } of broken)
      findings.push({ severity, code, path, params: withAssumed(params, assumed), related })
  }
  return findings
}

/**
 * Returns the warnings about omitted fields of an update whose documented default would break a
 * rule.
 *
 * @param broken The findings of the rules that the record breaks whatever the omitted fields are.
 */
export function defaultsConflicts(
  { record, invalid, broken }: AppliedRules,
  { severities, conflictRules }: ResolvedOptions,
  defaults: Fields,
): readonly Finding[] {
  const severity = severities.get('defaults-conflict')
  if (severity === 'off' || severity === undefined) return []
  const findings: Finding[] = []
  for (const rule of conflictRules) {
    const omitted = omittedField(rule, record, defaults)
    const isBroken = broken.some(({ code }) => code === rule.code)
    if (omitted === undefined || isBroken || readsInvalid(rule, invalid)) continue
    const seen = withDefaultsOf(rule, record, defaults)
    const assumed = assumedFields(rule, { record, seen, baseline: undefined })
    const conflict = { rule: rule.code, field: omitted.name, default: defaults[omitted.name] }
    const code = 'defaults-conflict'
    for (const { path, params } of brokenAt(rule, record, seen)) {
      const related = relatedTo(path, rule, record)
      const all = withAssumed({ ...params, ...conflict }, assumed)
      findings.push({ severity, code, path, params: all, related })
    }
  }
  return findings
}

/** A record to which the rules were applied. */
interface AppliedRules {
  readonly record: Fields
  readonly invalid: InvalidFields
  readonly broken: readonly Finding[]
}

/**
 * Returns the first field with a default that a record omits, if it has another field of the rule.
 */
function omittedField({ reads }: Rule, record: Fields, defaults: Fields): RuleField | undefined {
  let omitted: RuleField | undefined
  let hasOther = false
  for (const read of reads) {
    if (read.valueIn(record) !== undefined) hasOther = true
    else if (defaults[read.name] !== undefined) omitted ??= read
  }
  return hasOther ? omitted : undefined
}

/** Returns whether a valid record breaks none of the rules. */
export const keepsRules = (rules: readonly Rule[], record: Fields): boolean =>
  rules.every((rule) => brokenAt(rule, record, record).length === 0)

/** Returns the places where a record breaks a rule; none if the rule is silent. */
function brokenAt(rule: Rule, record: object, seen: object): readonly RuleFinding[] {
  const { reads } = rule
  let isSent = rule.runsWithoutFields || reads.length === 0
  for (const { valueIn, isRequired } of reads) {
    const value = valueIn(seen)
    if (value === null || (value === undefined && isRequired)) return nowhere
    if (!isSent) isSent = (seen === record ? value : valueIn(record)) !== undefined
  }
  return isSent ? foundBy(rule, seen) : nowhere
}

const nowhere: readonly RuleFinding[] = []

/**
 * Calls the function `check` of a rule. Params are one finding, at the field of the rule.
 *
 * @throws TypeError if it returns neither undefined, params nor a list of findings
 */
function foundBy(rule: Rule, seen: object): readonly RuleFinding[] {
  const found = rule.check(seen)
  if (found === undefined) return nowhere
  if (isFields(found) && isPlainObject(found)) return [{ path: rule.at, params: found }]
  if (Array.isArray(found) && found.every(isRuleFinding)) return found
  throw new TypeError(`The function "check" of "${rule.code}" must return params or a list.`)
}

const isRuleFinding = (value: unknown): value is RuleFinding =>
  isFields(value) && Array.isArray(value['path']) && isFields(value['params'])

/**
 * Returns whether a rule reads an invalid field, something in it, or the object or list around it.
 */
function readsInvalid({ reads }: Pick<Rule, 'reads'>, invalid: InvalidFields): boolean {
  for (const { path, topName } of reads)
    if (invalid.get(topName)?.some((other) => overlaps(path, other)) === true) return true
  return false
}

/**
 * Returns whether a rule reads a field that the record lacks and whose stored value is not allowed.
 */
function readsRejected(rule: Rule, record: object, { rejected }: Baseline): boolean {
  if (rejected.size === 0 || rule.runsOnRejected) return false
  const omitted = rule.reads.filter(({ topName }) => Reflect.get(record, topName) === undefined)
  return readsInvalid({ reads: omitted }, rejected)
}

function overlaps(path: Path, other: Path): boolean {
  const shared = Math.min(path.length, other.length)
  for (let index = 0; index < shared; index++) if (path[index] !== other[index]) return false
  return true
}

/** Returns the fields of a record; of those that it lacks, the values of the baseline. */
function withBaseline(record: object, { known }: Baseline): Fields {
  const seen = { ...known }
  for (const [name, value] of Object.entries(record)) if (value !== undefined) seen[name] = value
  return seen
}

/**
 * Returns the fields that a rule reads; of those that the record lacks, their documented defaults.
 */
function withDefaultsOf({ reads }: Rule, record: Fields, defaults: Fields): Fields {
  const fields: Record<string, unknown> = {}
  for (const { name } of reads) fields[name] = record[name] ?? defaults[name]
  return fields
}

interface Values {
  readonly record: object
  readonly seen: object
  readonly baseline: Baseline | undefined
}

/**
 * Returns the origin of each value that a rule reads and the record lacks; undefined if there are
 * none.
 */
function assumedFields(
  { reads }: Rule,
  { record, seen, baseline }: Values,
): AssumedFields | undefined {
  const assumed: [field: string, Assumed][] = []
  for (const { name, topName, valueIn } of reads) {
    const value = valueIn(seen)
    if (value === undefined || valueIn(record) !== undefined) continue
    const origin = baseline?.storedNames.has(topName) === true ? 'stored' : 'default'
    const isShown = typeof value === 'number' || typeof value === 'boolean'
    assumed.push([name, isShown ? { origin, value } : { origin }])
  }
  return assumed.length === 0 ? undefined : Object.fromEntries(assumed)
}

function severityOf(
  { severity, reads }: Rule,
  { reader }: ResolvedOptions,
  isUnchanged: IsUnchanged | undefined,
): Severity {
  if (severity === 'warning' || reader === 'tolerant') return 'warning'
  if (isUnchanged === undefined || reads.length === 0) return 'error'
  return reads.every(({ topName }) => isUnchanged(topName)) ? 'warning' : 'error'
}

const withAssumed = (params: Params, assumed: AssumedFields | undefined): Params =>
  assumed === undefined ? params : { ...params, assumed }

/** Returns the other fields that a rule reads and the record has; undefined if there are none. */
function relatedTo(path: Path, { reads }: Rule, record: object): readonly Path[] | undefined {
  let related: Path[] | undefined
  for (const read of reads) {
    if (overlaps(read.path, path) || read.valueIn(record) === undefined) continue
    related ??= []
    related.push(read.path)
  }
  return related
}
