import { createIssue, isPlain, issueAt, type NameOf, type Wording } from '../issues/create-issue.ts'
import type { Issue, Path, Severity } from '../issues/issue.ts'
import { toPointer } from '../issues/path-text.ts'
import type { Rule } from '../rules/define-rule.ts'
import { memoize } from '../values/once.ts'
import type { Baseline } from './baseline.ts'
import type { Fields } from './read.ts'

/** Returns the issues of the rules that a record breaks. With a baseline, the rules read its values, too. */
export function applyRules(rules: readonly Rule[], record: Fields, scope: RuleScope): readonly Issue[] {
  const { silent, baseline, defaults } = scope
  const read = baseline === undefined ? record : filled(record, baseline.values)
  let withDefaults: Fields | undefined
  let issues = noIssues
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, record)) continue
    const params = brokenBy(rule, read, silent)
    if (params !== undefined) issues = issues.concat(issuesOf(rule, params, { record, read, scope }))
    else if (defaults !== undefined && baseline === undefined && rule.severity === 'error' && isSent(rule, record)) {
      withDefaults ??= filled(record, defaults)
      issues = issues.concat(defaultsConflict(rule, { record, read: withDefaults, scope }))
    }
  }
  return issues
}

const noIssues: readonly Issue[] = []

/** Returns whether a valid record breaks none of the rules. */
export function keepsRules(rules: readonly Rule[], record: Fields): boolean {
  for (const rule of rules) if (brokenBy(rule, record, undefined) !== undefined) return false
  return true
}

export interface RuleScope {
  /** The fields with an issue from the schema, and the nulls that a tolerant reader omits. Rules that read one are silent. */
  readonly silent: ReadonlySet<unknown> | undefined
  readonly baseline: Baseline | undefined
  /** The documented defaults of an update; undefined for a response. */
  readonly defaults: Fields | undefined
  /** Returns the severity of a broken rule for errors; undefined if it is always an error. */
  readonly severityOf: ((rule: Rule, record: Fields) => Severity) | undefined
  readonly maxIssues: number
  readonly wording: Wording
  readonly within: Path
}

/** The record that breaks a rule, and the record as the rule reads it: with values of the baseline or defaults. */
interface Broken {
  readonly record: Fields
  readonly read: Fields
  readonly scope: RuleScope
}

/** Returns the params of a rule's issue; undefined if the rule is kept, or if a field that it needs cannot be read. */
function brokenBy(rule: Rule, read: Fields, silent: ReadonlySet<unknown> | undefined): object | undefined {
  for (const name of rule.reads)
    if (read[name] === undefined || read[name] === null || silent?.has(name)) return undefined
  for (const name of rule.requires) if (read[name] === undefined || read[name] === null) return undefined
  for (const name of rule.readsIfPresent) if (read[name] === null || silent?.has(name)) return undefined
  return rule.check(read)
}

const fieldsOf = /* @__PURE__ */ memoize(({ reads, readsIfPresent, requires }: Rule): readonly string[] => [
  ...reads,
  ...readsIfPresent,
  ...requires,
])

/** Returns whether a record itself has one of the fields of a rule. Otherwise the rule is silent. */
function isSent(rule: Rule, record: Fields): boolean {
  for (const name of fieldsOf(rule)) if (record[name] !== undefined && record[name] !== null) return true
  return false
}

/** Returns a copy of a record with other values for the fields that it lacks. */
function filled(record: Fields, others: Fields): Fields {
  const copy: Record<string, unknown> = { ...record }
  for (const name of Object.keys(others)) if (copy[name] === undefined) copy[name] = others[name]
  return copy
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: Rule, broken: Broken): readonly Issue[] {
  const { record, read, scope } = broken
  const params = brokenBy(rule, read, scope.silent)
  const field = params && fieldsOf(rule).find((name) => record[name] === undefined)
  if (params === undefined || field === undefined) return []
  const conflict = { ...params, rule: rule.code, field, default: read[field] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, broken)
}

function issuesOf(rule: Rule, params: object, { record, read, scope }: Broken): readonly Issue[] {
  const { baseline, severityOf, wording, within, maxIssues } = scope
  const severity = rule.severity === 'error' && severityOf !== undefined ? severityOf(rule, record) : rule.severity
  const lacking = fieldsOf(rule).filter((name) => record[name] === undefined && read[name] !== undefined)
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
      const advice = 'field' in params ? ` Send ${named(String(params.field))}, too.` : ''
      return `${start} ${rule.message(params, inText)}${advice}`
    },
  }
  const others = fieldsOf(rule).filter((name) => name !== rule.at && record[name] !== undefined)
  const related = others.length === 0 ? undefined : others.map((name) => placeOf(rule, name))
  if (rule.paths === undefined && within.length === 0 && isPlain(wording))
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
  return paths.map((path) => createIssue({ ...draft, path }, wording, within))
}

/** Returns the place of a field, or of the nested field that the rule reads in it, such as `request.pingCount`. */
const placeOf = ({ inner }: Rule, field: string) => placeNamed(inner?.[0] === field ? inner.join('.') : field)

const placeNamed = /* @__PURE__ */ memoize((name: string) => {
  const path = Object.freeze(name.split('.'))
  return Object.freeze({ path, pointer: toPointer(path), label: name })
})
