import { createIssue, isPlain, issueAt, type Wording } from '../issues/create-issue.ts'
import type { AnyIssueContent } from '../issues/draft.ts'
import type { Issue, Path, Severity } from '../issues/issue.ts'
import { toPointer } from '../issues/path-text.ts'
import { memoize } from '../values/once.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { Baseline } from './baseline.ts'
import type { Fields } from './read.ts'

/** Returns the issues of the rules that a record breaks. */
export function applyRules(rules: readonly Rule[], record: Fields, scope: RuleScope): readonly Issue[] {
  const { silent, baseline, defaults } = scope
  let issues = noIssues
  for (const rule of rules) {
    if (baseline !== undefined && !isSent(rule, record)) continue
    const read = baseline === undefined ? record : completed(rule, record, baseline.values)
    const params = brokenBy(rule, read, silent)
    if (params !== undefined) issues = issues.concat(issuesOf(rule, params, { record, read, scope }))
    else if (defaults !== undefined && baseline === undefined && rule.severity === 'error' && lacksField(rule, record))
      issues = issues.concat(defaultsConflict(rule, defaults, { record, read, scope }))
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
  /** The fields with an issue from the schema, and those that a tolerant reader omits, if any. Rules that read one are silent. */
  readonly silent: ReadonlySet<unknown> | undefined
  readonly baseline: Baseline | undefined
  /** The documented defaults of an update; undefined for a response. */
  readonly defaults: Fields | undefined
  /** Returns the severity of an error whose fields all have their stored value, or that a tolerant reader accepts. */
  readonly severityOf: ((rule: Rule, record: Fields) => Severity) | undefined
  readonly maxIssues: number
  readonly wording: Wording
  readonly within: Path
}

/** A broken rule: the record, and the record with the values of the baseline or of the defaults. */
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

/** Returns whether a record itself has one of the fields of a rule. Otherwise the rule is silent. */
const isSent = (rule: Rule, record: Fields): boolean =>
  fieldsOf(rule).some((name) => record[name] !== undefined && record[name] !== null)

const fieldsOf = ({ reads, requires, readsIfPresent }: Rule): readonly string[] => [
  ...reads,
  ...readsIfPresent,
  ...requires,
]

function lacksField({ reads, readsIfPresent }: Rule, record: Fields): boolean {
  for (const name of reads) if (record[name] === undefined) return true
  for (const name of readsIfPresent) if (record[name] === undefined) return true
  return false
}

/** Returns the fields of a rule, with other values for fields that the record lacks. */
const completed = (rule: Rule, record: Fields, others: Fields): Fields =>
  Object.fromEntries(fieldsOf(rule).map((name) => [name, record[name] === undefined ? others[name] : record[name]]))

/** Returns the fields that a record lacks and that the rule reads elsewhere. */
const missingIn = (rule: Rule, record: Fields, read: Fields): readonly string[] =>
  fieldsOf(rule).filter((name) => record[name] === undefined && read[name] !== undefined)

function fromBaseline(rule: Rule, record: Fields, read: Fields): object {
  const names = missingIn(rule, record, read).filter((name) => !rule.requires.includes(name))
  return names.length === 0 ? {} : { fromBaseline: names.map((name) => placeIn(rule, name).join('.')) }
}

/** Returns the warning of an update that omits a field whose documented default would break the rule. */
function defaultsConflict(rule: Rule, defaults: Fields, { record, scope }: Broken): readonly Issue[] {
  const read = completed(rule, record, defaults)
  const [field] = missingIn(rule, record, read)
  if (field === undefined || !isSent(rule, record) || fieldsOf(rule).some((name) => read[name] === undefined)) return []
  const params = brokenBy(rule, read, scope.silent)
  if (params === undefined) return []
  const conflict = { ...params, rule: rule.code, field, default: read[field] }
  return issuesOf({ ...rule, code: 'defaults-conflict', severity: 'warning' }, conflict, { record, read, scope })
}

function issuesOf(rule: Rule, params: object, { record, read, scope }: Broken): readonly Issue[] {
  const { baseline, severityOf, wording, within, maxIssues } = scope
  const origin = (name: string): string =>
    record[name] !== undefined ? '' : baseline?.stored.has(name) === true ? 'stored ' : 'default '
  const others = fieldsOf(rule).filter((name) => name !== rule.at && record[name] !== undefined)
  const content: AnyIssueContent = {
    code: rule.code,
    params: Object.freeze(baseline === undefined ? params : { ...params, ...fromBaseline(rule, record, read) }),
    message(label, _isWhole, name) {
      const named = (field: string): string => name(placeIn(rule, field), placeIn(rule, field).join('.'))
      const inText = (field: string): string =>
        record[field] === undefined && read[field] !== undefined ? `the ${origin(field)}${named(field)}` : named(field)
      const value = read[rule.at]
      const start =
        origin(rule.at) === '' || typeof value !== 'number'
          ? label
          : `The ${origin(rule.at)}${label} (${value}${rule.unit ?? ''})`
      const advice = 'field' in params ? ` Send ${named(String(params.field))}, too.` : ''
      return `${start} ${rule.message(params, inText)}${advice}`
    },
  }
  const severity = rule.severity === 'error' && severityOf !== undefined ? severityOf(rule, record) : rule.severity
  if (rule.paths === undefined && within.length === 0 && isPlain(wording)) {
    const related = others.length === 0 ? undefined : others.map((name) => placeAt(nestedName(rule, name)))
    return [issueAt(placeAt(rule.at), severity, content, related)]
  }
  const related = others.length === 0 ? undefined : others.map((name) => placeIn(rule, name))
  const paths = rule.paths?.(read).slice(0, maxIssues) ?? [[rule.at]]
  return paths.map((path) => createIssue({ severity, path, content, related }, wording, within))
}

/** Returns the path of a field, or of the nested field that the rule reads in it. */
const placeIn = ({ inner }: Rule, field: string): readonly string[] => (inner?.[0] === field ? inner : [field])

const nestedName = (rule: Rule, field: string): string => placeIn(rule, field).join('.')

/** Returns the place of a field that rules name, such as `request.pingCount`. */
const placeAt = /* @__PURE__ */ memoize((name: string) => {
  const path = Object.freeze(name.split('.'))
  return Object.freeze({ path, pointer: toPointer(path), label: name })
})
