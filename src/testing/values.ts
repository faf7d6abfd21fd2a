// Generates the values that a schema without references allows, and other JSON values.
import * as fc from 'fast-check'
import type { JsonSchema, JsonTypeName } from '../index.ts'
import { allowedIn, typesIn } from '../schema/json-schema.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import { oneofShrinkingToFirst } from './shrinking.ts'
import { anyText, textOf } from './texts.ts'

/**
 * Generates values that a schema allows, but ignores `minLength`. With `unlisted`, objects can have
 * unknown fields.
 *
 * A value shrinks to a simple value, such as the first allowed value, an empty list, or an object
 * with only the required fields.
 */
export function valuesOf(schema: JsonSchema, unlisted = false): fc.Arbitrary<unknown> {
  const allowed = allowedIn(schema)
  if (allowed !== undefined) return fc.constantFrom(...allowed)
  return fc.oneof(...typesIn(schema).map((type) => ofType[type](schema, unlisted)))
}

const ofType: {
  readonly [Name in JsonTypeName]: (schema: JsonSchema, unlisted: boolean) => fc.Arbitrary<unknown>
} = {
  string: textOf,
  number: numbersOf,
  integer: numbersOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: (schema, unlisted) =>
    schema.properties === undefined ? anyObject : objectsOf(schema, unlisted),
  array: listsOf,
}

/**
 * Generates objects with few or most of the optional fields. A fixed field that is undefined is
 * omitted.
 */
export function objectsOf(
  schema: JsonSchema,
  unlisted = false,
  fixed: Fields = {},
): fc.Arbitrary<Fields> {
  const { properties = {}, required = [] } = schema
  const free = Object.entries(properties).filter(([name]) => !Object.hasOwn(fixed, name))
  const inShares = (left: number, kept: number): fc.Arbitrary<unknown[]> =>
    fc.tuple(
      ...free.map(([name, property]) =>
        oneofShrinkingToFirst(
          { arbitrary: fc.constant(undefined), weight: required.includes(name) ? 0 : left },
          { arbitrary: valuesOf(property, unlisted), weight: kept },
        ),
      ),
    )
  const unknown = fc.array(fc.tuple(anyName, anyJson), { maxLength: unlisted ? 3 : 0 })
  return fc
    .tuple(unknown, oneofShrinkingToFirst(inShares(8, 1), inShares(1, 4)))
    .map(([others, values]) => {
      const unlistedFields = Object.fromEntries(
        others.filter(([name]) => !Object.hasOwn(properties, name)),
      )
      const listed = Object.fromEntries(free.map(([name], index) => [name, values[index]] as const))
      return withFields(unlistedFields, { ...listed, ...fixed })
    })
}

/**
 * Adds or replaces fields of an object; creates one for another value. Omits the fields that are
 * undefined.
 */
export function withFields(object: unknown, fields: Fields): Fields {
  const all = { ...(isFields(object) && object), ...fields }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function listsOf(
  { items = {}, maxItems }: JsonSchema,
  unlisted: boolean,
): fc.Arbitrary<readonly unknown[]> {
  const item = valuesOf(items, unlisted)
  if (maxItems === undefined) return fc.array(item)
  return oneofShrinkingToFirst(
    fc.array(item, { maxLength: maxItems }),
    fc.array(item, { maxLength: maxItems, size: 'max' }),
  )
}

/**
 * Generates numbers within the bounds of a schema, often a bound. They shrink to the whole number
 * nearest to zero.
 */
export function numbersOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { exclusiveMinimum, minimum = -Number.MAX_VALUE, maximum: max = Number.MAX_VALUE } = schema
  const min = exclusiveMinimum === undefined ? minimum : nextAbove(exclusiveMinimum, schema)
  const [least, most] = [
    Math.max(Math.ceil(min), -0x8000_0000),
    Math.min(Math.floor(max), 0x7fff_ffff),
  ]
  // One in nine numbers or more is the maximum.
  const wholes = fc
    .integer({ min: least, max: most + Math.ceil((most - least) / 8) })
    .map((value) => Math.min(value, most))
  const simplest = fc.constant(Math.min(Math.max(0, least), most))
  if (isInteger(schema)) return oneofShrinkingToFirst(simplest, wholes)
  // `JSON.stringify` writes -0 as 0, so 0 replaces it.
  const doubles = fc.double({ min, max, noNaN: true }).map((value) => value + 0)
  const ends = [min, max].filter((end) => !Number.isInteger(end)).map((end) => fc.constant(end))
  return oneofShrinkingToFirst(simplest, wholes, doubles, ...ends)
}

const isInteger = (schema: JsonSchema): boolean => typesIn(schema).includes('integer')

/** Returns the smallest number above a finite number: the next integer or the next double. */
export function nextAbove(value: number, schema: JsonSchema): number {
  if (isInteger(schema)) return Math.floor(value) + 1
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value + 0)
  view.setBigInt64(0, view.getBigInt64(0) + (value < 0 ? -1n : 1n))
  return view.getFloat64(0)
}

/** Returns the greatest number below a finite number. */
export const nextBelow = (value: number, schema: JsonSchema): number => -nextAbove(-value, schema)

// Names of inherited and special properties, an empty and a blank name, characters of JSON
// Pointers, and an index.
const oddNames = [
  '__proto__',
  'constructor',
  'toString',
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
]

/** Generates names of fields, often names that programs handle incorrectly. */
const anyName: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...oddNames), anyText)

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  // The texts look like a number or a boolean.
  fc.constantFrom(null, true, false, '', ' 1', '0x14', '01', 'yes', 'True'),
  numbersOf({ type: 'number' }),
  anyText,
)

const objectsWith = (value: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc.array(fc.tuple(anyName, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries))

const nested = (inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: scalar, weight: 4 },
    { arbitrary: fc.array(inner, { maxLength: 4 }), weight: 1 },
    { arbitrary: objectsWith(inner), weight: 1 },
  )

/** Generates JSON values with at most two levels of nesting. */
export const anyJson: fc.Arbitrary<unknown> = nested(nested(scalar))

const anyObject: fc.Arbitrary<object> = objectsWith(anyJson)
