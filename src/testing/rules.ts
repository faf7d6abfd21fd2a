// Repairs bodies so that they satisfy the error rules of a contract, and breaks one of the rules.
import type { Fields } from '../schema/read-parts.ts'
import type { ErrorRuleCode, Issue, JsonSchema } from '../index.ts'
import type { Rule } from '../rules/define-rule.ts'
import { ownField, ownProperties } from '../schema/own-properties.ts'
import * as fc from './fast-check.ts'
import type { Mistake } from './mistakes.ts'
import { nextAbove, nextBelow, objectsOf, withFields } from './values.ts'

export interface RulesOfBody {
  readonly errorsOf: (value: unknown) => readonly Issue[]
  readonly rules: readonly ErrorRule[]
  /** The schema without references. */
  readonly schema: JsonSchema
}

type ErrorRule = Rule<ErrorRuleCode>

/** Returns the fields that a rule reads, beginning with the field of its issue. */
const namesReadBy = ({ at, reads, readsIfPresent }: ErrorRule): readonly string[] => [
  ...new Set([at, ...reads, ...readsIfPresent]),
]

/** Returns the errors of the fields that a rule reads, validated without the others. */
function errorsOf(rule: ErrorRule, body: Fields, ofBody: RulesOfBody): readonly Issue[] {
  const names = namesReadBy(rule)
  const fields = Object.fromEntries(names.map((name) => [name, ownField(body, name)]))
  return ofBody.errorsOf(fields).filter(({ path: [name] }) => names.includes(String(name)))
}

/** The limits of a field that a rule sets, if any. */
type Limits = Partial<Record<'minimum' | 'maximum', number>> & { readonly allowed?: readonly number[] }

/** Returns the limits in the issue of a broken rule; none if the rule is kept. */
const limitsOf = (rule: ErrorRule, issues: readonly Issue[]): Limits =>
  ownProperties<object>({ ...issues.find(({ code }) => code === rule.code)?.params })

/**
 * Changes, adds or omits fields of a body, except the fixed fields, so that the body satisfies the rules. A rule that
 * the fixed fields break stays broken.
 */
export const repaired = (body: Fields, ofBody: RulesOfBody, fixed: readonly string[]): Fields =>
  ofBody.rules.reduce((fields, rule) => repairedFor(rule, fields, ofBody, fixed), body)

function repairedFor(rule: ErrorRule, body: Fields, ofBody: RulesOfBody, fixed: readonly string[]): Fields {
  const errors = errorsOf(rule, body, ofBody)
  if (!errors.some(({ code }) => code === rule.code)) return body
  const names = namesReadBy(rule)
  const free = names.filter((name) => !fixed.includes(name))
  const candidates = free.flatMap((name) => {
    const values = name === rule.at ? within(limitsOf(rule, errors), Number(ownField(body, name) ?? 0)) : []
    return [
      ...values,
      ...(ofBody.schema.properties?.[name]?.enum ?? []),
      ...names.map((other) => ownField(body, other)),
    ]
      .filter((value) => value !== undefined)
      .map((value) => ({ [name]: value }))
  })
  const valid = candidates.find((candidate) => errorsOf(rule, { ...body, ...candidate }, ofBody).length === 0)
  return withFields(body, valid ?? undefinedFields(free))
}

const undefinedFields = (names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, undefined]))

/**
 * Returns candidates for a value within limits. An invalid value is wrapped around between two limits, so that
 * different values can result; one in nine becomes the maximum.
 */
function within({ minimum, maximum, allowed = [] }: Limits, invalid: number): readonly (number | undefined)[] {
  if (minimum === undefined || maximum === undefined) return [allowed[invalid % allowed.length], minimum, maximum]
  const steps = Math.ceil((maximum - minimum + 1) * (9 / 8))
  return [Math.min(minimum + (Math.abs(invalid - minimum) % steps), maximum)]
}

/** Returns the mistake that breaks one rule, often with a value just outside the limits. */
export function ruleMistake(rule: ErrorRule, ofBody: RulesOfBody): Mistake {
  const names = namesReadBy(rule)
  const { properties = {} } = ofBody.schema
  const read = Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)))
  const isBroken = (fields: Fields): boolean => errorsOf(rule, fields, ofBody).some(({ code }) => code === rule.code)
  const broken = objectsOf({ properties: read, required: [rule.at] }).filter(isBroken)
  return {
    code: rule.code,
    mutate: fc.tuple(broken, fc.nat()).map(([fields, which]) => (valid) => {
      const limits = limitsOf(rule, errorsOf(rule, fields, ofBody))
      const values = [fields[rule.at], ...outside(limits, { ...properties[rule.at] })]
      return withFields(valid, { ...undefinedFields(names), ...fields, [rule.at]: values[which % values.length] })
    }),
  }
}

/** Returns the values just outside the limits in an issue of a field, and just above each allowed value. */
const outside = ({ minimum, maximum, allowed = [] }: Limits, field: JsonSchema): readonly number[] => [
  ...(minimum === undefined ? [] : [nextBelow(minimum, field)]),
  ...(maximum === undefined ? [] : [nextAbove(maximum, field)]),
  ...allowed.map((value) => nextAbove(value, field)),
]
