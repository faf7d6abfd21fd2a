import { createError, noIssues, type IssueContent } from '../issues/create-issue.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import { type UnknownField, isFields } from '../schema/read-values.ts'
import { applyRules, satisfiesAll } from './apply-rules.ts'
import { type Body, type BodyChecks, scopeOf, type Scope } from './body.ts'
import { checkRecord, isValid } from './check-record.ts'
import { causesOf, hasErrorIn, issuesFrom } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import { isReadable, readRecord, unreadable } from './read.ts'
import { resultOf } from './result.ts'
import { unknownFieldIssues } from './unknown-fields.ts'

/**
 * Validates a body: reads its known fields into a record, checks the record with Ajv's code, turns Ajv's errors into
 * issues, applies the rules to the record, and puts the issues in order.
 *
 * @param within The path of the body, with which the path of each issue begins.
 */
export function validateBody(body: Body, value: unknown, options: ResolvedOptions, within?: Path): Result<unknown> {
  const scope = scopeOf(body, options, within)
  return resultOf(value, bodyIssues(body, value, scope).issues, scope)
}

/** Returns the record of a body, or `unreadable`, and the issues of the body in any order. */
export function bodyIssues(body: Body, value: unknown, scope: Scope) {
  const { options } = scope
  const unknownFields: UnknownField[] | undefined =
    options.unknownFields === 'ignore' && body.responseOnly.length === 0 ? undefined : []

  const record = readRecord(body, value, unknownFields, options.maxIssues)
  const omitted = scope.omitNulls(record, scope.schema)

  const errors = checkRecord(body.check, record, options.maxIssues, hasErrorIn(record, scope))

  let found = noIssues
  let unusable = omitted
  if (errors.length > 0) {
    const causes = causesOf(errors, record, scope)
    // An unreadable record comes this far, because the check finds only that its type is wrong.
    if (!isReadable(record, causes)) return { record: unreadable, issues: [unreadableIssue(scope)] }
    found = issuesFrom(causes, record, scope)
    unusable = [...omitted, ...causes]
  }
  const broken = isFields(record) ? applyRules(body, record, unusable, scope) : noIssues

  const unknownIssues = unknownFieldIssues(unknownFields, body.responseOnly, scope)
  // `concat` takes longer than the check of a body.
  if (broken.length + unknownIssues.length === 0) return { record, issues: found }
  return { record, issues: found.length + unknownIssues.length === 0 ? broken : found.concat(broken, unknownIssues) }
}

/**
 * Returns whether a body is valid for a strict reader without a baseline: the first two steps and the error rules.
 *
 * @param rejectsUnknown Whether an unknown field is an error.
 */
export function isValidBody(body: BodyChecks, value: unknown, rejectsUnknown = false): boolean {
  const unknownFields: UnknownField[] | undefined = rejectsUnknown ? [] : undefined
  const record = readRecord(body, value, unknownFields, 1)
  if (unknownFields?.some(({ pointer, name }) => pointer !== '' || !body.responseOnly.includes(name))) return false
  return isFields(record) && isValid(body.check, record, 1) && satisfiesAll(body.errorRules, body.ruleFields, record)
}

export const unreadableContent: IssueContent = {
  code: 'unreadable',
  params: /* @__PURE__ */ Object.freeze({}),
  message: 'cannot be read: an accessor or a proxy in it throws.',
}

export const unreadableIssue = (scope: Scope): Issue => createError([], unreadableContent, scope)
