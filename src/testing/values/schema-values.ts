import { typesIn } from '../../schema/json-schema.ts'
import * as fc from '../fast-check.ts'
import type { JsonSchema, JsonTypeName } from '../../index.ts'
import { anyJson, anyName, anyObject, type Fields } from './json.ts'
import { numberOf, wholeNumberOf } from './number.ts'
import { textOf } from './text.ts'

/** Generates an object with few or most of its optional fields. It shrinks to the required fields. */
export const objectOf = (fields: FieldArbitraries, required: readonly string[]): fc.Arbitrary<Fields> =>
  fc.oneofShrinkingToFirst(inShares(fields, required, [8, 1]), inShares(fields, required, [1, 4]))

export type FieldArbitraries = ReadonlyMap<string, fc.Arbitrary<unknown>>

/** The relative frequencies of omitting and of including an optional field. */
type Shares = readonly [left: number, kept: number]

/** A placeholder for the value of a field that is omitted. */
export const absent = Symbol('absent')

const optional = (value: fc.Arbitrary<unknown>, [left, kept]: Shares): fc.Arbitrary<unknown> =>
  fc.oneofShrinkingToFirst({ arbitrary: fc.constant(absent), weight: left }, { arbitrary: value, weight: kept })

function inShares(fields: FieldArbitraries, required: readonly string[], shares: Shares): fc.Arbitrary<Fields> {
  const names = [...fields.keys()]
  return fc
    .tuple(...[...fields].map(([name, value]) => (required.includes(name) ? value : optional(value, shares))))
    .map((values) =>
      Object.fromEntries(
        names.map((name, index) => [name, values[index]] as const).filter(([, value]) => value !== absent),
      ),
    )
}

/** Adds up to three unknown fields to the generated objects. */
export const withUnknownFields = (object: fc.Arbitrary<object>, listed: FieldArbitraries): fc.Arbitrary<object> =>
  fc
    .tuple(fc.array(fc.tuple(anyName, anyJson), { maxLength: 3 }), object)
    .map(([besides, fields]) => ({ ...Object.fromEntries(besides.filter(([name]) => !listed.has(name))), ...fields }))

/**
 * Generates values that a schema without references allows, but ignores `minLength`. With `unlisted`, objects can have
 * unknown fields.
 *
 * A value shrinks to a simple value, such as the first allowed value, an empty list, or an object with only the
 * required fields.
 */
export function valuesOf(schema: JsonSchema, unlisted: boolean): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  return fc.oneof(...typesIn(schema).map((type) => ofType[type](schema, unlisted)))
}

export const fieldsOf = ({ properties = {} }: JsonSchema, unlisted: boolean): FieldArbitraries =>
  new Map(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, unlisted)]))

function objects(schema: JsonSchema, unlisted: boolean): fc.Arbitrary<object> {
  if (schema.properties === undefined) return anyObject
  const fields = fieldsOf(schema, unlisted)
  const object = objectOf(fields, schema.required ?? [])
  return unlisted ? withUnknownFields(object, fields) : object
}

function lists({ items = {}, maxItems }: JsonSchema, unlisted: boolean): fc.Arbitrary<readonly unknown[]> {
  const item = valuesOf(items, unlisted)
  if (maxItems === undefined) return fc.array(item)
  return fc.shrinkingTo(
    [],
    fc.array(item, { maxLength: maxItems }),
    fc.array(item, { maxLength: maxItems, size: 'max' }),
  )
}

const ofType: { readonly [Name in JsonTypeName]: (schema: JsonSchema, unlisted: boolean) => fc.Arbitrary<unknown> } = {
  string: textOf,
  number: numberOf,
  integer: wholeNumberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objects,
  array: lists,
}
