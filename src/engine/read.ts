import type { Path } from '../issues/finding.ts'
import { isObject } from '../schema/json-type.ts'
import type { Read, Reading } from '../schema/read-values.ts'
import type { Found } from './description.ts'

/**
 * In place of the record of a value that cannot be read, because an accessor or a proxy in it
 * throws.
 */
export const unreadable: unique symbol = /* @__PURE__ */ Symbol('unreadable')

/** Returns the only finding about a value that cannot be read. */
export const unreadableFound = (given: unknown): Found => ({
  value: given,
  record: unreadable,
  findings: [{ severity: 'error', code: 'unreadable', path: [], params: {} }],
})

/**
 * Returns the result of a function that only reads a value, so that errors in other code are not
 * hidden.
 */
export function tryRead<T>(read: () => T): T | typeof unreadable {
  try {
    return read()
  } catch {
    return unreadable
  }
}

/**
 * Returns the record of a value: its known own fields, each read once. Not written with `tryRead`,
 * with which `is` takes a tenth longer.
 */
export function readRecord(read: Read, value: unknown, reading: Reading): unknown {
  try {
    return read(value, reading, '')
  } catch {
    return unreadable
  }
}

/** Returns the value at a path of a record. */
export function valueAt(record: unknown, path: Path): unknown {
  let value = record
  for (const step of path) value = isObject(value) ? value[step] : undefined
  return value
}
