import type { JsonSchema } from '../../index.ts'
import { isNumber } from '../values/number.ts'
import type { Fields } from '../fields.ts'

/** Returns a number between two bounds for one outside: whole numbers above begin anew at the lower bound. */
function between(value: number, minimum: number, maximum: number): number {
  if (value < minimum) return minimum
  const isInside = value <= maximum
  if (isInside || !Number.isInteger(value)) return Math.min(value, maximum)
  return minimum + ((value - minimum) % (maximum - minimum + 1))
}

/** Returns a list that begins at an index, any whole number, and goes once round. */
function fromIndex<T>(values: readonly T[], index: number): readonly T[] {
  const start = Math.abs(index) % Math.max(values.length, 1)
  return [...values.slice(start), ...values.slice(0, start)]
}

/** Returns the values that the params of a rule's issue name for the field of the issue. */
function named(params: object, value: number): readonly unknown[] {
  const all = new Map<string, unknown>(Object.entries(params))
  const allowed = all.get('allowed')
  if (Array.isArray(allowed)) return fromIndex<unknown>(allowed, Math.trunc(value))
  const [minimum = -Infinity, maximum = Infinity] = [all.get('minimum'), all.get('maximum')].map((bound) =>
    isNumber(bound) ? bound : undefined,
  )
  return [between(value, minimum, maximum)]
}

/**
 * Returns other values for a field of a broken rule: those that the issue names, those that the schema lists, and the
 * numbers of the other fields.
 */
export function candidates(
  name: string,
  fields: Fields,
  { enum: allowed = [] }: JsonSchema,
  params: object | undefined,
): readonly unknown[] {
  const value = fields[name]
  return [
    ...(params !== undefined && isNumber(value) ? named(params, value) : []),
    ...fromIndex(
      allowed,
      allowed.findIndex((one) => one === value),
    ),
    ...Object.values(fields).filter(isNumber),
  ]
}
