import { createIssue, noIssues } from '../issues/create-issue.ts'
import type { Issue } from '../issues/issue.ts'
import { placeOf, type Place } from '../issues/path-text.ts'
import { numberInWords } from '../schema/in-words.ts'
import type { PreparedRule, RuleField } from '../rules/define-rule.ts'
import type { RuleFields, Values } from '../rules/rule-fields.ts'
import type { Fields } from '../schema/read-values.ts'
import type { Body, Scope } from './body.ts'
import type { WithPath } from './leniency.ts'
import { ruleContentOf, placeIn, type RuleContent } from './rule-content.ts'

/**
 * Returns the issues of the rules that a record breaks. With a baseline, the rules read its values, too.
 *
 * @param unusable The values with an issue from the schema, and the nulls that a tolerant reader ignores.
 */
export function applyRules(
  { rules, ruleFields }: Pick<Body, 'rules' | 'ruleFields'>,
  record: Fields,
  unusable: readonly WithPath[],
  scope: Scope,
): Issue[] {
  const { baseline } = scope.options
  const sent = ruleFields.valuesIn(record)
  const values = baseline === undefined ? sent : fillMissing(sent, ruleFields.valuesIn(baseline.values))
  const read =
    baseline === undefined ? record : Object.fromEntries(ruleFields.names.map((name, index) => [name, values[index]]))
  const context = { record, sent, read, scope }
  const names = unusable.length === 0 ? [] : unusable.map(({ path }) => path[0])
  const issues: Issue[] = []
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, sent)) continue
    if (names.length > 0 && isSilent(rule, names, unusable)) continue
    const params = brokenParams(rule, read, values)
    if (params !== undefined) for (const issue of issuesOf(rule, params, context)) issues.push(issue)
    else if (rule.severity === 'error' && baseline === undefined)
      for (const issue of defaultsConflict(rule, context)) issues.push(issue)
  }
  return issues
}

/**
 * Returns whether a rule is silent, because it reads one of the unusable values.
 *
 * @param names The first steps of their paths. Comparing only these decides most rules, several times as fast.
 */
const isSilent = (rule: PreparedRule, names: readonly unknown[], unusable: readonly WithPath[]): boolean =>
  rule.readFields.some(({ name }) => names.includes(name) && readsUnusable(rule, name, unusable))

/** Returns whether a rule reads an unusable value in a field. Of the object of `inner`, it reads only one field. */
const readsUnusable = ({ inner }: PreparedRule, field: string, unusable: readonly WithPath[]): boolean =>
  inner?.[0] !== field || unusable.some(({ path }) => path[0] === field && (path[1] ?? inner[1]) === inner[1])

/** Returns whether a valid record breaks none of the rules. */
export function satisfiesAll(rules: readonly PreparedRule[], { valuesIn }: RuleFields, record: Fields): boolean {
  const values = valuesIn(record)
  return rules.every((rule) => brokenParams(rule, record, values) === undefined)
}

/** Returns the params of a rule's issue; undefined if the rule is kept, or silent because it lacks a field. */
function brokenParams(rule: PreparedRule, read: Fields, values: Values): object | undefined {
  for (const { index, isNeeded } of rule.fields) {
    const value = values[index]
    if (value === null || (value === undefined && isNeeded)) return undefined
  }
  return rule.check(read)
}

/** Returns values, with others for those that are undefined. */
const fillMissing = (values: Values, others: Values): Values =>
  values.map((value, index) => (value === undefined ? others[index] : value))

/** Returns whether the record, not only the baseline, has a field of a rule that is not null. */
const isSent = ({ fields }: PreparedRule, sent: Values): boolean =>
  fields.some(({ index }) => (sent[index] ?? null) !== null)

/** The record that breaks a rule, and the record as the rule reads it: with values of the baseline or defaults. */
interface RuleContext {
  readonly record: Fields
  readonly sent: Values
  readonly read: Fields
  readonly scope: Scope
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: PreparedRule, context: RuleContext): readonly Issue[] {
  const { record, sent } = context
  const { fields, defaults } = rule
  const omitted = fields.find(({ index }) => sent[index] === undefined && defaults[index] !== undefined)
  if (omitted === undefined || !isSent(rule, sent)) return noIssues
  const values = sent.slice()
  // Has the fields already, because a field that a prototype has as read-only cannot be added by an assignment.
  const read: Record<string, unknown> = { ...record }
  for (const { name, index } of fields) {
    if (values[index] === undefined) values[index] = defaults[index]
    read[name] = values[index]
  }
  const params = brokenParams(rule, read, values)
  if (params === undefined) return noIssues
  const conflict = { ...params, rule: rule.code, field: omitted.name, default: defaults[omitted.index] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, { ...context, read })
}

function issuesOf(rule: PreparedRule, params: object, context: RuleContext): readonly Issue[] {
  const { record, sent, read, scope } = context
  const { at, fields } = rule
  const severity = rule.severity === 'error' ? scope.ruleSeverityOf(rule, record) : 'warning'
  let related: Place[] | undefined
  for (const { name, index } of fields)
    if (name !== at && sent[index] !== undefined) (related ??= []).push(placeIn(rule, name))
  const content = read === record ? ruleContentOf(rule, params) : contentWithOthers(rule, params, context)
  const draft = { severity, place: placeIn(rule, at), content, related }
  if (rule.paths === undefined) return [createIssue(draft, scope)]
  const paths = rule.paths(read).slice(0, scope.options.maxIssues)
  return paths.map((path) => createIssue({ ...draft, place: placeOf(path) }, scope))
}

/** Returns the content of an issue whose message says which values are those of the baseline or documented defaults. */
function contentWithOthers(rule: PreparedRule, params: object, context: RuleContext): RuleContent {
  const { sent, read, scope } = context
  const { at, code, fields } = rule
  const { baseline } = scope.options
  const isLacking = ({ name, index }: RuleField): boolean => sent[index] === undefined && read[name] !== undefined
  const lacking = fields.filter(isLacking).map(({ name }) => name)
  const fromBaseline = baseline && lacking.map((name) => placeIn(rule, name).label)
  return {
    code,
    params: Object.freeze(fromBaseline?.length ? { ...params, fromBaseline: Object.freeze(fromBaseline) } : params),
    message(label, _isWhole, name) {
      const origin = (field: string): string => (baseline?.stored.has(field) === true ? 'stored' : 'default')
      const named = (field: string): string => name(placeIn(rule, field))
      const start = lacking.includes(at)
        ? `The ${origin(at)} ${label}${numberInWords(read[at], scope.schema.properties?.[at])}`
        : label
      const text = rule.message(params, (field) =>
        lacking.includes(field) ? `the ${origin(field)} ${named(field)}` : named(field),
      )
      const omitted = baseline === undefined ? lacking.at(0) : undefined
      return omitted === undefined ? `${start} ${text}` : `${start} ${text} Send ${named(omitted)}, too.`
    },
  }
}
