import type { JsonTypeName } from '../schema/json-schema.ts'
import { Snapshot, unreadValue } from '../snapshot/snapshot.ts'

/** One bit for each JSON type. */
const bits: { readonly [Name in JsonTypeName]: number } = {
  string: 1,
  number: 2,
  integer: 4,
  boolean: 8,
  null: 16,
  object: 32,
  array: 64,
}

/**
 * The types that a value is of: a whole number is both an integer and a number, and what JSON cannot hold is of none.
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

/** The types that a schema names. */
export const typesNamed = (names: readonly JsonTypeName[]): number =>
  names.reduce((types, name) => types | bits[name], 0)
