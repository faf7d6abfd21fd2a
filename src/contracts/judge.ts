import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Rule } from '../rules/define-rule.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Settings } from './options.ts'
import { allowsMissing, applies, type Decisive } from './verdict.ts'

type Fields = Readonly<Record<string, unknown>>

/** The rules of a contract. */
export interface Rules extends Decisive {
  readonly warningRules: readonly Rule[]
}

const reads = ({ reads, readsIfPresent }: Rule, names: readonly string[]): boolean =>
  names.some((name) => reads.includes(name) || readsIfPresent.includes(name))

/** Whether the value itself, not the baseline, has one of the fields of a rule. */
function isSent({ reads, readsIfPresent, appliesIfAbsent }: Rule, fields: Fields): boolean {
  if (appliesIfAbsent) return true
  for (const name of reads) if (fields[name] !== undefined) return true
  for (const name of readsIfPresent) if (fields[name] !== undefined) return true
  return false
}

/** Returns the fields with the baseline's values in place of missing ones. */
function completed(fields: Fields, baseline: Fields): Fields {
  const all: Record<string, unknown> = { ...fields }
  for (const [name, value] of Object.entries(baseline)) if (all[name] === undefined) all[name] = value
  return all
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
  const paths = rule.paths?.(fields) ?? [[rule.at]]
  for (const place of paths) findings[severity]([...path, ...place], finding)
}

/** Adds the warning that a documented default of a missing field would break a rule. */
function addDefaultsConflict(findings: Findings, path: Path, rule: Rule, fields: Fields, defaults: Fields): void {
  const missing = [...rule.reads, ...rule.readsIfPresent].find((name) => fields[name] === undefined)
  if (missing === undefined) return
  const all = completed(fields, defaults)
  const params = applies(rule, all) ? rule.check(all) : undefined
  if (params === undefined) return
  findings.ordered = false
  const value = defaults[missing]
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
 * Applies the rules of a contract to the fields that they read. A rule that reads one of the fields named `invalid` is
 * silent.
 */
export function judge(
  { errorRules, warningRules, defaults }: Rules,
  sent: Fields,
  invalid: readonly string[],
  path: Path,
  { tolerant, baseline }: Settings,
  findings: Findings,
): void {
  const fields = baseline === undefined ? sent : completed(sent, baseline)
  const assumed = baseline === undefined ? defaults : undefined
  for (const rule of errorRules) {
    if (!isSent(rule, sent) || (invalid.length > 0 && reads(rule, invalid))) continue
    const params = applies(rule, fields) && allowsMissing(rule, fields, assumed) ? rule.check(fields) : undefined
    if (params !== undefined) add(findings, tolerant ? 'warning' : 'error', path, rule, params, fields)
    else if (assumed !== undefined) addDefaultsConflict(findings, path, rule, fields, assumed)
  }
  for (const rule of warningRules) {
    if (findings.warned) return
    if (!isSent(rule, sent) || !applies(rule, fields) || (invalid.length > 0 && reads(rule, invalid))) continue
    const params = rule.check(fields)
    if (params !== undefined) add(findings, 'warning', path, rule, params, fields)
  }
}
