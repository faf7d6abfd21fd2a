import type { JsonSchema } from '../../index.ts'
import type { Fields } from '../fields.ts'
import { candidates } from './candidates.ts'
import type { ErrorRule } from './error-rule.ts'

/** Returns the fields of a body, changed so that they satisfy the rules. A field that cannot be changed is omitted. */
export const repaired = (body: Fields, rules: readonly ErrorRule[], repair: Repair): Fields =>
  rules.reduce((fields, rule) => repairedFor(rule, fields, repair), body)

/** The information that a repair needs. */
export interface Repair {
  readonly schema: JsonSchema
  /** The fields that must not change. */
  readonly fixed: ReadonlySet<string>
  /** Other valid values of fields, to try. */
  readonly spares: ReadonlyMap<string, readonly unknown[]>
}

const without = (fields: Fields, left: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)))

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

function repairedFor(rule: ErrorRule, fields: Fields, { schema, fixed, spares }: Repair): Fields {
  const { code, reads, errorsIn } = rule
  const broken = errorsIn(fields).find((issue) => issue.code === code)
  if (broken === undefined) return fields
  const { properties = {}, required = [] } = schema
  const free = reads.filter((name) => Object.hasOwn(fields, name) && !fixed.has(name))
  for (const name of free) {
    const { [name]: field = {} } = properties
    const params = broken.path[0] === name ? broken.params : undefined
    const others = [...candidates(name, pick(fields, reads), field, params), ...(spares.get(name) ?? [])].map(
      (value) => ({ ...fields, [name]: value }),
    )
    const valid = others.find((other) => errorsIn(other).length === 0)
    if (valid !== undefined) return valid
  }
  const optional = free.filter((name) => !required.includes(name))
  const shorter = optional.map((name) => without(fields, [name])).find((other) => errorsIn(other).length === 0)
  return shorter ?? without(fields, optional)
}
