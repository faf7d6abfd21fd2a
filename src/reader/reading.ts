/** What one reading of a caller's value was asked for, and what it met on the way. */
export interface Reading {
  /** Whether records and lists keep what there is to explain, and what rules look into: a verdict needs neither. */
  readonly keep: boolean
  /** How many wrong items of one list are read before the rest of it is left unread. */
  readonly limit: number
  /** The same for items that are not there, as in a list of four billion holes. */
  readonly holes: number
  /** Objects in which something is wrong, wrong items and lists that are too long, so far; some of them count twice. */
  wrong: number
  /** How many names that no schema lists are kept at most. */
  readonly room: number
  /** How many of them are kept so far. */
  names: number
}

/** Stands in a record for a caller's object that is not looked into, so that nothing touches that object again. */
export const anObject: object = /* @__PURE__ */ Object.freeze({ $values: undefined, $unlisted: undefined, $clean: false })

/** The same for an object in which nothing is wrong. */
export const aCleanRecord: object = /* @__PURE__ */ Object.freeze({ $values: undefined, $unlisted: undefined, $clean: true })

/** The same for an empty list, and for a list where none is allowed. */
export const anArray: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** The same for a list that holds something, but nothing wrong. */
export const aFilledArray: readonly unknown[] = /* @__PURE__ */ Object.freeze([aCleanRecord])

/** The same for a function, which no JSON text holds. */
const notJson = /* @__PURE__ */ Symbol('not JSON')

/** What stands in a record for a value that is not looked into: itself where it is a primitive, or a constant of its kind. */
export function readClosed(value: unknown): unknown {
  if (typeof value === 'function') return notJson
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? anArray : anObject
}

/** Keeps an item of a list at its place, after those of which there is nothing to say. */
export function keepItem(items: unknown[] = [], index: number, item: unknown): unknown[] {
  while (items.length < index) items.push(aCleanRecord)
  items.push(item)
  return items
}

/** What is kept of a list that has more items than it may have. */
export const longerThan = (most: number, items: unknown[] = []): unknown[] => (items.length > most ? items : keepItem(items, most, aCleanRecord))

export function keepName(names: string[] | undefined, name: string, reading: Reading): string[] | undefined {
  if (reading.names === reading.room) return names
  reading.names++
  if (names === undefined) return [name]
  names.push(name)
  return names
}

/**
 * How many items a list has.
 *
 * @throws TypeError where a proxy says what no list can have, so that reading it has an end
 */
export function lengthOf(list: readonly unknown[]): number {
  const { length } = list
  if (!Number.isInteger(length) || length < 0 || length > 0xffff_ffff) throw new TypeError('A list has no such length')
  return length
}

/** Whether a hole in a list could only be filled from where every list gets its methods. */
export const isPlainList = (list: readonly unknown[]): boolean => Object.getPrototypeOf(list) === Array.prototype
