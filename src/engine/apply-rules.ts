import { createIssue, noIssues, type NameOf } from '../issues/create-issue.ts'
import type { Issue } from '../issues/issue.ts'
import { placeOf } from '../issues/path-text.ts'
import { unitOf } from '../schema/in-words.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/once.ts'
import { ownProperties } from '../schema/own-properties.ts'
import type { Baseline } from './baseline.ts'
import type { PreparedRule } from '../rules/define-rule.ts'
import type { Fields } from '../schema/read-parts.ts'
import type { Scope } from './body.ts'

/**
 * Returns the issues of the rules that a record breaks. With a baseline, the rules read its values, too.
 *
 * @param silent The fields with an issue from the schema, and the nulls that a tolerant reader omits.
 */
export function applyRules(
  rules: readonly PreparedRule[],
  record: Fields,
  silent: Silent,
  scope: Scope,
): readonly Issue[] {
  const { baseline } = scope.options
  const hasDefaults = scope.defaults !== undefined && baseline === undefined
  const read = baseline === undefined ? record : withBaseline(record, baseline)
  let issues = noIssues
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, record)) continue
    const params = brokenParams(rule, read, silent)
    if (params !== undefined) issues = issues.concat(issuesOf(rule, params, { record, read, scope }))
    else if (hasDefaults && rule.severity === 'error' && isPartlySent(rule, record))
      issues = issues.concat(defaultsConflict(rule, record, silent, scope))
  }
  return issues
}

const noFields: readonly string[] = []

/** Returns whether a valid record breaks none of the rules. */
export function satisfiesAll(rules: readonly PreparedRule[], record: Fields): boolean {
  for (const rule of rules) if (brokenParams(rule, record, noFields) !== undefined) return false
  return true
}

/** Returns the params of a rule's issue; undefined if the rule is kept, or if a field that it needs cannot be read. */
function brokenParams(rule: PreparedRule, read: Fields, silent: Silent): object | undefined {
  for (const name of rule.needs) {
    const value = read[name]
    if (value === undefined || value === null) return undefined
  }
  for (const name of rule.readsIfPresent) if (read[name] === null) return undefined
  if (silent.length > 0) for (const name of rule.valid) if (silent.includes(name)) return undefined
  return rule.check(read)
}

/** The names of fields that make rules silent. */
type Silent = readonly (string | undefined)[]

/** Returns whether a record itself has one of the fields of a rule. Otherwise the rule is silent. */
function isSent(rule: PreparedRule, record: Fields): boolean {
  for (const name of rule.fields) if (record[name] !== undefined && record[name] !== null) return true
  return false
}

/** Returns whether a record has some, but not all fields of a rule. */
function isPartlySent(rule: PreparedRule, record: Fields): boolean {
  for (const name of rule.fields) if (record[name] === undefined) return isSent(rule, record)
  return false
}

/** Returns a copy of a record with the values of a baseline for the fields that it lacks. */
function withBaseline(record: Fields, { values }: Baseline): Fields {
  const copy: Record<string, unknown> = { ...record }
  for (const name in values) if (copy[name] === undefined) copy[name] = values[name]
  return copy
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: PreparedRule, record: Fields, silent: Silent, scope: Scope): readonly Issue[] {
  const read: Record<string, unknown> = ownProperties({})
  for (const name of rule.fields) read[name] = record[name] === undefined ? scope.defaults?.[name] : record[name]
  const params = brokenParams(rule, read, silent)
  const field = params && rule.fields.find((name) => record[name] === undefined)
  if (params === undefined || field === undefined) return noIssues
  const conflict = { ...params, rule: rule.code, field, default: read[field] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, { record, read, scope })
}

/** The record that breaks a rule, and the record as the rule reads it: with values of the baseline or defaults. */
interface RuleContext {
  readonly record: Fields
  readonly read: Fields
  readonly scope: Scope
}

function issuesOf(rule: PreparedRule, params: object, { record, read, scope }: RuleContext): readonly Issue[] {
  const { schema, options, ruleSeverityOf, within } = scope
  const { baseline, maxIssues } = options
  const { at, fields, valid, inner } = rule
  const placeIn = (field: string) => placeNamed(inner?.[0] === field ? inner.join('.') : field)
  const severity = rule.severity === 'error' ? (ruleSeverityOf?.(rule, record) ?? 'error') : 'warning'
  const lacking =
    read === record ? noFields : fields.filter((name) => record[name] === undefined && read[name] !== undefined)
  const omitted = baseline === undefined ? lacking.at(0) : undefined
  const fromBaseline = baseline === undefined ? noFields : lacking.filter((name) => valid.includes(name))
  const content = {
    code: rule.code,
    params: Object.freeze(
      fromBaseline.length === 0 ? params : { ...params, fromBaseline: fromBaseline.map((name) => placeIn(name).label) },
    ),
    message(label: string, _isWhole: boolean, name: NameOf): string {
      const named = (field: string): string => name(placeIn(field).path, placeIn(field).label)
      const origin = (field: string): string => (baseline?.stored.has(field) === true ? 'stored' : 'default')
      const start = lacking.includes(at) ? `The ${origin(at)} ${label}${inWords(read[at], schema, at)}` : label
      const text = rule.message(params, (field) =>
        lacking.includes(field) ? `the ${origin(field)} ${named(field)}` : named(field),
      )
      return omitted === undefined ? `${start} ${text}` : `${start} ${text} Send ${named(omitted)}, too.`
    },
  }
  const others = fields.filter((name) => name !== at && record[name] !== undefined).map(placeIn)
  const related = others.length === 0 ? undefined : others
  const places = rule.paths?.(read).slice(0, maxIssues).map(placeOf) ?? [placeIn(at)]
  return places.map((place) => createIssue({ severity, place, content, related }, options, within))
}

/** Returns a number with its unit in parentheses; nothing for other values. */
function inWords(value: unknown, { properties = {} }: JsonSchema, field: string): string {
  const unit = unitOf(properties[field] ?? {})
  return typeof value !== 'number' ? '' : ` (${value}${unit === undefined ? '' : ` ${unit}`})`
}

/** Returns the place of a field, or of a nested field, such as `request.pingCount`. */
const placeNamed = /* @__PURE__ */ memoize((name: string) => placeOf(Object.freeze(name.split('.'))))
