import type { Finding, Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Absent, Advice, Constraint, ConstraintCode, Notice, Seen } from '../rules/rule.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Settings } from './options.ts'
import { missingOf } from './verdict.ts'

/** The rules of a contract, as `rules/index.ts` lists them. */
export interface Rules<Fields> {
  readonly constraints: readonly Constraint<Fields>[]
  readonly advices: readonly Advice<Fields>[]
  readonly notices: readonly Notice<Fields>[]
  /**
   * The documented defaults, on a contract whose value may stand for a part of what is meant: there a rule may judge
   * by some of its fields alone. Undefined where a value is the whole, so that a field that is not there leaves its
   * rules silent.
   */
  readonly defaults: Absent<Fields> | undefined
}

type Values = Readonly<Record<string, unknown>>

/** Whether a rule reads only fields in which the walk found nothing wrong. */
const seesSound = (reads: readonly string[], unsound: readonly string[]): boolean =>
  unsound.length === 0 || !reads.some((name) => unsound.includes(name))

const isSent = (reads: readonly string[], record: Values): boolean => reads.some((name) => record[name] !== undefined)

/** A record with the baseline's values in place of those that are left out. */
function completed(record: Values, baseline: Values): Values {
  const seen: Record<string, unknown> = { ...record }
  for (const [name, value] of Object.entries(baseline)) if (seen[name] === undefined) seen[name] = value
  return seen
}

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

/**
 * Finds what the rules say of a record in which the walk found something wrong at most in the fields named `unsound`:
 * a rule that reads one is silent.
 */
export function judge<Fields>(
  rules: Rules<Fields>,
  record: Values,
  unsound: readonly string[],
  path: Path,
  { tolerant, baseline }: Settings,
  findings: Findings,
): void {
  const { constraints, advices, notices, defaults } = rules
  // A record, and a baseline, hold what the readers made; where the walk found nothing wrong, a field is of the
  // schema's type.
  const seen = (baseline === undefined ? record : completed(record, baseline)) as Seen<Fields>
  const mayLack = defaults !== undefined && baseline === undefined

  for (const rule of constraints) {
    if (!seesSound(rule.reads, unsound)) continue
    const withDefaults = rule.broken(seen, mayLack ? defaults : undefined)
    if (withDefaults === undefined || !isSent(rule.reads, record)) continue
    const missing = missingOf(rule, seen)
    if (missing !== undefined && !mayLack) continue
    const finding = rule.broken(seen)
    const place = [...path, rule.at]
    findings.ordered = false
    if (finding === undefined)
      findings.warning(place, deepFrozen(conflict(withDefaults, String(missing), missing && defaults?.[missing])))
    else if (tolerant) findings.warning(place, deepFrozen(finding))
    else findings.error(place, deepFrozen(finding))
  }
  if (findings.warned) return
  for (const rule of advices) {
    const finding = seesSound(rule.reads, unsound) ? rule.broken(seen) : undefined
    if (finding === undefined || !isSent(rule.reads, record)) continue
    findings.ordered = false
    findings.warning([...path, rule.at], deepFrozen(finding))
  }
  for (const { places, finding } of notices) {
    const found = places(record as Seen<Fields>)
    if (found === undefined) continue
    findings.ordered = false
    for (const place of found) findings.warning([...path, ...place], deepFrozen(finding))
  }
}
