import type { Path } from '../issues/issue.ts'
import type { CheckError } from '../schema/check.ts'
import { isObject } from '../schema/json-type.ts'
import { lengthOf, ownItem, type UnknownField } from '../schema/read-values.ts'
import type { BodyChecks } from './body.ts'

/** A value that cannot be read, because an accessor or a proxy in it throws. */
export const unreadable: unique symbol = /* @__PURE__ */ Symbol('unreadable')

/** Returns the result of a function that only reads a value, so that errors in other code are not hidden. */
export function tryRead<T>(read: () => T): T | typeof unreadable {
  try {
    return read()
  } catch {
    return unreadable
  }
}

/**
 * Returns the record of a value: its known own fields, each read once. Adds the unknown fields to `unknownFields`. With
 * `tryRead`, `is` would take a tenth longer.
 */
export function readRecord(
  { read }: Pick<BodyChecks, 'read'>,
  value: unknown,
  unknownFields: UnknownField[] | undefined,
  maxHoles: number,
): unknown {
  try {
    return read(value, unknownFields, maxHoles, '')
  } catch {
    return unreadable
  }
}

/**
 * Returns whether a value and the objects in place of its scalars can be read. A record has these objects as they are;
 * of a revoked proxy, `Array.isArray` throws.
 */
export function isReadable(
  record: unknown,
  causes: readonly { readonly error: CheckError; readonly path: Path }[],
): boolean {
  try {
    for (const { error, path } of causes) if (error.keyword === 'type') Array.isArray(valueAt(record, path))
    return record !== unreadable
  } catch {
    return false
  }
}

/** Returns the length of a list, or undefined for anything else. */
export const lengthOfList = (value: unknown): number | undefined | typeof unreadable =>
  tryRead(() => (Array.isArray(value) ? lengthOf(value) : undefined))

/** Returns an item of a list as it is; undefined for a hole. */
export const itemOf = (list: unknown, index: number): unknown =>
  tryRead(() => Array.isArray(list) && ownItem(list, index))

/** Returns the value at a path of a record. */
export function valueAt(record: unknown, path: Path): unknown {
  let value = record
  for (const step of path) value = isObject(value) ? value[step] : undefined
  return value
}
