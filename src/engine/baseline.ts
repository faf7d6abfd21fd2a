import type { Body } from './body.ts'
import { checkRecord } from './check-record.ts'
import { stepsIn } from '../schema/json-pointer.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { wrongOption } from '../schema/own-options.ts'
import { isReadable, readRecord, tryRead } from './read.ts'
import { isFields, type Fields } from '../schema/read-values.ts'

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
  const record = readRecord(body, given, undefined, maxHoles)
  const errors = checkRecord(body.check, record).map((error) => ({ error, path: stepsIn(error.instancePath) }))
  if (!isReadable(record, errors)) throw wrongOption('baseline', 'an object that can be read')
  const stored = isFields(record) ? Object.keys(record).filter((name) => record[name] !== undefined) : []
  // The fields of a database document can be accessors of its class, as those of a Map or a Date are.
  if (!isFields(record) || (stored.length === 0 && tryRead(() => isPlainObject(given)) !== true))
    throw wrongOption('baseline', 'an object with monitor fields')
  const invalid = new Set(errors.map(({ path }) => path.at(0)))
  const values = Object.entries(record).map(([name, value]): [string, unknown] => [
    name,
    value === undefined ? defaults[name] : invalid.has(name) ? null : value,
  ])
  return { record, values: Object.fromEntries(values), stored: new Set(given === defaults ? [] : stored) }
}

/** Maximum number of holes to read in a list. */
const maxHoles = 1_000
