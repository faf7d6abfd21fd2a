import type { Severity } from '../issues/issue.ts'
import { memoize } from '../schema/once.ts'
import { type Body, strict, type Leniency, type SeverityOf } from './body.ts'
import { checkRecord } from './check-record.ts'
import { isStructural, valueAt } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import type { PreparedRule } from '../rules/define-rule.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { wrongOption } from '../schema/own-options.ts'
import { readRecord, unreadable } from './read.ts'
import { isRecord, type Fields } from '../schema/read-parts.ts'

/** The option `baseline` after it was read. */
export interface Baseline {
  readonly record: Fields
  /**
   * For each field its value, otherwise its documented default. A value that is not valid is null: rules are silent.
   */
  readonly values: Fields
  /** The fields that a stored monitor has, in contrast to those with the documented default. */
  readonly stored: ReadonlySet<string>
}

/**
 * Reads the option `baseline` of an update once.
 *
 * @throws TypeError for anything but an object with fields, or if it cannot be read
 */
export function readBaseline(body: Body, given: unknown, defaults: Fields): Baseline {
  const record = readRecord(body, given, undefined, mostHoles)
  if (record === unreadable) throw wrongOption('baseline', 'an object that can be read')
  const stored = isRecord(record) ? Object.keys(record).filter((name) => record[name] !== undefined) : []
  // The fields of a database document can be accessors of its class, as those of a Map or a Date are.
  if (!isRecord(record) || (stored.length === 0 && !isPlain(given)))
    throw wrongOption('baseline', 'an object with monitor fields')
  const invalid = new Set(
    checkRecord(body.check, record, Infinity).map(({ instancePath }) => instancePath.split('/')[1]),
  )
  const values = Object.entries(record).map(([name, value]): [string, unknown] => [
    name,
    value === undefined ? defaults[name] : invalid.has(name) ? null : value,
  ])
  return { record, values: Object.fromEntries(values), stored: new Set(given === defaults ? [] : stored) }
}

function isPlain(value: unknown): boolean {
  try {
    return isPlainObject(value)
  } catch {
    return false
  }
}

const mostHoles = 1000

/** Returns a function that makes an error about a value a warning if the baseline has the same value at its place. */
function unchangedSeverity({ record: stored }: Baseline): SeverityOf {
  const storedAt = memoize((place: string) => new Set(valuesAt(stored, place.split('/'))))
  const longestAt = memoize((place: string) =>
    valuesAt(stored, place.split('/')).reduce<number>(
      (most, list) => (isList(list) ? Math.max(most, list.length) : most),
      -1,
    ),
  )
  return (keyword, schema, path, record) => {
    if (isStructural(keyword, schema)) return 'error'
    const place = path.map((step) => (typeof step === 'number' ? anyItem : step)).join('/')
    const value = valueAt(record, path)
    if (Array.isArray(value)) return keyword === 'maxItems' && value.length <= longestAt(place) ? 'warning' : 'error'
    return storedAt(place).has(value) ? 'warning' : 'error'
  }
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray

/** Stands for the index of any item. */
const anyItem = '*'

const valuesAt = (record: unknown, steps: readonly string[]): readonly unknown[] =>
  steps.reduce<readonly unknown[]>(
    (values, step) =>
      step === anyItem
        ? values.flatMap((value) => (isList(value) ? value : []))
        : values.map((value) => valueAt(value, [step])),
    [record],
  )

/** Returns a function that makes a broken rule a warning if every field that it reads equals the baseline's. */
const unchangedRuleSeverity =
  ({ values }: Baseline) =>
  ({ valid }: PreparedRule, record: Fields): Severity =>
    valid.every((name) => record[name] === undefined || isEqual(record[name], values[name])) ? 'warning' : 'error'

/** Compares parts of records deeply. */
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [names, others] = [Object.keys(a), Object.keys(b)]
  return names.length === others.length && names.every((name) => isEqual(valueAt(a, [name]), valueAt(b, [name])))
}

/** With `unchanged: 'accept'`, errors about values that equal the baseline's are warnings. */
export function unchangedLeniency({ unchanged, baseline }: ResolvedOptions): Leniency {
  if (unchanged !== 'accept') return strict
  if (baseline === undefined) throw wrongOption('baseline', 'set if "unchanged" is "accept"')
  return {
    severityOf: unchangedSeverity(baseline),
    ruleSeverityOf: unchangedRuleSeverity(baseline),
    omitNulls: undefined,
  }
}
