// Functions that the generated readers share.
import { Snapshot, unreadValue, type Reported } from './snapshot.ts'
import type { ReadContext } from './read-context.ts'

/** Returns a primitive as it is. For an object, returns only its JSON type, so that the object is not read again. */
export function unread(value: unknown): unknown {
  if (typeof value === 'function') return unreadValue.none
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? unreadValue.array : unreadValue.object
}

/** Adds a field or an item that has an issue. */
export function report(entries: Reported[] | undefined, key: string | number, value: unknown): Reported[] {
  const entry = { key, value: value instanceof Snapshot ? value : unread(value) }
  if (entries === undefined) return [entry]
  entries.push(entry)
  return entries
}

/** Adds the name of an unknown field, unless its value counts as omitted or the maximum is reached. */
export function addUnknownField(
  names: string[] | undefined,
  name: string,
  value: unknown,
  context: ReadContext,
): string[] | undefined {
  if (value === undefined || context.unknownCount === context.maxUnknown) return names
  context.unknownCount++
  if (names === undefined) return [name]
  names.push(name)
  return names
}

/**
 * Returns the length of a list.
 *
 * @throws TypeError where a proxy reports a length that no list can have, so that reading it ends
 */
export function lengthOf(list: readonly unknown[]): number {
  const { length } = list
  if (!Number.isInteger(length) || length < 0 || length > 0xffff_ffff) throw new TypeError('length')
  return length
}

/** Returns whether a list has the prototype of ordinary arrays. */
export const isPlainList = (list: readonly unknown[]): boolean => Object.getPrototypeOf(list) === Array.prototype

/** Returns an item of a list, or undefined for a hole, which a prototype could fill. */
export const ownItem = (list: readonly unknown[], index: number, isPlain: boolean): unknown =>
  (isPlain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(list, index)
    ? list[index]
    : undefined

/** Returns whether the items of a list, all valid scalars, are unique. */
export const areUnique = (items: readonly unknown[]): boolean => new Set(items).size === items.length
