import type { Path } from '../issues/finding.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { wrongOption } from '../schema/own-options.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import { checkRecord } from './check-record.ts'
import type { Description } from './description.ts'
import { keywordFindings } from './keyword-findings.ts'
import { readRecord, tryRead, unreadable } from './read.ts'

/** The option `baseline` after it was read. */
export interface Baseline {
  /** The value of each field; the documented default of one that is missing. */
  readonly stored: Fields
  /** The same, but without what the schema does not allow: these values are not known. */
  readonly known: Fields
  /** The fields whose value is that of the stored monitor, and not the documented default. */
  readonly storedNames: ReadonlySet<string>
}

/**
 * Reads the option `baseline` of an update.
 *
 * @throws TypeError for anything but an object with monitor fields, or if it cannot be read
 */
export function readBaseline(description: Description, given: unknown): Baseline {
  const record = readRecord(description.read, given, { unknownFields: undefined, maxHoles })
  if (record === unreadable) throw wrongOption('baseline', 'an object that can be read')
  if (!isFields(record) || !isMonitor(record, given)) throw wrongBaseline(given)

  const errors = checkRecord(description.check, record, Infinity)
  const found = keywordFindings(description.schema, { errors, record }, undefined, 1)
  if (found === unreadable) throw wrongOption('baseline', 'an object that can be read')
  return baselineOf(record, found.invalid, description.defaults ?? {}, given)
}

/** Maximum number of holes to read in a list. */
const maxHoles = 1_000

/**
 * Returns whether an object is empty or has monitor fields. The fields of a database document can be
 * accessors of its class, as those of a `Map` are, so an instance of a class must have own fields.
 */
const isMonitor = (record: Fields, given: unknown): boolean =>
  Object.values(record).some((value) => value !== undefined) ||
  tryRead(() => isPlainObject(given)) === true

const wrongBaseline = (given: unknown): TypeError =>
  wrongOption(
    'baseline',
    given === null
      ? 'an object with monitor fields. null is no monitor: does the monitor exist?'
      : 'an object with monitor fields',
  )

function baselineOf(
  record: Fields,
  invalid: readonly Path[],
  defaults: Fields,
  given: unknown,
): Baseline {
  const [stored, known] = [{ ...record }, { ...record }]
  const storedNames = new Set<string>()
  for (const path of invalid) removeField(known, path)
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) stored[name] = defaults[name]
    // An update cannot hold a null that its schema does not allow.
    if (value === undefined || (value === null && known[name] === undefined))
      known[name] = defaults[name]
    else if (given !== defaults) storedNames.add(name)
  }
  return { stored, known, storedNames }
}

/** Removes a field from a record, or the field of an object inside, which is copied. */
function removeField(record: Record<string, unknown>, [first, ...rest]: Path): void {
  if (typeof first !== 'string') return
  const inner = record[first]
  if (rest.length === 0 || !isFields(inner)) {
    record[first] = undefined
    return
  }
  const copy = { ...inner }
  removeField(copy, rest)
  record[first] = copy
}
