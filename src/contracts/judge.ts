import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Advice, Constraint, Notice, Seen } from '../rules/rule.ts'
import type { Settings } from './options.ts'

/** The rules of a contract, as `rules/index.ts` lists them. */
export interface Rules<Fields> {
  readonly constraints: readonly Constraint<Fields>[]
  readonly advices: readonly Advice<Fields>[]
  readonly notices: readonly Notice<Fields>[]
  /**
   * The documented defaults, on a contract that stands for a part of what is meant: there a rule may judge by some of its fields
   * alone. Absent where a value is the whole, so that a field that is not there leaves its rules silent.
   */
  readonly defaults?: Readonly<Record<string, unknown>>
}

type Values = Readonly<Record<string, unknown>>

/** Whether a rule breaks a record that is sound in every field, without a baseline. */
export function isBroken<Fields>(rule: Constraint<Fields>, fields: Seen<Fields>, whole: boolean): boolean {
  if (whole) for (const name of rule.reads) if (fields[name] === undefined) return false
  return rule.broken(fields) !== undefined
}

/** The fields that the rules read, as they may see them: null where something was found in one, and from the baseline where one is left out. */
function seenFields(rules: readonly { readonly reads: readonly string[] }[], record: Values, unsound: ReadonlySet<string>, baseline: Values): Values {
  const seen: Record<string, unknown> = {}
  for (const { reads } of rules) {
    for (const name of reads) seen[name] = unsound.has(name) ? null : record[name] === undefined ? baseline[name] : record[name]
  }
  return seen
}

const noFields: Values = {}

/** Finds what the rules say of a record in which the walk found something wrong at most in the fields named `unsound`. */
export function judge<Fields>(
  rules: Rules<Fields>,
  record: Values,
  unsound: ReadonlySet<string>,
  path: Path,
  { tolerant, baseline }: Settings,
  findings: Findings,
): void {
  const crossField = [...rules.constraints, ...rules.advices]
  const asIs = unsound.size === 0 && baseline === undefined
  // A record, and a baseline, hold what the readers made; where the walk found nothing wrong, a field is of the schema's type.
  const seen = (asIs ? record : seenFields(crossField, record, unsound, baseline ?? noFields)) as Seen<Fields>
  const isSent = (reads: readonly string[]): boolean => reads.some((name) => record[name] !== undefined)

  for (const rule of rules.constraints) {
    if (!isSent(rule.reads)) continue
    const missing = rule.reads.find((name) => seen[name] === undefined)
    if (missing !== undefined && (rules.defaults === undefined || baseline !== undefined)) continue
    const finding = rule.broken(seen)
    if (finding === undefined) {
      if (missing !== undefined) warnOfDefault(rule, seen, missing, rules.defaults ?? noFields, path, findings)
    } else if (tolerant) findings.warning([...path, rule.at], finding)
    else findings.error([...path, rule.at], finding)
  }
  for (const rule of rules.advices) {
    const finding = isSent(rule.reads) ? rule.broken(seen) : undefined
    if (finding !== undefined) findings.warning([...path, rule.at], finding)
  }
  for (const { find, finding } of rules.notices) find(record as Seen<Fields>, (place) => findings.warning([...path, ...place], finding))
}

/** Warns where a rule would be broken, should the service fill in the default of the field that is left out. */
function warnOfDefault<Fields>(rule: Constraint<Fields>, seen: Seen<Fields>, missing: keyof Fields & string, defaults: Values, path: Path, findings: Findings): void {
  const value = defaults[missing]
  if (typeof value !== 'number') return
  const filled: { [Name in keyof Fields]?: unknown } = {}
  for (const name of rule.reads) filled[name] = name === missing ? value : seen[name]
  const finding = rule.broken(filled as Seen<Fields>)
  if (finding === undefined) return
  findings.warning([...path, rule.at], {
    code: 'defaults-conflict',
    params: { ...finding.params, field: missing, default: value },
    expectation: `${finding.expectation} ${missing} is left out, and ${value} is its default.`,
  })
}
