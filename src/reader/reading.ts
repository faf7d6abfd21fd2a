/** What one reading of a caller's value was asked for, and what it met on the way. */
export interface Reading {
  /** Whether lists keep their items: needed to explain and for the rules, not for a verdict. */
  readonly keep: boolean
  /** How many wrong items of one list are read before the rest of it is left unread. */
  readonly limit: number
  /** Wrong items and lists that are too long, so far. */
  wrong: number
  /** How many names that no schema lists may still be kept. */
  room: number
}

/** Stands in a record for a caller's object whose inside is not described, so that nothing touches that object again. */
export const anObject: object = /* @__PURE__ */ Object.freeze({})

/** The same for a list that is not looked into, or that stands where no list is allowed. */
export const anArray: readonly unknown[] = /* @__PURE__ */ Object.freeze([])

/** The kind of a value that is not looked into: a primitive or a function as it is, an object as one of the two constants. */
export function readClosed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? anArray : anObject
}

export function keepName(names: string[] | undefined, name: string, reading: Reading): string[] | undefined {
  if (reading.room === 0) return names
  reading.room--
  if (names === undefined) return [name]
  names.push(name)
  return names
}
