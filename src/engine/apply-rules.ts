import { createIssue, noIssues, type NameOf } from '../issues/create-issue.ts'
import type { Issue } from '../issues/issue.ts'
import { placeOf, type Place } from '../issues/path-text.ts'
import { unitOf } from '../schema/in-words.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/once.ts'
import type { PreparedRule, RuleField } from '../rules/define-rule.ts'
import type { Fields } from '../schema/read-parts.ts'
import type { Scope } from './body.ts'

/**
 * Returns the issues of the rules that a record breaks. With a baseline, the rules read its values, too.
 *
 * @param silent The fields with an issue from the schema, and the nulls that a tolerant reader omits.
 */
export function applyRules(rules: readonly PreparedRule[], record: Fields, silent: Silent, scope: Scope): Issue[] {
  const { baseline } = scope.options
  const read = baseline === undefined ? record : filled(record, baseline.values)
  const context = { record, read, scope }
  const issues: Issue[] = []
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, record)) continue
    if (silent.length > 0 && rule.valid.some(({ name }) => silent.includes(name))) continue
    const params = brokenParams(rule, read)
    if (params !== undefined) for (const issue of issuesOf(rule, params, context)) issues.push(issue)
    else if (rule.defaults !== undefined && baseline === undefined)
      for (const issue of defaultsConflict(rule, rule.defaults, context)) issues.push(issue)
  }
  return issues
}

/** Returns whether a valid record breaks none of the rules. */
export function satisfiesAll(rules: readonly PreparedRule[], record: Fields): boolean {
  return rules.every((rule) => brokenParams(rule, record) === undefined)
}

/** Returns the params of a rule's issue; undefined if the rule is kept, or silent because it lacks a field. */
function brokenParams(rule: PreparedRule, read: Fields): object | undefined {
  for (const { valueIn, isNeeded } of rule.fields) {
    const value = valueIn(read)
    if (value === null || (value === undefined && isNeeded)) return undefined
  }
  return rule.check(read)
}

/** The names of fields that make rules silent. */
type Silent = readonly (string | undefined)[]

/** Returns a copy of a record with other values for the fields that it lacks. */
function filled(record: Fields, values: Fields): Fields {
  const copy: Record<string, unknown> = { ...record }
  for (const name of Object.keys(values)) if (copy[name] === undefined) copy[name] = values[name]
  return copy
}

/** Returns whether a record itself has one of the fields of a rule. Otherwise the rule is silent. */
const isSent = ({ fields }: PreparedRule, record: Fields): boolean =>
  fields.some(({ valueIn }) => (valueIn(record) ?? null) !== null)

/** The record that breaks a rule, and the record as the rule reads it: with values of the baseline or defaults. */
interface RuleContext {
  readonly record: Fields
  readonly read: Fields
  readonly scope: Scope
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: PreparedRule, defaults: Fields, context: RuleContext): readonly Issue[] {
  const { record } = context
  const omitted = rule.fields.find(({ name, valueIn }) => valueIn(record) === undefined && defaults[name] !== undefined)
  if (omitted === undefined || !isSent(rule, record)) return noIssues
  const read: Record<string, unknown> = { ...defaults }
  for (const { name, valueIn } of rule.fields) {
    const value = valueIn(record)
    if (value !== undefined) read[name] = value
  }
  const params = brokenParams(rule, read)
  if (params === undefined) return noIssues
  const conflict = { ...params, rule: rule.code, field: omitted.name, default: read[omitted.name] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, { ...context, read })
}

function issuesOf(rule: PreparedRule, params: object, { record, read, scope }: RuleContext): readonly Issue[] {
  const { schema, options, ruleSeverityOf, within } = scope
  const { baseline, maxIssues } = options
  const { at, fields, valid, inner } = rule
  const placeIn = (field: string) => placeNamed(inner?.[0] === field ? inner.join('.') : field)
  const severity = rule.severity === 'error' ? (ruleSeverityOf?.(rule, record) ?? 'error') : 'warning'
  const lacking = read === record ? noFields : namesOf(fields, record, read)
  const fromBaseline =
    baseline === undefined ? noFields : namesOf(valid, record, read).map((name) => placeIn(name).label)
  const content = {
    code: rule.code,
    params: Object.freeze(
      fromBaseline.length === 0 ? params : { ...params, fromBaseline: Object.freeze(fromBaseline) },
    ),
    message(label: string, _isWhole: boolean, name: NameOf): string {
      const named = (field: string): string => name(placeIn(field).path, placeIn(field).label)
      const origin = (field: string): string => (baseline?.stored.has(field) === true ? 'stored' : 'default')
      const start = lacking.includes(at) ? `The ${origin(at)} ${label}${inWords(read[at], schema, at)}` : label
      const text = rule.message(params, (field) =>
        lacking.includes(field) ? `the ${origin(field)} ${named(field)}` : named(field),
      )
      const omitted = baseline === undefined ? lacking.at(0) : undefined
      return omitted === undefined ? `${start} ${text}` : `${start} ${text} Send ${named(omitted)}, too.`
    },
  }
  const others: Place[] = []
  for (const { name, valueIn } of fields) if (name !== at && valueIn(record) !== undefined) others.push(placeIn(name))
  const related = others.length === 0 ? undefined : others
  const places = rule.paths?.(read).slice(0, maxIssues).map(placeOf) ?? [placeIn(at)]
  return places.map((place) => createIssue({ severity, place, content, related }, options, within))
}

const noFields: readonly string[] = []

/** Returns the names of the fields that a record lacks, but not the record as a rule reads it. */
const namesOf = (fields: readonly RuleField[], record: Fields, read: Fields): readonly string[] =>
  fields.flatMap(({ name, valueIn }) => (valueIn(record) === undefined && valueIn(read) !== undefined ? [name] : []))

/** Returns a number with its unit in parentheses; nothing for other values. */
function inWords(value: unknown, { properties = {} }: JsonSchema, field: string): string {
  const unit = unitOf(properties[field] ?? {})
  return typeof value !== 'number' ? '' : ` (${value}${unit === undefined ? '' : ` ${unit}`})`
}

/** Returns the place of a field, or of a nested field, such as `request.pingCount`. */
const placeNamed = /* @__PURE__ */ memoize((name: string) => placeOf(Object.freeze(name.split('.'))))
