import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import type { FieldArbitraries } from '../values/object.ts'
import { typesIn } from '../values/schema-values.ts'
import type { ErrorRule } from './error-rule.ts'

/** Generates other values for the fields of rules that are strings, lists or objects without listed values. */
export function sparesFor(
  rules: readonly ErrorRule[],
  fields: FieldArbitraries,
  { properties = {} }: JsonSchema,
): fc.Arbitrary<ReadonlyMap<string, readonly unknown[]>> {
  const spares = [...new Set(rules.flatMap(({ reads }) => reads))].flatMap((name) => {
    const { [name]: schema = {} } = properties
    const values = fields.get(name)
    const isComposed = typesIn(schema).some((type) => ['string', 'array', 'object'].includes(type))
    return values !== undefined && isComposed && schema.enum === undefined
      ? [fc.array(values, { minLength: spareCount, maxLength: spareCount }).map((list) => [name, list] as const)]
      : []
  })
  return fc.tuple(...spares).map((entries) => new Map(entries))
}

/** Number of other values that a repair can try for a field that is a string, a list or an object. */
const spareCount = 4
