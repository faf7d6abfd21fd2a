import type { JsonTypeName } from '../schema/json-schema.ts'
import type { ReceivedType } from '../issues/issue.ts'
import { Snapshot, unreadValue } from '../snapshot/snapshot.ts'

/** A bit for each JSON type. `typesOf` and `typesNamed` return sets of types as these bits. */
export const bits: { readonly [Name in JsonTypeName]: number } = {
  string: 1,
  number: 2,
  integer: 4,
  boolean: 8,
  null: 16,
  object: 32,
  array: 64,
}

const names = ['string', 'number', 'boolean', 'null', 'object', 'array'] as const

/**
 * Returns the JSON types of a value that a reader reported: a scalar, a `Snapshot` or a symbol of `unreadValue`. The
 * types are bits: `integer` and `number` for a whole number, 0 for a value that JSON cannot express.
 */
export function typesOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return bits.string
    case 'number':
      return Number.isInteger(value) ? bits.integer | bits.number : Number.isFinite(value) ? bits.number : 0
    case 'boolean':
      return bits.boolean
    case 'object':
      return value === null ? bits.null : value instanceof Snapshot ? bits[value.type] : bits.object
    case 'symbol':
      return value === unreadValue.array ? bits.array : value === unreadValue.object ? bits.object : 0
    default:
      return 0
  }
}

export const typesNamed = (names: readonly JsonTypeName[]): number =>
  names.reduce((types, name) => types | bits[name], 0)

/** Returns the type of a reported value: `'number'` even for integers, `'none'` if JSON cannot express the value. */
export function jsonTypeOf(value: unknown): ReceivedType {
  const types = typesOf(value)
  return names.find((name) => (types & bits[name]) !== 0) ?? 'none'
}
