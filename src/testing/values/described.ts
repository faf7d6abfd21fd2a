import type { JsonSchema, JsonTypeName } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { towards } from '../towards.ts'
import { anyObject } from './json.ts'
import { numberOf, wholeNumberOf } from './number.ts'
import { objectOf, withUnlisted, type FieldArbitraries } from './object.ts'
import { textOf } from './text.ts'

/** The types that a schema names. */
export const typesIn = ({ type = [] }: JsonSchema): readonly JsonTypeName[] =>
  typeof type === 'string' ? [type] : type

/** The fields that a schema lists. */
export const fieldsOf = ({ properties = {} }: JsonSchema, unlisted: boolean): FieldArbitraries =>
  new Map(Object.entries(properties).map(([name, schema]) => [name, described(schema, unlisted)]))

function objects(schema: JsonSchema, unlisted: boolean): fc.Arbitrary<object> {
  if (schema.properties === undefined) return anyObject
  const fields = fieldsOf(schema, unlisted)
  const object = objectOf(fields, schema.required ?? [])
  return unlisted ? withUnlisted(object, fields) : object
}

function lists({ items = {}, maxItems }: JsonSchema, unlisted: boolean): fc.Arbitrary<readonly unknown[]> {
  const item = described(items, unlisted)
  if (maxItems === undefined) return fc.array(item)
  return towards([], fc.array(item, { maxLength: maxItems }), fc.array(item, { maxLength: maxItems, size: 'max' }))
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

/**
 * Every value that a schema without references allows, `unlisted` with fields that it does not list. A value shrinks
 * to the first one allowed, a short text, an empty list, an object of its required fields.
 */
export function described(schema: JsonSchema, unlisted: boolean): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  return fc.oneof(...typesIn(schema).map((type) => ofType[type](schema, unlisted)))
}
