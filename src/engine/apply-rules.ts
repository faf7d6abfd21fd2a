import type { Accepts } from '../evaluator/evaluate-schema.ts'
import type { AnyIssueContent, Draft } from '../issues/draft.ts'
import type { Path, Severity } from '../issues/issue.ts'
import type { Fields, Rule } from '../rules/define-rule.ts'
import type { Ordered } from '../rules/field-sets.ts'
import type { FastCheckParts } from './is-valid.ts'
import type { Baseline } from './options.ts'

/**
 * Applies the rules of a contract to a value, and returns their issues. A rule is skipped if the value has none of its
 * fields, even if the baseline has them, unless `appliesIfAbsent` is true.
 */
export function applyRules(
  { errorRules, warningRules, defaults, defaulted, complete }: Omit<Rules, 'read'>,
  ruleFields: RuleFields | undefined,
  { path, baseline, accepts, maxWarnings }: RuleScope,
): readonly Draft[] {
  if (ruleFields === undefined) return none
  const { fields, sent, unusable } = ruleFields
  let drafts = none
  const isDefaults = baseline?.isDefaults === true
  const present = baseline === undefined ? sent : sent | (baseline.sent & ~(baseline.unusable | unusable))
  const silent = baseline === undefined ? unusable : unusable | (baseline.unusable & ~sent)
  const read = baseline === undefined ? fields : complete(fields, baseline.fields)
  for (const { rule, required, seen, fields: all, appliesIfAbsent } of errorRules) {
    if (((sent & all) === 0 && !appliesIfAbsent) || (silent & seen) !== 0) continue
    const isComplete = (present & all) === all
    if (isComplete || (defaults !== undefined && (present & required) === required)) {
      const params = rule.check(read)
      if (params !== undefined) {
        const isAccepted = accepts !== undefined && fieldsOf(rule).every((name) => accepts([...path, name]))
        const severity = isAccepted ? 'warning' : 'error'
        drafts = drafts.concat(draftsOf(severity, path, rule, params, fields, read, isDefaults))
        continue
      }
    }
    if (isComplete || defaults === undefined || (all & ~present & ~defaulted) !== 0) continue
    const withDefaults = complete(read, defaults)
    const params = rule.check(withDefaults)
    const field = params && fieldsOf(rule).find((name) => read[name] === undefined)
    if (params === undefined || field === undefined) continue
    // The documented default of a missing field breaks the rule.
    const conflict = { rule: rule.code, field, default: withDefaults[field] }
    drafts = drafts.concat(draftsOf('warning', path, rule, params, fields, withDefaults, true, conflict))
  }
  if (maxWarnings <= 0) return drafts
  // A single loop over all rules would make `validate` of a valid body 25 % slower.
  for (const { rule, required, seen, fields: all, appliesIfAbsent } of warningRules) {
    if ((sent & all) === 0 && !appliesIfAbsent) continue
    if ((silent & seen) !== 0 || (present & required) !== required) continue
    const params = rule.check(read)
    if (params !== undefined) drafts = drafts.concat(draftsOf('warning', path, rule, params, fields, read, isDefaults))
  }
  return drafts
}

const none: readonly Draft[] = []

export interface Rules extends FastCheckParts {
  /** Returns the fields that rules read: the values of `fields`, or of `others` for missing and null fields. */
  readonly complete: (fields: Fields, others: object) => Fields
  readonly errorRules: readonly Ordered[]
  readonly warningRules: readonly Ordered[]
  /** The fields that have a documented default, as a bit set. */
  readonly defaulted: number
}

/**
 * The fields of a value that rules read. `sent` and `unusable` are bit sets of the present and of the unusable fields.
 */
export interface RuleFields {
  readonly fields: Fields
  readonly sent: number
  /** The fields that are null or invalid. A rule that reads one of them is silent. */
  readonly unusable: number
}

export interface RuleScope {
  /** The path of the validated value. The path of each issue begins with it. */
  readonly path: Path
  readonly baseline: Baseline | undefined
  readonly accepts: Accepts | undefined
  /** If 0 or less, warning rules are skipped. */
  readonly maxWarnings: number
}

const fieldsOf = ({ reads, readsIfPresent }: Rule): readonly string[] => [...reads, ...readsIfPresent]

/** Returns the path of a top-level field, or of the nested field that the rule reads in it (`inner`). */
const placeIn = ({ inner }: Rule, field: string): readonly string[] => (inner?.[0] === field ? inner : [field])

/**
 * Returns the issues of a broken rule. For fields missing in `fields`, `read` has the values of the baseline and, if
 * there is a `conflict`, the defaults.
 */
function draftsOf(
  severity: Severity,
  path: Path,
  rule: Rule,
  params: object,
  fields: Fields,
  read: Fields,
  isDefaults: boolean,
  conflict?: { readonly rule: string; readonly field: string; readonly default: unknown },
): readonly Draft[] {
  const stored = fieldsOf(rule).filter((name) => fields[name] === undefined && read[name] !== undefined)
  const fromBaseline = stored.map((name) => placeIn(rule, name).join('.'))
  const origin = (field: string): string => (!stored.includes(field) ? '' : isDefaults ? 'the default ' : 'the stored ')
  const at = stored.includes(rule.at) ? read[rule.at] : undefined
  const origins = fromBaseline.length > 0 && { fromBaseline }
  const content: AnyIssueContent = {
    code: conflict ? 'defaults-conflict' : rule.code,
    params: { ...params, ...(conflict ?? origins) },
    message: (label, _, name) =>
      `${origin(rule.at).replace('the', 'The')}${label}${typeof at === 'number' ? ` (${at}${rule.unit ?? ''})` : ''} ` +
      rule.message(params, (field) => {
        const place = placeIn(rule, field)
        return origin(field) + name([...path, ...place], place.join('.'))
      }) +
      (conflict ? ` Send ${name([...path, conflict.field], conflict.field)}, too.` : ''),
  }
  const related = relatedTo(path, rule, fields)
  return (rule.paths?.(read) ?? [[rule.at]]).map((place) => ({ severity, path: [...path, ...place], content, related }))
}

/** Returns the paths of the rule's fields that the value has, except `at`; undefined if there are none. */
function relatedTo(path: Path, rule: Rule, fields: Fields): readonly Path[] | undefined {
  const others = [...fieldsOf(rule), ...rule.requires].filter((name) => name !== rule.at && fields[name] !== undefined)
  return others.length === 0 ? undefined : others.map((name) => [...path, ...placeIn(rule, name)])
}
