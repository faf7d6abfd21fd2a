/** A field of an object, or an item of a list, in which there is something to report. */
export interface Reported {
  /** The name of the field, or the index of the item. */
  readonly key: string | number
  /** The value, or the snapshot of an object or a list; undefined where a required field is missing. */
  readonly value: unknown
}

/** An object or a list that was read once and in which there is something to report. */
export class Snapshot {
  readonly type: 'object' | 'array'
  /** What is invalid, missing, or has something invalid or unknown inside, in the order of the object. */
  readonly reported: readonly Reported[]
  /** Whether there is no invalid value and no missing field in it, at any depth. */
  readonly isValid: boolean
  /** A copy of the valid fields, or items, that rules read. */
  readonly copy: object
  /** The names of fields that the schema does not list. */
  readonly unknown: readonly string[]
  /** The number of items of a list. */
  readonly length: number
  /** Whether no scalar item of a list is there twice. */
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

const noFields: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null })

/** The snapshot of an object or a list with an error, where only the decision matters. */
export const invalidPart: Snapshot = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ new Snapshot('object', undefined, noFields, undefined, 0, true, false),
)

/** The result of reading a valid object whose fields no rule reads. */
export const validObject: Readonly<Record<string, unknown>> = noFields

/** The result of reading a valid list that no rule reads. */
export const validList: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** The JSON type of a value that is not looked into, because its schema allows no value of that type. */
export const unreadValue = /* @__PURE__ */ Object.freeze({
  object: /* @__PURE__ */ Symbol('object'),
  array: /* @__PURE__ */ Symbol('array'),
  none: /* @__PURE__ */ Symbol('none'),
})

/** Returns the copy for the rules of what was read: that in a snapshot, or the value itself. */
export const copyIn = (value: unknown): unknown => (value instanceof Snapshot ? value.copy : value)

/** Whether the result of a reading is the record of an object in which there is nothing to report. */
export const isValidRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Snapshot)
