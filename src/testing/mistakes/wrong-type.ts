import type { JsonSchema, JsonTypeName } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { typesIn } from '../values/schema-values.ts'
import { anyJson, anyObject } from '../values/json.ts'
import { numberOf, wholeNumberOf } from '../values/number.ts'
import { anyText } from '../values/text.ts'

/** Generates JSON values of every type that a schema does not allow. A whole number is also a number. */
export function wrongType(schema: JsonSchema): fc.Arbitrary<unknown> {
  const named = typesIn(schema)
  const names: readonly JsonTypeName[] = ['null', 'boolean', 'string', 'number', 'object', 'array']
  const others = names.filter((name) => !named.includes(name))
  return fc.oneof(...others.map((name) => (name === 'number' && named.includes('integer') ? fraction : ofType[name])))
}

/** Generates numbers that are not whole. Halves are exact for all numbers that `fc.integer` generates. */
const fraction = fc.integer().map((whole) => whole + 0.5)

const ofType: { readonly [Name in JsonTypeName]: fc.Arbitrary<unknown> } = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  string: anyText,
  number: fc.oneof(fraction, numberOf({})),
  integer: wholeNumberOf({}),
  object: anyObject,
  array: fc.array(anyJson, { maxLength: 4 }),
}
