import type { Finding } from '../issues/finding.ts'
import { isFields, type Reading, type UnknownField } from '../schema/read-values.ts'
import { applyRules, defaultsConflicts, keepsRules } from './apply-rules.ts'
import { checkRecord, isValidRecord } from './check-record.ts'
import type { Description, Found } from './description.ts'
import {
  keywordFindings,
  noKeywordFindings,
  type KeywordFindings,
  type SeverityOf,
} from './keyword-findings.ts'
import {
  tolerantSeverity,
  unchangedFields,
  unchangedSeverity,
  type IsUnchanged,
} from './leniency.ts'
import type { ResolvedOptions } from './options.ts'
import { readRecord, unreadable, unreadableFound } from './read.ts'
import { codeOfUnknown, unknownFieldFindings } from './unknown-fields.ts'

/**
 * Finds every issue of an object: reads its known fields into a record, lets Ajv's code check the
 * record, and applies the rules to it.
 */
export function findInBody(
  description: Description,
  given: unknown,
  options: ResolvedOptions,
): Found {
  const unknownFields: UnknownField[] | undefined =
    options.unknownFieldSeverity === 'off' ? undefined : []
  const reading: Reading = { unknownFields, maxHoles: Math.max(options.maxIssues, mostItems) }
  const record = readRecord(description.read, given, reading)
  const isUnchanged = isUnchangedBy(options, record)
  const severityOf = severityBy(options, isUnchanged)
  const keywords =
    record === unreadable ? unreadable : checked(description, record, options, severityOf)
  if (keywords === unreadable) return unreadableFound(given)

  let findings = keywords.findings
  if (isFields(record)) {
    const { invalid } = keywords
    const broken = applyRules(record, invalid, options, isUnchanged)
    findings = joined(findings, broken)
    const { defaults } = description
    if (defaults !== undefined && options.baseline === undefined)
      findings = joined(findings, defaultsConflicts({ record, invalid, broken }, options, defaults))
  }
  if (unknownFields !== undefined && unknownFields.length > 0)
    findings = joined(findings, unknownFieldFindings(description, unknownFields, options))
  return { value: given, record, findings }
}

/** More items than a schema allows, so that a list with too many holes has also too many items. */
const mostItems = 1_000

/** Lets Ajv's code check a record, and returns its findings. */
function checked(
  description: Description,
  record: unknown,
  options: ResolvedOptions,
  severityOf: SeverityOf | undefined,
): KeywordFindings | typeof unreadable {
  // Errors that become warnings do not count, so a list is then checked to its end.
  const maxErrors = severityOf === undefined ? options.maxIssues : Infinity
  const errors = checkRecord(description.check, record, maxErrors)
  if (errors.length === 0) return noKeywordFindings
  return keywordFindings(description.schema, { errors, record }, severityOf, options.maxIssues)
}

/** Returns how the options treat an error of Ajv; undefined if every one is an error. */
function severityBy(
  { reader }: ResolvedOptions,
  isUnchanged: IsUnchanged | undefined,
): SeverityOf | undefined {
  if (reader === 'tolerant') return tolerantSeverity
  return isUnchanged && unchangedSeverity(isUnchanged)
}

/** Returns whether a field equals that of the baseline; undefined if this does not matter. */
function isUnchangedBy(
  { unchanged, baseline }: ResolvedOptions,
  record: unknown,
): IsUnchanged | undefined {
  return unchanged === 'accept' && baseline !== undefined && isFields(record)
    ? unchangedFields(record, baseline)
    : undefined
}

/**
 * Returns the findings of two lists. Mostly one is empty, and `concat` takes longer than a check.
 */
function joined(findings: readonly Finding[], more: readonly Finding[]): readonly Finding[] {
  if (more.length === 0) return findings
  return findings.length === 0 ? more : findings.concat(more)
}

/**
 * Returns whether an object is valid, for options that make no error a warning. This is the fast
 * check.
 */
export function isValidBody(
  description: Pick<Description, 'read' | 'check' | 'responseOnly'>,
  given: unknown,
  options: Pick<ResolvedOptions, 'errorRules' | 'severities' | 'unknownFieldSeverity'>,
): boolean {
  const reading = readingFor(options)
  const record = readRecord(description.read, given, reading)
  if (!isFields(record) || !isValidRecord(description.check, record)) return false
  if (!keepsRules(options.errorRules, record)) return false
  return reading === onlyRecord || !hasRejected(reading, description.responseOnly, options)
}

/** A reading that collects nothing, and stops a list at its first hole. */
const onlyRecord: Reading = { unknownFields: undefined, maxHoles: 1 }

/** Returns a reading that collects unknown fields only where one can be an error. */
const readingFor = ({
  unknownFieldSeverity,
}: Pick<ResolvedOptions, 'unknownFieldSeverity'>): Reading =>
  unknownFieldSeverity === 'error' ? { ...onlyRecord, unknownFields: [] } : onlyRecord

/** Returns whether a reading has an unknown or response-only field that is an error. */
const hasRejected = (
  { unknownFields = [] }: Reading,
  responseOnly: readonly string[],
  { severities }: Pick<ResolvedOptions, 'severities'>,
): boolean =>
  unknownFields.some(
    ({ pointer, name }) =>
      severities.get(codeOfUnknown({ pointer, name }, responseOnly)) === 'error',
  )
