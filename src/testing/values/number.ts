import type { JsonSchema } from '../../index.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import * as fc from '../fast-check.ts'
import { towards } from '../towards.ts'
import { nextAbove } from './next-double.ts'

export const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The bounds of numbers, both included. */
type Bounds = Pick<JsonSchema, 'minimum' | 'maximum'>

/** The bounds of a schema; an excluded one gives way to the next number, or the next whole one. */
const boundsOf = (schema: JsonSchema, next: (excluded: number) => number): Bounds => {
  const { minimum, exclusiveMinimum, maximum } = ownProperties(schema)
  const least = exclusiveMinimum === undefined ? minimum : next(exclusiveMinimum)
  return ownProperties({ ...(least !== undefined && { minimum: least }), ...(maximum !== undefined && { maximum }) })
}

/** The whole number in bounds that is nearest to zero. */
const simplest = ({ minimum = -Infinity, maximum = Infinity }: Bounds): number =>
  Math.min(Math.max(0, Math.ceil(minimum)), Math.floor(maximum))

/** Whole numbers between two bounds, one in nine of them the greatest: every one above it counts as it. */
const wholeBetween = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max: max + Math.ceil((max - min) / 8) }).map((value) => Math.min(value, max))

function wholeNumber({ minimum, maximum }: Bounds): fc.Arbitrary<number> {
  const min = minimum === undefined ? undefined : Math.ceil(minimum)
  const max = maximum === undefined ? undefined : Math.floor(maximum)
  if (min !== undefined && max !== undefined) return wholeBetween(min, max)
  return fc.integer({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
}

/** A whole number that a schema allows; it shrinks to zero, or to the one next to it. */
export function wholeNumberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const bounds = boundsOf(schema, (excluded) => Math.floor(excluded) + 1)
  return towards(simplest(bounds), wholeNumber(bounds))
}

/** JSON text does not keep the sign of a zero. */
const withoutNegativeZero = (value: number): number => value + 0

/**
 * A number that a schema allows, whole or not, the bounds often. It shrinks to zero, or to the whole number next to it.
 */
export function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const bounds = boundsOf(schema, nextAbove)
  const { minimum, maximum } = bounds
  const double = fc.double({
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    noNaN: true,
    noDefaultInfinity: true,
  })
  const ends = Object.values(bounds).filter((bound) => !Number.isInteger(bound))
  return towards(
    simplest(bounds),
    wholeNumber(bounds),
    double.map(withoutNegativeZero),
    ...ends.map((end) => fc.constant(end)),
  )
}
