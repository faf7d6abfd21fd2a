import type { JsonSchema } from '../../index.ts'
import { isNumber } from '../values/number.ts'
import type { Fields } from '../fields.ts'

/**
 * Returns other values for a field of a broken rule: those in the issue and in the schema, and the numbers of the other
 * fields.
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

/** Returns a number between two bounds. A larger one wraps around if its distance from the lower bound is whole. */
function between(value: number, minimum: number, maximum: number): number {
  const raised = Math.max(value, minimum)
  const steps = raised - minimum
  return Number.isInteger(steps) ? minimum + (steps % (maximum - minimum + 1)) : Math.min(raised, maximum)
}

/** Returns a list rotated to begin at an index, which can be any whole number. */
function fromIndex<T>(values: readonly T[], index: number): readonly T[] {
  const start = Math.abs(index) % Math.max(values.length, 1)
  return [...values.slice(start), ...values.slice(0, start)]
}

/** Returns the values that the params of an issue name for its field. */
function named(params: object, value: number): readonly unknown[] {
  const all = new Map<string, unknown>(Object.entries(params))
  const allowed = all.get('allowed')
  if (Array.isArray(allowed)) return fromIndex<unknown>(allowed, Math.trunc(value))
  const [minimum = -Infinity, maximum = Infinity] = [all.get('minimum'), all.get('maximum')].map((bound) =>
    isNumber(bound) ? bound : undefined,
  )
  return [between(value, minimum, maximum)]
}
