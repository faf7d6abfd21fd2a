import * as fc from '../fast-check.ts'
import type { JsonSchema } from '../../index.ts'
import { ownProperties } from '../../values/own-properties.ts'

/** Returns the smallest double above a finite number. */
export function nextAbove(value: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value + 0)
  view.setBigInt64(0, view.getBigInt64(0) + (value < 0 ? -1n : 1n))
  return view.getFloat64(0)
}

/** Returns the greatest double below a finite number. */
export const nextBelow = (value: number): number => -nextAbove(-value)

/** Generates a whole number within the bounds of a schema. It shrinks towards zero. */
export function wholeNumberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const bounds = boundsOf(schema, (excluded) => Math.floor(excluded) + 1)
  return fc.shrinkingTo(simplest(bounds), wholeNumber(bounds))
}

export const isNumber = (value: unknown): value is number => typeof value === 'number'

type Bounds = Pick<JsonSchema, 'minimum' | 'maximum'>

/** Returns the inclusive bounds of a schema. `next` returns the least allowed number above an exclusive minimum. */
const boundsOf = (schema: JsonSchema, next: (excluded: number) => number): Bounds => {
  const { minimum, exclusiveMinimum, maximum } = ownProperties(schema)
  const least = exclusiveMinimum === undefined ? minimum : next(exclusiveMinimum)
  return ownProperties({ ...(least !== undefined && { minimum: least }), ...(maximum !== undefined && { maximum }) })
}

/** Returns the whole number within bounds that is nearest to zero. */
const simplest = ({ minimum = -Infinity, maximum = Infinity }: Bounds): number =>
  Math.min(Math.max(0, Math.ceil(minimum)), Math.floor(maximum))

/** Generates whole numbers between two bounds. One in nine or more is the maximum. */
const wholeBetween = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max: max + Math.ceil((max - min) / 8) }).map((value) => Math.min(value, max))

function wholeNumber({ minimum, maximum }: Bounds): fc.Arbitrary<number> {
  if (minimum !== undefined && maximum !== undefined) return wholeBetween(Math.ceil(minimum), Math.floor(maximum))
  return fc.integer({ min: Math.ceil(minimum ?? -0x8000_0000), max: Math.floor(maximum ?? 0x7fff_ffff) })
}

/** Replaces -0 by 0, because `JSON.stringify` writes -0 as 0. */
const withoutNegativeZero = (value: number): number => value + 0

/** Generates a number within the bounds of a schema, often a bound. It shrinks towards zero. */
export function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const bounds = boundsOf(schema, nextAbove)
  const { minimum: min = -Number.MAX_VALUE, maximum: max = Number.MAX_VALUE } = bounds
  const double = fc.double({ min, max, noNaN: true })
  const ends = Object.values(bounds).filter((bound) => !Number.isInteger(bound))
  return fc.shrinkingTo(
    simplest(bounds),
    wholeNumber(bounds),
    double.map(withoutNegativeZero),
    ...ends.map((end) => fc.constant(end)),
  )
}
