// Generates JSON values and names of unknown fields.
import * as fc from '../fast-check.ts'
import { numberOf } from './number.ts'
import { anyText } from './text.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Names of inherited and special properties, an empty and a blank name, characters of JSON Pointers, and an index.
const oddNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  ' ',
  '/',
  'a/b',
  '~',
  'a~b',
  '~0',
  '~1',
  '0',
] as const

/** Generates names of fields, often names that programs handle incorrectly. */
export const anyName: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...oddNames), anyText)

const primitive: fc.Arbitrary<unknown> = fc.oneof(fc.constant(null), fc.boolean(), numberOf({}), anyText)

const objectOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc.array(fc.tuple(anyName, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries))

const upTo = (depth: number): fc.Arbitrary<unknown> => {
  if (depth === 0) return primitive
  const inner = upTo(depth - 1)
  return fc.oneof(
    { arbitrary: primitive, weight: 4 },
    { arbitrary: fc.array(inner, { maxLength: 4 }), weight: 1 },
    { arbitrary: objectOf(inner), weight: 1 },
  )
}

/** Generates JSON values with at most two levels of nesting. */
export const anyJson: fc.Arbitrary<unknown> = upTo(2)

export const anyObject: fc.Arbitrary<object> = objectOf(anyJson)
