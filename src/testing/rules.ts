// Repairs bodies so that they satisfy the error rules of a contract, and breaks one of the rules.
import * as fc from 'fast-check'
import { internalsOf } from '../engine/contract-internals.ts'
import { onlyErrors } from '../engine/options.ts'
import { validate } from '../engine/validate.ts'
import type { JsonSchema } from '../index.ts'
import type { Fields } from '../schema/read-values.ts'
import type { Mistake } from './mistakes.ts'
import { nextAbove, nextBelow, objectsOf, withFields } from './values.ts'

/**
 * Returns the rules of a body for errors, its schema without references, and a function that
 * returns the errors of a value without the work for warnings.
 */
export function rulesOf(contract: object) {
  const { description, options } = internalsOf(contract)
  const forErrors = onlyErrors(options)
  const errorsOf = (value: unknown) => validate(description, value, forErrors).errors
  const rules = forErrors.rules.map(({ code, at, reads }) => {
    // The fields that the rule reads, beginning with the field of its issue.
    const names = [...new Set([at, ...reads.map(({ path }) => path)].map(([name]) => String(name)))]
    /** Returns the errors of these fields, validated without the others. */
    const errorsIn = (body: Fields) => {
      const fields = Object.fromEntries(names.map((name) => [name, body[name]]))
      return errorsOf(fields).filter(({ path: [name] }) => names.includes(String(name)))
    }
    return { code, at: String(at[0]), names, errorsIn }
  })
  return { errorsOf, rules, schema: description.schema() }
}

type RulesOfBody = ReturnType<typeof rulesOf>

type ErrorRule = RulesOfBody['rules'][number]

/** The limits of a field that a rule sets, if any. */
type Limits = Partial<Record<'minimum' | 'maximum', number>> & {
  readonly allowed?: readonly number[]
}

/** Returns the limits in the issue of a broken rule; undefined if the rule is kept. */
function brokenLimits({ code, errorsIn }: ErrorRule, body: Fields): Limits | undefined {
  const issue = errorsIn(body).find((error) => error.code === code)
  return issue?.params
}

/**
 * Changes, adds or omits fields of a body, except the fixed fields, so that the body satisfies the
 * rules. A rule that the fixed fields break stays broken.
 */
export const repairBody = (body: Fields, ofBody: RulesOfBody, fixed: readonly string[]): Fields =>
  ofBody.rules.reduce((fields, rule) => repairFor(rule, fields, ofBody, fixed), body)

function repairFor(
  rule: ErrorRule,
  body: Fields,
  { schema }: RulesOfBody,
  fixed: readonly string[],
): Fields {
  const limits = brokenLimits(rule, body)
  if (limits === undefined) return body
  const free = rule.names.filter((name) => !fixed.includes(name))
  const candidates = free.flatMap((name) => {
    const values = name === rule.at ? within(limits, Number(body[name] ?? 0)) : []
    const others = rule.names.map((other) => body[other])
    return [...values, ...(schema.properties?.[name]?.enum ?? []), ...others]
      .filter((value) => value !== undefined)
      .map((value) => ({ [name]: value }))
  })
  const valid = candidates.find(
    (candidate) => rule.errorsIn({ ...body, ...candidate }).length === 0,
  )
  return withFields(body, valid ?? undefinedFields(free))
}

const undefinedFields = (names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/**
 * Returns candidates for a value within limits. An invalid value is wrapped around between two
 * limits, so that different values can result; one in nine becomes the maximum.
 */
function within(
  { minimum, maximum, allowed = [] }: Limits,
  invalid: number,
): readonly (number | undefined)[] {
  if (minimum === undefined || maximum === undefined)
    return [allowed[invalid % allowed.length], minimum, maximum]
  const steps = Math.ceil((maximum - minimum + 1) * (9 / 8))
  return [Math.min(minimum + (Math.abs(invalid - minimum) % steps), maximum)]
}

/** Returns the mistake that breaks one rule, often with a value just outside the limits. */
export function ruleMistake(
  rule: ErrorRule,
  { schema: { properties = {} } }: RulesOfBody,
): Mistake {
  const { code, at, names } = rule
  const read = Object.fromEntries(
    Object.entries(properties).filter(([name]) => names.includes(name)),
  )
  // A baseline can have the field of the issue, or the others.
  const broken = objectsOf({ properties: read }).filter(
    (fields) => brokenLimits(rule, fields) !== undefined,
  )
  return {
    code,
    mutate: fc.tuple(broken, fc.nat()).map(([fields, which]) => (valid) => {
      const values = [
        fields[at],
        ...outside(brokenLimits(rule, fields) ?? {}, properties[at] ?? {}),
      ]
      return withFields(valid, {
        ...undefinedFields(names),
        ...fields,
        [at]: values[which % values.length],
      })
    }),
  }
}

/**
 * Returns the values just outside the limits in an issue of a field, and just above each allowed
 * value.
 */
const outside = (
  { minimum, maximum, allowed = [] }: Limits,
  field: JsonSchema,
): readonly number[] => [
  ...(minimum === undefined ? [] : [nextBelow(minimum, field)]),
  ...(maximum === undefined ? [] : [nextAbove(maximum, field)]),
  ...allowed.map((value) => nextAbove(value, field)),
]
