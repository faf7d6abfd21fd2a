/** What one reading of a caller's value was asked for, and what it met on the way. */
export interface Reading {
  /** Whether records and lists keep what there is to explain, and what rules look into: a verdict needs neither. */
  readonly keep: boolean
  /** How many wrong items of one list are read before the rest of it is left unread. */
  readonly limit: number
  /** The same for items that are not there, as in a list of four billion holes. */
  readonly holes: number
  /** Wrong and missing fields, wrong items and lists that are too long, so far; some of them count twice. */
  wrong: number
  /** How many names that no schema lists are kept at most. */
  readonly room: number
  /** How many of them are kept so far. */
  names: number
}

/** A field of a record in which something is to be explained. */
export interface Part {
  readonly name: string
  /** Undefined where a field is missing. */
  readonly value: unknown
}

/** What every record holds; some hold by name what rules read, besides. */
export interface ReadRecord {
  /** The fields in which something is to be explained, in the order in which they came. */
  readonly $parts: readonly Part[] | undefined
  /** Names that the schema does not list. */
  readonly $unlisted: readonly string[] | undefined
  /** Whether nothing is wrong in the record, nor unlisted, at any depth. */
  readonly $clean: boolean
}

/** Stands in a record for a caller's object that is not looked into, so that nothing touches that object again. */
export const anObject: ReadRecord = /* @__PURE__ */ Object.freeze({
  $parts: undefined,
  $unlisted: undefined,
  $clean: false,
})

/** The same for an object in which nothing is wrong. */
export const aCleanRecord: ReadRecord = /* @__PURE__ */ Object.freeze({
  $parts: undefined,
  $unlisted: undefined,
  $clean: true,
})

/** The same for an empty list, and for a list where none is allowed. */
export const anArray: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** The same for a list that holds something, but nothing wrong. */
export const aFilledArray: readonly unknown[] = /* @__PURE__ */ Object.freeze([aCleanRecord])

/** The same for a list in which something is wrong, where nothing of it is kept. */
export const aWrongArray: readonly unknown[] = /* @__PURE__ */ Object.freeze([anObject])

/** Stands for the parts of a record in which something is wrong, where nothing of it is kept. */
const notKept: Part[] = []

/** The same for a function, which no JSON text holds. */
const notJson = /* @__PURE__ */ Symbol('not JSON')

/** A record as it is told from what stands for a list or for a primitive. */
export type Fields = Readonly<Record<string, unknown>> & Partial<ReadRecord>

/** Whether what was read is a record. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What stands in a record for a value that is not looked into: itself where it is a primitive, or a constant of its
 * kind.
 */
export function readClosed(value: unknown): unknown {
  if (typeof value === 'function') return notJson
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? anArray : anObject
}

/** Stops where a polluted prototype breaks the engine's lists or iterators, so that no verdict is wrong. */
export function throwPolluted(): never {
  throw new TypeError('A polluted prototype breaks lists.')
}

/**
 * Adds an item to a list of ours.
 *
 * @throws TypeError if the item is lost, because a polluted prototype has an accessor at that index
 */
export function append<T>(list: T[], item: T): void {
  const index = list.push(item) - 1
  if (!Object.is(list[index], item)) throwPolluted()
}

function withPart(parts: Part[] | undefined, name: string, value: unknown, { keep }: Reading): Part[] | undefined {
  if (!keep) return notKept
  if (parts === undefined) return [{ name, value }]
  append(parts, { name, value })
  return parts
}

/** Keeps a field in which something is wrong, unless it counts as left out. */
export function keepWrong(
  parts: Part[] | undefined,
  name: string,
  value: unknown,
  reading: Reading,
): Part[] | undefined {
  if (value === undefined) return parts
  reading.wrong++
  return withPart(parts, name, readClosed(value), reading)
}

/** Keeps word of a field that has to be there. */
export function keepMissing(parts: Part[] | undefined, name: string, reading: Reading): Part[] | undefined {
  reading.wrong++
  return withPart(parts, name, undefined, reading)
}

/** Whether what was read is a record of which there is nothing to say. */
export const isClean = (value: unknown): value is Fields => isRecord(value) && value.$clean === true

/** Keeps a field that was read as a record or a list, if there is something to say of what is in it. */
export const keepPart = (
  parts: Part[] | undefined,
  name: string,
  part: unknown,
  reading: Reading,
): Part[] | undefined =>
  part === null || (Array.isArray(part) ? part.every(isClean) : isClean(part))
    ? parts
    : withPart(parts, name, part, reading)

/** The record of an object of which no rule reads a field. */
export const recordOf = (parts: Part[] | undefined, unlisted: string[] | undefined): ReadRecord =>
  parts === undefined && unlisted === undefined ? aCleanRecord : { $parts: parts, $unlisted: unlisted, $clean: false }

/** Keeps an item of a list at its place, after those of which there is nothing to say. */
export function keepItem(items: unknown[] = [], index: number, item: unknown): unknown[] {
  while (items.length < index) append(items, aCleanRecord)
  append(items, item)
  return items
}

/** What is kept of a list that has more items than it may have. */
export const longerThan = (most: number, items: unknown[] = []): unknown[] =>
  items.length > most ? items : keepItem(items, most, anObject)

/** Keeps a name that no schema lists, unless it counts as left out or there is no room for more. */
export function keepName(
  names: string[] | undefined,
  name: string,
  value: unknown,
  reading: Reading,
): string[] | undefined {
  if (value === undefined || reading.names === reading.room) return names
  reading.names++
  if (names === undefined) return [name]
  append(names, name)
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
