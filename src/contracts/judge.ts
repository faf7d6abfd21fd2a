import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { Ordered } from '../rules/rule-set.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Settings } from './options.ts'
import type { Decisive } from './verdict.ts'

type Fields = Readonly<Record<string, unknown>>

/** The rules of a contract. */
export interface Rules extends Decisive {
  /** Returns the fields that the rules read, with other values in place of missing ones. */
  readonly complete: (fields: Fields, others: object) => Fields
  readonly errorRules: readonly Ordered<Rule>[]
  readonly warningRules: readonly Ordered<Rule>[]
  /** The fields that have a documented default. */
  readonly defaulted: number
}

/** The fields that the rules of a contract read, and which of them a value has. */
export interface RuleFields {
  readonly fields: Fields
  readonly sent: number
  /** The fields that are null or invalid: a rule that reads one of them is silent. */
  readonly unusable: number
}

function add(
  findings: Findings,
  severity: 'error' | 'warning',
  path: Path,
  rule: Rule,
  params: object,
  fields: Fields,
): void {
  findings.ordered = false
  const finding = deepFrozen({ code: rule.code, params, expectation: rule.message(params) })
  for (const place of rule.paths(fields)) findings[severity]([...path, ...place], finding)
}

/** Adds the warning that the documented default of a missing field breaks a rule. */
function addDefaultsConflict(
  findings: Findings,
  path: Path,
  rule: Rule,
  params: object,
  fields: Fields,
  withDefaults: Fields,
): void {
  const missing = [...rule.reads, ...rule.readsIfPresent].find((name) => fields[name] === undefined) ?? ''
  const value = withDefaults[missing]
  findings.ordered = false
  findings.warning(
    [...path, rule.at],
    deepFrozen({
      code: 'defaults-conflict',
      params: { ...params, field: missing, default: value },
      expectation: `${rule.message(params)} ${missing} is left out, and ${String(value)} is its default.`,
    }),
  )
}

/**
 * Applies the rules of a contract. A rule is silent where the value itself, not the baseline, has none of its fields.
 */
export function judge(
  { errorRules, warningRules, defaults, defaulted, complete }: Rules,
  { fields, sent, unusable }: RuleFields,
  path: Path,
  { tolerant, baseline }: Settings,
  findings: Findings,
): void {
  const present = baseline === undefined ? sent : sent | (baseline.sent & ~baseline.unusable)
  const silent = baseline === undefined ? unusable : unusable | (baseline.unusable & ~sent)
  const assumed = baseline === undefined ? defaults : undefined
  const read = baseline === undefined ? fields : complete(fields, baseline.fields)
  for (const { rule, required, seen, fields: all } of errorRules) {
    if ((silent & seen) !== 0 || ((sent & all) === 0 && !rule.appliesIfAbsent)) continue
    const isComplete = (present & all) === all
    if (isComplete || (assumed !== undefined && (present & required) === required)) {
      const params = rule.check(read)
      if (params !== undefined) {
        add(findings, tolerant ? 'warning' : 'error', path, rule, params, read)
        continue
      }
    }
    if (isComplete || assumed === undefined || (all & ~present & ~defaulted) !== 0) continue
    const withDefaults = complete(read, assumed)
    const params = rule.check(withDefaults)
    if (params !== undefined) addDefaultsConflict(findings, path, rule, params, read, withDefaults)
  }
  for (const { rule, required, seen, fields: all } of warningRules) {
    if ((silent & seen) !== 0 || (present & required) !== required) continue
    if ((sent & all) === 0 && !rule.appliesIfAbsent) continue
    if (findings.warned) return
    const params = rule.check(read)
    if (params !== undefined) add(findings, 'warning', path, rule, params, read)
  }
}
