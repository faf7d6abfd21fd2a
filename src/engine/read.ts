import type { JsonSchema } from '../schema/json-schema.ts'
import { isPlainList, lengthOf, ownItem, type UnknownField } from '../values/read-parts.ts'
import type { FastBody } from './body.ts'

/** A value that cannot be read, because an accessor or a proxy in it throws. */
export const unreadable: unique symbol = /* @__PURE__ */ Symbol('unreadable')

/**
 * Returns the record of a value: its known own fields, each read once. Adds the unknown fields to `unknown`.
 *
 * Only the read is inside the `try`, so that errors in later stages are not hidden.
 */
export function readRecord(
  { read }: Pick<FastBody, 'read'>,
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
): unknown {
  try {
    return read(value, unknown, maxHoles, '')
  } catch {
    return unreadable
  }
}

/** Returns the length of a list, or undefined for anything else. */
export function lengthOfList(value: unknown): number | undefined | typeof unreadable {
  try {
    return Array.isArray(value) ? lengthOf(value) : undefined
  } catch {
    return unreadable
  }
}

/** Returns an item of a list as it is; undefined for a hole. */
export function itemOf(list: unknown, index: number): unknown {
  try {
    return Array.isArray(list) ? ownItem(list, index, isPlainList(list)) : undefined
  } catch {
    return unreadable
  }
}

export type Fields = Readonly<Record<string, unknown>>

/** Returns whether a record has fields, so that rules apply to it. */
export const isRecord = (record: unknown): record is Fields =>
  typeof record === 'object' && record !== null && !Array.isArray(record)

/**
 * Removes null from the optional fields of a record, at any depth: for a tolerant reader, null counts as omitted. Returns
 * the names of the top-level fields that were null, because rules that read them are silent.
 */
export function omitNulls(record: unknown, { properties = {}, required = [], items }: JsonSchema): readonly string[] {
  // A function can be a revoked proxy, of which Array.isArray throws.
  if (typeof record === 'object' && Array.isArray(record)) {
    if (items?.properties !== undefined) for (const item of record) omitNulls(item, items)
    return []
  }
  if (!isRecord(record)) return []
  const omitted: string[] = []
  for (const [name, schema] of Object.entries(properties)) {
    const value = record[name]
    if (value === null && !required.includes(name)) {
      Reflect.set(record, name, undefined)
      omitted.push(name)
    } else if (typeof value === 'object') omitNulls(value, schema)
  }
  return omitted
}
