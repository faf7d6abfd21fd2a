import { createIssue } from '../issues/create-issue.ts'
import type { IssueContent } from '../issues/draft.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import { wrongOption } from '../values/own-options.ts'
import type { UnknownField } from '../values/read-parts.ts'
import { applyRules, keepsRules } from './apply-rules.ts'
import { unchangedRuleSeverity, unchangedSeverity, type Baseline } from './baseline.ts'
import type { Body, FastBody } from './body.ts'
import { checkRecord, isValid } from './check-record.ts'
import { causesOf, issuesFrom } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import { isRecord, omitNulls, readRecord, unreadable } from './read.ts'
import { resultOf } from './result.ts'
import { tolerantSeverity } from './tolerant.ts'
import { unknownFieldIssues } from './unknown-fields.ts'

/**
 * Validates a body: reads its known fields into a record, checks the record with Ajv's code, turns Ajv's errors into
 * issues, applies the rules to the record, and puts the issues in order.
 *
 * @param within The path of the body, with which the path of each issue begins.
 */
export function validateBody(body: Body, value: unknown, options: ResolvedOptions, within: Path): Result<unknown> {
  const { record, issues } = bodyIssues(body, value, options, within)
  const { maxIssues } = options
  if (record === unreadable)
    return resultOf(value, [unreadableIssue(options, within)], { schema: {}, maxIssues, within })
  return resultOf(value, issues, { schema: body.schema(), maxIssues, within })
}

/** Returns the record of a body, or `unreadable`, and the issues of the body in any order. */
export function bodyIssues(body: Body, value: unknown, options: ResolvedOptions, within: Path): RecordIssues {
  const { baseline, maxIssues, unknownFields } = options
  const { severityOf, ruleSeverityOf } = severitiesFor(options)
  const unknown: UnknownField[] = []

  const record = readRecord(body, value, unknown, maxIssues)
  if (record === unreadable) return { record, issues: [] }
  const omitted = options.reader === 'tolerant' ? omitNulls(record, body.schema()) : []

  const errors = checkRecord(body.check, record, severityOf === undefined ? maxIssues : Infinity)

  const scope = { schema: body.schema(), severityOf, maxIssues, wording: options, within }
  const causes = errors.length === 0 ? [] : causesOf(errors, record, scope)
  const found = issuesFrom(causes, record, scope)

  const silent =
    causes.length + omitted.length === 0 ? undefined : new Set([...omitted, ...causes.map(({ path }) => path[0])])
  const rules = {
    silent,
    baseline,
    defaults: body.defaults,
    severityOf: ruleSeverityOf,
    maxIssues,
    wording: options,
    within,
  }
  const broken = isRecord(record) ? applyRules(body.rules, record, rules) : []

  const unlisted = unknownFieldIssues(unknown, unknownFields, body.responseOnly, scope)
  return { record, issues: found.length + unlisted.length === 0 ? broken : found.concat(broken, unlisted) }
}

interface RecordIssues {
  readonly record: unknown
  readonly issues: readonly Issue[]
}

/** Returns the functions that make errors warnings: for a tolerant reader and for `unchanged`. */
function severitiesFor({ reader, unchanged, baseline }: ResolvedOptions) {
  if (reader === 'tolerant') return { severityOf: tolerantSeverity, ruleSeverityOf: () => 'warning' as const }
  if (unchanged !== 'accept') return strict
  const stored: Baseline | undefined = baseline
  if (stored === undefined) throw wrongOption('baseline', 'set if "unchanged" is "accept"')
  return { severityOf: unchangedSeverity(stored), ruleSeverityOf: unchangedRuleSeverity(stored) }
}

const strict = { severityOf: undefined, ruleSeverityOf: undefined }

/** Returns whether a body is valid for a strict reader without a baseline: the first two steps and the error rules. */
export function isValidBody(body: FastBody, value: unknown, unknown?: UnknownField[]): boolean {
  const record = readRecord(body, value, unknown, 1)
  return (
    record !== unreadable &&
    isValid(body.check, record, 1) &&
    (!isRecord(record) || keepsRules(body.errorRules, record))
  )
}

export const unreadableContent: IssueContent = {
  code: 'unreadable',
  params: /* @__PURE__ */ Object.freeze({}),
  message: 'cannot be read: an accessor or a proxy in it throws.',
}

export const unreadableIssue = (options: ResolvedOptions, within: Path): Issue =>
  createIssue({ severity: 'error', path: [], content: unreadableContent, related: undefined }, options, within)
