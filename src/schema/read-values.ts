/** What a read function collects besides the record, and what bounds its work. */
export interface Reading {
  /** The unknown fields that were found; undefined if they do not matter. */
  readonly unknownFields: UnknownField[] | undefined
  /**
   * After so many holes and undefined items, each of which is an error, a list is read no further.
   */
  readonly maxHoles: number
}

/** An unknown field: the JSON Pointer of its object, and its name. */
export interface UnknownField {
  readonly pointer: string
  readonly name: string
}

/** Returns a record of a value; for anything but an object, what `placeholderFor` returns. */
export type Read = (value: unknown, reading: Reading, pointer: string) => unknown

/** A placeholder for an object that is not read. */
const object: object = /* @__PURE__ */ Object.freeze({})

/** A placeholder for a list that is not read. */
const list: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/**
 * Returns a scalar as it is; for an object or a list, an empty frozen placeholder, so that no later
 * step reads it.
 */
export function placeholderFor(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? list : object
}

/**
 * Returns a copy of an object whose fields no schema describes; anything else as `placeholderFor`.
 */
export const readUndescribed = (value: unknown): unknown =>
  isFields(value) ? { ...value } : placeholderFor(value)

/** The fields of an object, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maximum number of items for which memory is reserved before they are read. */
const mostReserved = 1_000_000

/**
 * Returns the pointer of an item. The fast check collects no unknown fields: it needs no pointers,
 * and making them would take an eighth of its time.
 */
const itemPointer = ({ unknownFields }: Reading, list: string, index: number): string =>
  unknownFields === undefined ? list : `${list}/${index}`

/**
 * Reads a list item by item; anything else becomes what `placeholderFor` returns.
 *
 * @param readItem If undefined, items stay as they are.
 * @throws TypeError if a proxy reports an impossible length, with which reading might not end
 */
export function readList(
  items: unknown,
  readItem: Read | undefined,
  reading: Reading,
  pointer: string,
): unknown {
  if (!Array.isArray(items)) return placeholderFor(items)
  const length = lengthOf(items)
  const records: unknown[] = new Array(Math.min(length, mostReserved))
  let holes = 0
  for (let index = 0; index < length; index++) {
    const item = ownItem(items, index)
    records[index] =
      readItem === undefined ? item : readItem(item, reading, itemPointer(reading, pointer, index))
    if (item !== undefined) continue
    holes += 1
    if (holes === reading.maxHoles) {
      records.length = index + 1
      break
    }
  }
  return records
}

export function lengthOf(value: readonly unknown[]): number {
  const { length } = value
  if (!Number.isInteger(length) || length < 0 || length > 0xffff_ffff) throw new TypeError('length')
  return length
}

/**
 * Returns an item of a list; undefined for a hole, even if a prototype has an item at its index.
 */
export const ownItem = (value: readonly unknown[], index: number): unknown =>
  Object.hasOwn(value, index) ? value[index] : undefined
