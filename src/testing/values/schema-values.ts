import type { JsonSchema, JsonTypeName } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { shrinkingTo } from '../shrinking-to.ts'
import { anyObject } from './json.ts'
import { numberOf, wholeNumberOf } from './number.ts'
import { objectOf, withUnknownFields, type FieldArbitraries } from './object.ts'
import { textOf } from './text.ts'

/**
 * Generates every value that a schema without references allows; with `unlisted`, also unknown fields.
 *
 * A value shrinks to the first allowed value, a short string, an empty list, or an object with only the required
 * fields.
 */
export function valuesOf(schema: JsonSchema, unlisted: boolean): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  return fc.oneof(...typesIn(schema).map((type) => ofType[type](schema, unlisted)))
}

/** Returns the types that a schema allows. */
export const typesIn = ({ type = [] }: JsonSchema): readonly JsonTypeName[] =>
  typeof type === 'string' ? [type] : type

/** Returns an arbitrary for each field that a schema lists. */
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
  return shrinkingTo([], fc.array(item, { maxLength: maxItems }), fc.array(item, { maxLength: maxItems, size: 'max' }))
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
