/** Returns a record of a value; for anything but an object, a placeholder of `placeholderFor`. */
export type Read = (
  value: unknown,
  unknownFields: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
) => unknown

/** An unknown field: the JSON Pointer of its object, and its name. */
export interface UnknownField {
  readonly pointer: string
  readonly name: string
}

/** A placeholder for an object that is not read. */
const object: object = /* @__PURE__ */ Object.freeze({ __proto__: null })

/** A placeholder for a list that is not read. */
const list: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** Returns a scalar as it is; for an object or a list, an empty frozen placeholder, so that no later step reads it. */
export const placeholderFor = (value: unknown): unknown =>
  typeof value !== 'object' || value === null ? value : Array.isArray(value) ? list : object

/** The fields of an object, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maximum number of items for which memory is reserved before they are read. */
const mostReserved = 1_000_000

/**
 * Reads a list item by item, and anything else with `readOther`. Reading stops after `maxHoles` holes and undefined
 * items, because each of them is an error.
 *
 * @param readItem If undefined, items stay as they are.
 * @throws TypeError if a proxy reports an impossible length, with which reading might not end
 */
export function readList(
  value: unknown,
  readItem: Read | undefined,
  readOther: Read,
  unknownFields: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!Array.isArray(value)) return readOther(value, unknownFields, maxHoles, pointer)
  const length = lengthOf(value)
  const items: unknown[] = new Array(Math.min(length, mostReserved))
  let holes = 0
  for (let index = 0; index < length; index++) {
    const item = ownItem(value, index)
    items[index] =
      readItem === undefined
        ? item
        : readItem(item, unknownFields, maxHoles, unknownFields === undefined ? pointer : `${pointer}/${index}`)
    if (item === undefined && ++holes === maxHoles) {
      items.length = index + 1
      break
    }
  }
  return items
}

export function lengthOf(value: readonly unknown[]): number {
  const { length } = value
  if (!Number.isInteger(length) || length < 0 || length > 0xffff_ffff) throw new TypeError('length')
  return length
}

/** Returns an item of a list; undefined for a hole, even if a prototype has an item at its index. */
export const ownItem = (value: readonly unknown[], index: number): unknown =>
  Object.prototype.hasOwnProperty.call(value, index) ? value[index] : undefined
