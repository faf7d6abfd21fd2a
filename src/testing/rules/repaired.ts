import type { JsonSchema } from '../../index.ts'
import type { Fields } from '../fixed-fields.ts'
import { isNumber } from '../values/number.ts'
import type { ErrorRule } from './error-rule.ts'

/** Returns the fields of a body, changed so that they satisfy the rules. A field that cannot be changed is omitted. */
export const repaired = (body: Fields, rules: readonly ErrorRule[], repair: Repair): Fields =>
  rules.reduce((fields, rule) => repairedFor(rule, fields, repair), body)

/** The information that a repair needs. */
interface Repair {
  readonly schema: JsonSchema
  /** The fields that must not change. */
  readonly fixed: ReadonlySet<string>
}

const without = (fields: Fields, left: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)))

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

function repairedFor(rule: ErrorRule, fields: Fields, { schema, fixed }: Repair): Fields {
  const { code, reads, errorsIn } = rule
  const broken = errorsIn(fields).find((issue) => issue.code === code)
  if (broken === undefined) return fields
  const { properties = {}, required = [] } = schema
  const free = reads.filter((name) => Object.hasOwn(fields, name) && !fixed.has(name))
  for (const name of free) {
    const { [name]: field = {} } = properties
    const params = broken.path[0] === name ? broken.params : undefined
    const others = candidates(name, pick(fields, reads), field, params).map((value) => ({ ...fields, [name]: value }))
    const valid = others.find((other) => errorsIn(other).length === 0)
    if (valid !== undefined) return valid
  }
  const optional = free.filter((name) => !required.includes(name))
  const shorter = optional.map((name) => without(fields, [name])).find((other) => errorsIn(other).length === 0)
  return shorter ?? without(fields, optional)
}

/**
 * Returns other values for a field of a broken rule: those in the issue and in the schema, and the numbers of the other
 * fields.
 */
function candidates(
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
