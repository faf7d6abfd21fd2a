import * as fc from 'fast-check'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { towards } from '../towards.ts'

/** The least whole number that a schema allows. */
const leastWhole = ({ minimum, exclusiveMinimum }: JsonSchema): number | undefined =>
  exclusiveMinimum === undefined ? minimum && Math.ceil(minimum) : Math.floor(exclusiveMinimum) + 1

/** A whole number that a schema allows; it shrinks towards zero, or to the least one. */
export function wholeNumberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { maximum } = schema
  const min = leastWhole(schema)
  return fc.integer({ ...(min !== undefined && { min }), ...(maximum !== undefined && { max: Math.floor(maximum) }) })
}

/** A number that a schema allows, whole or not, the bounds and their neighbours often. It shrinks to the least whole one. */
export function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum, exclusiveMinimum, maximum } = schema
  const min = exclusiveMinimum ?? minimum
  const double = fc.double({
    ...(min !== undefined && { min, minExcluded: exclusiveMinimum !== undefined }),
    ...(maximum !== undefined && { max: maximum }),
    noNaN: true,
    noDefaultInfinity: true,
  })
  return towards(leastWhole(schema) ?? 0, wholeNumberOf(schema), double.map(withoutNegativeZero))
}

/** JSON text does not keep the sign of a zero. */
const withoutNegativeZero = (value: number): number => value + 0
