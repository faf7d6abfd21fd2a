import { createIssue, noIssues, type NameOf } from '../issues/create-issue.ts'
import type { Issue } from '../issues/issue.ts'
import { placeOf, type Place } from '../issues/path-text.ts'
import { unitOf } from '../schema/in-words.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/once.ts'
import type { PreparedRule } from '../rules/define-rule.ts'
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
  const valid = silent.length === 0 ? read : withNulls(read, silent)
  const issues: Issue[] = []
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, record)) continue
    const params = brokenParams(rule, read, valid)
    if (params !== undefined) for (const issue of issuesOf(rule, params, { record, read, scope })) issues.push(issue)
    else if (rule.defaults !== undefined && baseline === undefined)
      for (const issue of defaultsConflict(rule, rule.defaults, valid, { record, read, scope })) issues.push(issue)
  }
  return issues
}

/** Returns whether a valid record breaks none of the rules. */
export function satisfiesAll(rules: readonly PreparedRule[], record: Fields): boolean {
  for (const rule of rules) if (brokenParams(rule, record, record) !== undefined) return false
  return true
}

/** Returns the params of a rule's issue; undefined if it is kept or silent. `valid` has null for each silent field. */
function brokenParams(rule: PreparedRule, read: Fields, valid: Fields): object | undefined {
  for (const name of rule.needs) {
    const value = read[name]
    if (value === undefined || value === null) return undefined
  }
  for (const name of read === valid ? rule.readsIfPresent : rule.valid) if (valid[name] === null) return undefined
  return rule.check(valid)
}

/** The names of fields that make rules silent. */
type Silent = readonly (string | undefined)[]

/** Returns a copy of a record with null for the given fields. */
function withNulls(record: Fields, names: Silent): Fields {
  const copy: Record<string, unknown> = { ...record }
  for (const name of names) if (name !== undefined) copy[name] = null
  return copy
}

/** Returns a copy of a record with other values for the fields that it lacks. */
function filled(record: Fields, values: Fields): Fields {
  const copy: Record<string, unknown> = { ...record }
  for (const name of Object.keys(values)) if (copy[name] === undefined) copy[name] = values[name]
  return copy
}

/** Returns whether a record itself has one of the fields of a rule. Otherwise the rule is silent. */
function isSent(rule: PreparedRule, record: Fields): boolean {
  for (const name of rule.fields) if (record[name] !== undefined && record[name] !== null) return true
  return false
}

/** The record that breaks a rule, and the record as the rule reads it: with values of the baseline or defaults. */
interface RuleContext {
  readonly record: Fields
  readonly read: Fields
  readonly scope: Scope
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: PreparedRule, defaults: Fields, valid: Fields, context: RuleContext): readonly Issue[] {
  const read: Record<string, unknown> = { ...defaults }
  let sent = 0
  for (const name of rule.fields) {
    const value = valid[name]
    if (value === undefined) continue
    read[name] = value
    sent++
  }
  if (sent === 0 || sent === rule.fields.length) return noIssues
  const params = brokenParams(rule, read, read)
  const field = rule.fields.find((name) => valid[name] === undefined && read[name] !== undefined)
  if (params === undefined || field === undefined) return noIssues
  const conflict = { ...params, rule: rule.code, field, default: read[field] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, { ...context, read })
}

function issuesOf(rule: PreparedRule, params: object, { record, read, scope }: RuleContext): readonly Issue[] {
  const { schema, options, ruleSeverityOf, within } = scope
  const { baseline, maxIssues } = options
  const { at, fields, valid, inner } = rule
  const placeIn = (field: string) => placeNamed(inner?.[0] === field ? inner.join('.') : field)
  const severity = rule.severity === 'error' ? (ruleSeverityOf?.(rule, record) ?? 'error') : 'warning'
  const lacking =
    read === record ? noFields : fields.filter((name) => record[name] === undefined && read[name] !== undefined)
  const fromBaseline = baseline === undefined ? noFields : lacking.filter((name) => valid.includes(name))
  const content = {
    code: rule.code,
    params: Object.freeze(
      fromBaseline.length === 0 ? params : { ...params, fromBaseline: fromBaseline.map((name) => placeIn(name).label) },
    ),
    message(label: string, _isWhole: boolean, name: NameOf): string {
      const named = (field: string): string => name(placeIn(field).path, placeIn(field).label)
      if (lacking.length === 0) return `${label} ${rule.message(params, named)}`
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
  for (const name of fields) if (name !== at && record[name] !== undefined) others.push(placeIn(name))
  const related = others.length === 0 ? undefined : others
  const places = rule.paths?.(read).slice(0, maxIssues).map(placeOf) ?? [placeIn(at)]
  return places.map((place) => createIssue({ severity, place, content, related }, options, within))
}

const noFields: readonly string[] = []

/** Returns a number with its unit in parentheses; nothing for other values. */
function inWords(value: unknown, { properties = {} }: JsonSchema, field: string): string {
  const unit = unitOf(properties[field] ?? {})
  return typeof value !== 'number' ? '' : ` (${value}${unit === undefined ? '' : ` ${unit}`})`
}

/** Returns the place of a field, or of a nested field, such as `request.pingCount`. */
const placeNamed = /* @__PURE__ */ memoize((name: string) => placeOf(Object.freeze(name.split('.'))))
