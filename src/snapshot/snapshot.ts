// Code that the generated readers share: the context of a read, its result, and functions that read.
/** The result of reading an object or a list in which something is invalid or unknown. */
export class Snapshot {
  readonly type: 'object' | 'array'
  /** The fields or items that have an issue at any depth, in the order of the value, then the missing fields. */
  readonly reported: readonly Reported[]
  /** Whether the object has no invalid value and no missing field, at any depth. Unknown fields are possible. */
  readonly isValid: boolean
  /** A copy of the valid fields, or items, that rules read. */
  readonly copy: object
  readonly unknown: readonly string[]
  /** The number of items of a list. */
  readonly length: number

  constructor(
    type: 'object' | 'array',
    reported: readonly Reported[] = [],
    copy: object,
    unknown: readonly string[] = [],
    length = 0,
    isValid = reported.every(({ value }) => value instanceof Snapshot && value.isValid),
  ) {
    this.type = type
    this.reported = reported
    this.isValid = isValid
    this.copy = copy
    this.unknown = unknown
    this.length = length
  }
}

/** A field of an object, or an item of a list, that has an issue at any depth. */
export interface Reported {
  readonly key: string | number
  /** The value, or the snapshot of an object or a list; undefined where a required field is missing. */
  readonly value: unknown
}

const noFields: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null })

/** The snapshot of every invalid object or list if the read is not `detailed`. */
export const invalidPart: Snapshot = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ new Snapshot('object', undefined, noFields, undefined, 0, false),
)

/** The result of reading a valid object whose fields no rule reads. */
export const validObject: Readonly<Record<string, unknown>> = noFields

/** The result of reading a valid list that no rule reads. */
export const validList: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** Symbols in place of objects, arrays and functions, which must not be read a second time. */
export const unreadValue = /* @__PURE__ */ Object.freeze({
  object: /* @__PURE__ */ Symbol('object'),
  array: /* @__PURE__ */ Symbol('array'),
  none: /* @__PURE__ */ Symbol('none'),
})

/** Returns the values that rules read: the copy in a snapshot, or the value itself. */
export const copyIn = (value: unknown): unknown => (value instanceof Snapshot ? value.copy : value)

/** Returns whether the result of a read is an object with nothing to report. Ignored unknown fields do not count. */
export const isValidRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Snapshot)

/** The options and counts of one pass over a caller's value. */
export interface ReadContext {
  /** Whether the read finds every issue. If not, the reader stops at the first error. */
  readonly detailed: boolean
  /** Maximum number of invalid items to report in one list. The reader stops when it is reached. */
  readonly maxInvalidItems: number
  /** Maximum number of array holes to read in one list. */
  readonly maxHoles: number
  /** Maximum number of unknown fields to keep. */
  readonly maxUnknown: number
  unknownCount: number
  /**
   * The fields that the value has, as a bit set: bit n for the nth rule field of the reader, and further bits for the
   * other required fields. An optional field that is null does not count.
   */
  sentFields: number
  /** The rule fields that are null, as a bit set, if an update or a tolerant reader accepts null there. */
  nullFields: number
}

/** Returns the context of a read that finds every issue. */
export const detailedContext = (maxInvalidItems: number, maxHoles: number, maxUnknown: number): ReadContext =>
  readContext(true, maxInvalidItems, maxHoles, maxUnknown)

/**
 * Returns the context of a read that only decides whether the value is valid. With `rejectsUnknown`, unknown fields are
 * errors.
 */
export const decidingContext = (rejectsUnknown: boolean): ReadContext =>
  readContext(false, 1, 1, rejectsUnknown ? 1 : 0)

const readContext = (
  detailed: boolean,
  maxInvalidItems: number,
  maxHoles: number,
  maxUnknown: number,
): ReadContext => ({ detailed, maxInvalidItems, maxHoles, maxUnknown, unknownCount: 0, sentFields: 0, nullFields: 0 })

/**
 * Returns a primitive as it is. For an object or function, returns a symbol of `unreadValue`, so that it is not read
 * again.
 */
export function unread(value: unknown): unknown {
  if (typeof value === 'function') return unreadValue.none
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? unreadValue.array : unreadValue.object
}

export function report(entries: Reported[] | undefined, key: string | number, value: unknown): Reported[] {
  const entry = { key, value: value instanceof Snapshot ? value : unread(value) }
  if (entries === undefined) return [entry]
  entries.push(entry)
  return entries
}

/** Adds the name of an unknown field, unless its value is undefined or `maxUnknown` is reached. */
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
 * @throws TypeError if a proxy reports an impossible length. Otherwise, reading the list might not end.
 */
export function lengthOf(list: readonly unknown[]): number {
  const { length } = list
  if (!Number.isInteger(length) || length < 0 || length > 0xffff_ffff) throw new TypeError('length')
  return length
}

export const isPlainList = (list: readonly unknown[]): boolean => Object.getPrototypeOf(list) === Array.prototype

/** Returns an item of a list; undefined for a hole, even if a prototype has an item at its index. */
export const ownItem = (list: readonly unknown[], index: number, isPlain: boolean): unknown =>
  (isPlain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(list, index)
    ? list[index]
    : undefined
