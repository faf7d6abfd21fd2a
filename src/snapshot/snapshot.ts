/** A field of an object in which there is something to report. */
export interface SnapshotField {
  readonly name: string
  /** The value, or the snapshot of an object or a list; undefined where a required field is missing. */
  readonly value: unknown
}

/** An object or a list that was read once and in which there may be something to report. */
export class Snapshot {
  /** Whether there is no invalid value and no missing field in it, at any depth. */
  readonly isValid: boolean

  constructor(isValid: boolean) {
    this.isValid = isValid
  }
}

/** An object that was read once: its invalid and unknown fields, and the fields that rules read. */
export class ObjectSnapshot extends Snapshot {
  /** The fields that are invalid, missing, or have invalid or unknown fields inside, in the order of the object. */
  readonly reported: readonly SnapshotField[] | undefined
  /** The names of fields that the schema does not list. */
  readonly unknown: readonly string[] | undefined
  /** A copy of the valid fields that rules read. */
  readonly fields: Readonly<Record<string, unknown>>

  constructor(
    reported: readonly SnapshotField[] | undefined,
    unknown: readonly string[] | undefined,
    isValid: boolean,
    fields: Readonly<Record<string, unknown>>,
  ) {
    super(isValid)
    this.reported = reported
    this.unknown = unknown
    this.fields = fields
  }
}

/** An item of a list in which there is something to report. */
export interface SnapshotItem {
  readonly index: number
  readonly value: unknown
}

/** A list that was read once and has an invalid item, an unknown field inside, or an invalid length. */
export class ListSnapshot extends Snapshot {
  readonly reported: readonly SnapshotItem[]
  readonly length: number
  /** Whether no scalar item is there twice. */
  readonly isUnique: boolean
  /** A copy of the valid items, for the rules. */
  readonly items: readonly unknown[]

  constructor(
    reported: readonly SnapshotItem[],
    length: number,
    isValid: boolean,
    isUnique: boolean,
    items: readonly unknown[],
  ) {
    super(isValid)
    this.reported = reported
    this.length = length
    this.isUnique = isUnique
    this.items = items
  }
}

const noFields: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null })

/** The snapshot of an object with an error, where only the decision matters. */
export const invalidObject: ObjectSnapshot = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ new ObjectSnapshot(undefined, undefined, false, noFields),
)

/** The snapshot of a list with an error, where only the decision matters. */
export const invalidList: ListSnapshot = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ new ListSnapshot([], 0, false, true, []),
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
export const copyIn = (value: unknown): unknown =>
  value instanceof ObjectSnapshot ? value.fields : value instanceof ListSnapshot ? value.items : value

/** Whether the result of a reading is the record of an object in which there is nothing to report. */
export const isValidRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Snapshot)
