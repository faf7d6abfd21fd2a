// The context and the result of a read, and functions that the generated readers share.
/** The result of reading an object or a list that has something to report. */
export class Snapshot {
  readonly type: 'object' | 'array'
  /** The fields or items that may have an issue at any depth, missing fields included. */
  readonly reported: readonly Reported[]
  /** Whether no value is invalid and no required field is missing, at any depth. Unknown fields are possible. */
  readonly isValid: boolean
  /** A copy of the fields or items that rules of a body need, even if invalid; empty if they need none. */
  readonly copy: object
  readonly unknown: readonly string[]
  /** The number of items of a list; 0 for an object. */
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

/** A field of an object, or an item of a list, that may have an issue at any depth. */
export interface Reported {
  readonly key: string | number
  /** A scalar, a snapshot or a symbol of `unreadValue`; undefined for a missing field, a hole or an undefined item. */
  readonly value: unknown
}

const noFields: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null })

/** The snapshot of every object or list that is rejected by a read that is not `detailed`. */
export const invalidPart: Snapshot = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ new Snapshot('object', undefined, noFields, undefined, 0, false),
)

/** The result of reading a valid object if no rule needs its fields. */
export const validObject: Readonly<Record<string, unknown>> = noFields

/** The result of reading a valid list if no rule needs its items. */
export const validList: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** Symbols in place of objects, arrays and functions, which must not be read a second time. */
export const unreadValue = /* @__PURE__ */ Object.freeze({
  object: /* @__PURE__ */ Symbol('object'),
  array: /* @__PURE__ */ Symbol('array'),
  none: /* @__PURE__ */ Symbol('none'),
})

/** Returns the values that rules read: the copy in a snapshot, or the value itself. */
export const copyIn = (value: unknown): unknown => (value instanceof Snapshot ? value.copy : value)

/** Returns whether a value is the result of reading an object or list with nothing to report, or a snapshot's copy. */
export const isValidRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Snapshot)

/** The options of one pass over a value, and what the pass has found. */
export interface ReadContext {
  /** Whether the read reports invalid values, up to the maxima below. Otherwise, it only decides on validity. */
  readonly detailed: boolean
  /** Maximum number of invalid items to report in one list. Reading of the list ends when it is reached. */
  readonly maxInvalidItems: number
  /** Maximum number of holes and undefined items to read in one list. */
  readonly maxHoles: number
  /** Maximum number of unknown fields to keep in the whole value. */
  readonly maxUnknown: number
  unknownCount: number
  /**
   * The fields of the body, or of the item that was read last, as a bit set. Bit n is for the nth rule field of the
   * reader; further bits are for the other required fields. An optional field that is null does not count.
   */
  sentFields: number
  /** The copied rule fields that are null, as a bit set. In an update, only fields that may be null count. */
  nullFields: number
}

/** Returns the context of a `detailed` read. */
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
 * @throws TypeError if a proxy reports an impossible length, with which reading the list might not end
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
