import type { Path } from '../issues/finding.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { wrongOption } from '../schema/own-options.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import { checkRecord } from './check-record.ts'
import type { Description } from './description.ts'
import { keywordFindings, type InvalidFields } from './keyword-findings.ts'
import { readRecord, tryRead, unreadable } from './read.ts'

/** The option `baseline` after it was read. */
export interface Baseline {
  /** The record of the stored monitor, with the documented defaults of missing fields. */
  readonly stored: Fields
  /** The same, but without what the schema does not allow. */
  readonly known: Fields
  /** The stored fields whose value the schema does not allow, so that it is not known. */
  readonly rejected: InvalidFields
  /** The fields whose known value is that of the stored monitor, not the documented default. */
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
  if (!isFields(record) || tryRead(() => isPlainObject(given)) !== true) throw wrongBaseline(given)

  const errors = checkRecord(description.check, record, Infinity)
  const found = keywordFindings(description.schema, { errors, record }, undefined, 1)
  if (found === unreadable) throw wrongOption('baseline', 'an object that can be read')
  const { defaults = {} } = description
  const baseline = baselineOf(record, found.invalid, defaults)
  return given === defaults ? { ...baseline, storedNames: new Set() } : baseline
}

/** Maximum number of holes to read in a list. */
const maxHoles = 1_000

const wrongBaseline = (given: unknown): TypeError =>
  wrongOption(
    'baseline',
    given === null
      ? 'an object with monitor fields, not null: null is no stored monitor'
      : 'an object with monitor fields',
  )

function baselineOf(record: Fields, invalid: InvalidFields, defaults: Fields): Baseline {
  const stored = { ...record }
  const known = { ...record }
  const storedNames = new Set<string>()
  for (const path of [...invalid.values()].flat()) removeField(known, path)
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) stored[name] = defaults[name]
    // An update cannot hold a null that its schema does not allow: it counts as missing.
    if (value === undefined || (value === null && invalid.has(name))) known[name] = defaults[name]
    else storedNames.add(name)
  }
  const rejected = new Map([...invalid].filter(([name]) => record[name] !== null))
  return { stored, known, rejected, storedNames }
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
