import type { Issue, Path, Severity } from '../issues/issue.ts'
import type { PreparedRule } from '../rules/define-rule.ts'
import { isDateTime } from '../schema/formats.ts'
import type { CheckError } from '../schema/check.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/memoize.ts'
import { wrongOption } from '../schema/own-options.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import type { Baseline } from './baseline.ts'
import { pathOf, type KeywordLocation } from './issues-from.ts'
import { valueAt } from './read.ts'
import type { ResolvedOptions } from './options.ts'

/** The changes that an option makes to a validation: a tolerant reader, or `unchanged: 'accept'`. */
export interface Leniency {
  /** If undefined, every issue from the schema is an error. */
  readonly severityOf: SeverityOf | undefined
  /** Returns the severity of a broken rule for errors. */
  readonly ruleSeverityOf: (rule: PreparedRule, record: Fields) => Severity
  /**
   * Removes nulls that count as omitted from a record, and returns the paths of its top-level fields that were null.
   */
  readonly omitNulls: (record: unknown, schema: JsonSchema) => readonly WithPath[]
}

/** A value, by its path. */
export type WithPath = Pick<Issue, 'path'>

/** The same array for each item of a list: with new arrays here and in other steps, a list takes a tenth longer. */
const none: readonly WithPath[] = []

/** The leniency of strict options. */
export const strict: Leniency = { severityOf: undefined, ruleSeverityOf: () => 'error', omitNulls: () => none }

/** Returns the severity of an issue about a keyword; undefined if the value is accepted without an issue. */
export type SeverityOf = (error: CheckError, location: KeywordLocation, record: unknown) => Severity | undefined

/** Returns whether an issue is about the structure of a value, so that it is an error for every reader. */
const isStructural = (keyword: string, { schema: { enum: allowed = [] } }: KeywordLocation): boolean =>
  structural.has(keyword) || (keyword === 'enum' && allowed.length === 1)

const structural: ReadonlySet<string> = /* @__PURE__ */ new Set(['type', 'required', 'dependentRequired', 'const'])

/**
 * Returns the severity of an issue for a tolerant reader: an error only about the structure of the value. A date-time
 * in place of a date is accepted without an issue.
 */
const tolerantSeverity: SeverityOf = ({ keyword, instancePath }, location, record) => {
  if (isStructural(keyword, location)) return 'error'
  const isDate = keyword === 'format' && location.schema.format === 'date'
  const value = isDate ? valueAt(record, pathOf(location, instancePath)) : undefined
  return typeof value === 'string' && isDateTime(value) ? undefined : 'warning'
}

/**
 * Removes null from the optional fields of a record, at any depth: for a tolerant reader, null counts as omitted.
 * Returns the paths of the top-level fields that were null, because rules that read them are silent.
 */
function omitNulls(record: unknown, { properties = {}, required = [], items }: JsonSchema): readonly WithPath[] {
  // A function can be a revoked proxy, of which Array.isArray throws.
  if (typeof record === 'object' && Array.isArray(record)) {
    if (items?.properties !== undefined) for (const item of record) omitNulls(item, items)
    return []
  }
  if (!isFields(record)) return []
  const omitted: WithPath[] = []
  for (const [name, schema] of Object.entries(properties)) {
    const value = record[name]
    if (value === null && !required.includes(name)) {
      Reflect.set(record, name, undefined)
      omitted.push({ path: [name] })
    } else if (schema.properties !== undefined || schema.items !== undefined) omitNulls(value, schema)
  }
  return omitted
}

const tolerant: Leniency = { severityOf: tolerantSeverity, ruleSeverityOf: () => 'warning', omitNulls }

export const tolerantLeniency = ({ reader }: ResolvedOptions): Leniency => (reader === 'tolerant' ? tolerant : strict)

/** Returns a function that makes an error about a value a warning if the baseline has the same value at its place. */
function unchangedSeverity({ record: stored }: Baseline): SeverityOf {
  const storedAt = memoize(({ steps }: KeywordLocation) => new Set(valuesAt(stored, steps)))
  return ({ keyword, instancePath }, location, record) => {
    if (isStructural(keyword, location)) return 'error'
    const value = valueAt(record, pathOf(location, instancePath))
    const isUnchanged = isList(value)
      ? [...storedAt(location)].some(
          (list) => isList(list) && (keyword === 'maxItems' ? value.length <= list.length : hasSameItems(list, value)),
        )
      : storedAt(location).has(value)
    return isUnchanged ? 'warning' : 'error'
  }
}

/** Compares scalars: no keyword about a list of objects but `maxItems` is in use. */
const hasSameItems = (list: readonly unknown[], other: readonly unknown[]): boolean =>
  list.length === other.length && list.every((item, index) => item === other[index])

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray

/** Returns the values at the steps of a location. */
const valuesAt = (record: unknown, steps: Path): readonly unknown[] =>
  steps.reduce<readonly unknown[]>(
    (values, step) =>
      values.flatMap((value) => (typeof step === 'string' ? [valueAt(value, [step])] : isList(value) ? value : [])),
    [record],
  )

/** Returns a function that makes a broken rule a warning if every field that it reads equals the baseline's. */
const unchangedRuleSeverity =
  ({ values }: Baseline) =>
  ({ readFields }: PreparedRule, record: Fields): Severity =>
    readFields.every(({ name }) => record[name] === undefined || record[name] === values[name]) ? 'warning' : 'error'

/** With `unchanged: 'accept'`, errors about values that equal the baseline's are warnings. */
export function unchangedLeniency({ unchanged, baseline }: ResolvedOptions): Leniency {
  if (unchanged !== 'accept') return strict
  if (baseline === undefined) throw wrongOption('baseline', 'set if "unchanged" is "accept"')
  return { ...strict, severityOf: unchangedSeverity(baseline), ruleSeverityOf: unchangedRuleSeverity(baseline) }
}
