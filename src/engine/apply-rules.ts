import { createIssue, isPlain, issueAt, type NameOf } from '../issues/create-issue.ts'
import type { Issue } from '../issues/issue.ts'
import { toPointer } from '../issues/path-text.ts'
import { memoize } from '../values/once.ts'
import type { PreparedRule } from './prepared-rule.ts'
import { ownProperties } from '../values/own-properties.ts'
import type { Fields } from './read.ts'
import type { Scope } from './scope.ts'

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
  const { defaults } = scope
  const { baseline } = scope.options
  const read = baseline === undefined ? record : filled(record, baseline.values, Object.keys(baseline.values))
  let issues = noIssues
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, record)) continue
    const params = brokenBy(rule, read, silent)
    if (params !== undefined) issues = issues.concat(issuesOf(rule, params, { record, read, scope }))
    else if (
      defaults !== undefined &&
      baseline === undefined &&
      rule.severity === 'error' &&
      isPartlySent(rule, record)
    )
      issues = issues.concat(
        defaultsConflict(rule, silent, { record, read: filled(record, defaults, rule.fields), scope }),
      )
  }
  return issues
}

const noIssues: readonly Issue[] = []

const noSilence: Silent = []

/** Returns whether a valid record breaks none of the rules. */
export function keepsRules(rules: readonly PreparedRule[], record: Fields): boolean {
  for (const rule of rules) if (brokenBy(rule, record, noSilence) !== undefined) return false
  return true
}

/** The record that breaks a rule, and the record as the rule reads it: with values of the baseline or defaults. */
interface Broken {
  readonly record: Fields
  readonly read: Fields
  readonly scope: Scope
}

/** Returns the params of a rule's issue; undefined if the rule is kept, or if a field that it needs cannot be read. */
function brokenBy(rule: PreparedRule, read: Fields, silent: Silent): object | undefined {
  for (const name of rule.needs) {
    const value = read[name]
    if (value === undefined || value === null) return undefined
  }
  for (const name of rule.readsIfPresent) if (read[name] === null) return undefined
  if (silent.length > 0)
    for (const name of rule.fields) if (silent.includes(name) && !rule.requires.includes(name)) return undefined
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

/** Returns a copy of a record with other values for those of the named fields that it lacks. */
function filled(record: Fields, others: Fields, names: readonly string[]): Fields {
  const copy: Record<string, unknown> = { ...record }
  for (const name of names) if (copy[name] === undefined) copy[name] = others[name]
  return copy
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: PreparedRule, silent: Silent, broken: Broken): readonly Issue[] {
  const { record, read } = broken
  const params = brokenBy(rule, read, silent)
  const field = params && rule.fields.find((name) => record[name] === undefined)
  if (params === undefined || field === undefined) return []
  const conflict = { ...params, rule: rule.code, field, default: read[field] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, broken)
}

function issuesOf(rule: PreparedRule, params: object, { record, read, scope }: Broken): readonly Issue[] {
  const { options, ruleSeverityOf, within } = scope
  const { baseline, maxIssues } = options
  const severity =
    rule.severity === 'error' && ruleSeverityOf !== undefined ? ruleSeverityOf(rule, record) : rule.severity
  const lacking = rule.fields.filter((name) => record[name] === undefined && read[name] !== undefined)
  const names = baseline === undefined ? [] : lacking.filter((name) => !rule.requires.includes(name))
  const fromBaseline = names.map((name) => placeOf(rule, name).label)
  const content = {
    code: rule.code,
    params: Object.freeze(fromBaseline.length === 0 ? params : { ...params, fromBaseline }),
    message: (label: string, _isWhole: boolean, name: NameOf): string => {
      const named = (field: string): string => name(placeOf(rule, field).path, placeOf(rule, field).label)
      const origin = (field: string): string => (baseline?.stored.has(field) === true ? 'stored' : 'default')
      const inText = (field: string): string =>
        lacking.includes(field) ? `the ${origin(field)} ${named(field)}` : named(field)
      const start = lacking.includes(rule.at)
        ? `The ${origin(rule.at)} ${label} (${String(read[rule.at])}${rule.unit ?? ''})`
        : label
      const { field }: { readonly field?: string } = ownProperties(params)
      const advice = field === undefined ? '' : ` Send ${named(field)}, too.`
      return `${start} ${rule.message(params, inText)}${advice}`
    },
  }
  const others = rule.fields.filter((name) => name !== rule.at && record[name] !== undefined)
  const related = others.length === 0 ? undefined : others.map((name) => placeOf(rule, name))
  if (rule.paths === undefined && within.length === 0 && isPlain(options))
    return [
      issueAt(
        placeOf(rule, rule.at),
        severity,
        content,
        related?.map(({ path, pointer }) => ({ path, pointer })),
      ),
    ]
  const paths = rule.paths?.(read).slice(0, maxIssues) ?? [[rule.at]]
  const draft = { severity, content, related: related?.map(({ path }) => path) }
  return paths.map((path) => createIssue({ ...draft, path }, options, within))
}

/** Returns the place of a field, or of the nested field that the rule reads in it, such as `request.pingCount`. */
const placeOf = ({ inner }: PreparedRule, field: string) => placeNamed(inner?.[0] === field ? inner.join('.') : field)

const placeNamed = /* @__PURE__ */ memoize((name: string) => {
  const path = Object.freeze(name.split('.'))
  return Object.freeze({ path, pointer: toPointer(path), label: name })
})
