/** The result of reading an object or a list in which something is invalid or unknown. */
export class Snapshot {
  readonly type: 'object' | 'array'
  /**
   * The fields or items that are invalid or missing, or have something invalid or unknown inside, in the order of the
   * object.
   */
  readonly reported: readonly Reported[]
  /** Whether the object has no invalid value and no missing field, at any depth. Unknown fields are possible. */
  readonly isValid: boolean
  /** A copy of the valid fields, or items, that rules read. */
  readonly copy: object
  /** The names of unknown fields. */
  readonly unknown: readonly string[]
  /** The number of items of a list. */
  readonly length: number
  /** Whether all scalar items of the list are different. */
  readonly isUnique: boolean

  constructor(
    type: 'object' | 'array',
    reported: readonly Reported[] = [],
    copy: object,
    unknown: readonly string[] = [],
    length = 0,
    isUnique = true,
    isValid = reported.every(({ value }) => value instanceof Snapshot && value.isValid),
  ) {
    this.type = type
    this.reported = reported
    this.isValid = isValid
    this.copy = copy
    this.unknown = unknown
    this.length = length
    this.isUnique = isUnique
  }
}

/** A field of an object, or an item of a list, that has an issue at any depth. */
export interface Reported {
  /** The name of the field, or the index of the item. */
  readonly key: string | number
  /** The value, or the snapshot of an object or a list; undefined where a required field is missing. */
  readonly value: unknown
}

const noFields: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null })

/** The snapshot of an invalid object or list when the read only decides. */
export const invalidPart: Snapshot = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ new Snapshot('object', undefined, noFields, undefined, 0, true, false),
)

/** The result of reading a valid object whose fields no rule reads. */
export const validObject: Readonly<Record<string, unknown>> = noFields

/** The result of reading a valid list that no rule reads. */
export const validList: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** Symbols that replace a value that is not a primitive, by JSON type, so that it is not read again. */
export const unreadValue = /* @__PURE__ */ Object.freeze({
  object: /* @__PURE__ */ Symbol('object'),
  array: /* @__PURE__ */ Symbol('array'),
  none: /* @__PURE__ */ Symbol('none'),
})

/** Returns the values that rules read: the copy in a snapshot, or the value itself. */
export const copyIn = (value: unknown): unknown => (value instanceof Snapshot ? value.copy : value)

/** Returns whether the result of a read is a valid object without unknown fields. */
export const isValidRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Snapshot)
