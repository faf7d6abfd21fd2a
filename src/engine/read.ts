import { lengthOf, ownItem, type UnknownField } from '../schema/read-parts.ts'
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
    return Array.isArray(list) ? ownItem(list, index) : undefined
  } catch {
    return unreadable
  }
}
