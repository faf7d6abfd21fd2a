// Repairs bodies so that they satisfy the error rules of a contract, and breaks one of the rules.
import { typesIn } from '../schema/json-schema.ts'
import type { ErrorRuleCode, Issue, JsonSchema, Result } from '../index.ts'
import type { Rule } from '../rules/define-rule.ts'
import { ownProperties } from '../values/own-properties.ts'
import * as fc from './fast-check.ts'
import { withFields, type Mistake } from './mistakes/mistakes.ts'
import type { Fields } from './values/json.ts'
import { isNumber, nextAbove, nextBelow } from './values/number.ts'
import { absent, fieldsOf, objectOf } from './values/schema-values.ts'

export type ErrorRule = Rule<ErrorRuleCode>

export interface RulesOfBody {
  readonly contract: { validate(value: unknown): Result<unknown> }
  readonly rules: readonly ErrorRule[]
  /** The schema without references. */
  readonly schema: JsonSchema
}

/** Returns the fields that a rule reads, beginning with the field of its issue. */
const readBy = ({ at, reads, requires, readsIfPresent }: ErrorRule): readonly string[] => [
  ...new Set([at, ...reads, ...requires, ...readsIfPresent]),
]

const pick = (fields: Fields, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)))

/** Returns the errors of the fields that a rule reads. Missing required fields of the body do not count. */
const errorsOf = (rule: ErrorRule, fields: Fields, { contract }: RulesOfBody): readonly Issue[] =>
  contract
    .validate(pick(fields, (name) => readBy(rule).includes(name)))
    .errors.filter(({ code, path }) => code !== 'required' || path.length > 1)

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly allowed?: readonly number[]
}

const limitsIn = ({ params }: { readonly params: object }): Limits => ownProperties<object>(params)

/**
 * Changes, adds or omits fields of a body, except the fixed fields, so that the body satisfies the rules. A rule that the
 * fixed fields break stays broken.
 */
export const repaired = (body: Fields, ofBody: RulesOfBody, fixed: readonly string[]): Fields =>
  ofBody.rules.reduce((fields, rule) => repairedFor(rule, fields, ofBody, fixed), body)

function repairedFor(rule: ErrorRule, fields: Fields, ofBody: RulesOfBody, fixed: readonly string[]): Fields {
  const broken = errorsOf(rule, fields, ofBody).find(({ code }) => code === rule.code)
  if (broken === undefined) return fields
  const { properties = {}, required = [] } = ofBody.schema
  // A field that the body lacks breaks a rule only with its value in the baseline, so it is added last.
  const free = readBy(rule).filter((name) => !fixed.includes(name))
  const presentFirst = [...free].sort((a, b) => Number(Object.hasOwn(fields, b)) - Number(Object.hasOwn(fields, a)))
  const others = presentFirst.flatMap((name) => {
    const allowed: readonly unknown[] = properties[name]?.enum ?? []
    return [
      ...(name === rule.at ? within(limitsIn(broken), [fields[name]].find(isNumber) ?? 0) : []),
      ...fromIndex(allowed, allowed.indexOf(fields[name])),
      ...readBy(rule).map((other) => fields[other]),
    ]
      .filter((value) => value !== undefined)
      .map((value) => ({ ...fields, [name]: value }))
  })
  const valid = others.find((each) => errorsOf(rule, each, ofBody).length === 0)
  return valid ?? pick(fields, (name) => !free.includes(name) || required.includes(name))
}

/**
 * Returns candidates for a value within limits: `value` wrapped around between two limits (one in nine becomes the
 * maximum), the allowed values, and both limits (`undefined` if missing).
 */
function within({ minimum, maximum, allowed = [] }: Limits, value: number): readonly unknown[] {
  const wrapped: number[] = []
  if (minimum !== undefined && maximum !== undefined) {
    const steps = Math.ceil((maximum - minimum + 1) * (9 / 8))
    wrapped.push(Math.min(minimum + ((value - minimum) % steps), maximum))
  }
  return [...wrapped, ...fromIndex(allowed, Math.trunc(value)), minimum, maximum]
}

/** Returns a list rotated to begin at an index: the absolute value of a whole number, modulo the length. */
function fromIndex<T>(values: readonly T[], index: number): readonly T[] {
  const start = Math.abs(index) % Math.max(values.length, 1)
  return [...values.slice(start), ...values.slice(0, start)]
}

/** Returns the mistake that breaks one rule and no other rule. */
export function ruleMistake(rule: ErrorRule, ofBody: RulesOfBody): Mistake {
  const names = readBy(rule)
  const nothing = Object.fromEntries(names.map((name) => [name, absent]))
  /** Returns the limits in the issue of the rule, if it is the only error of the fields. */
  const brokenLimits = (fields: Fields): Limits | undefined => {
    const [first, ...others] = errorsOf(rule, fields, ofBody)
    return first?.code === rule.code && others.length === 0 ? limitsIn(first) : undefined
  }
  const broken = fieldsFor(rule, ofBody.schema).filter((fields) => brokenLimits(fields) !== undefined)
  return {
    code: rule.code,
    mutate: fc.tuple(broken, fc.nat(), fc.boolean()).map(([far, which, isFar]) => (valid) => {
      const near = outside(brokenLimits(far), ofBody.schema.properties?.[rule.at])
        .map((value) => ({ ...far, [rule.at]: value }))
        .filter((fields) => brokenLimits(fields) !== undefined)
      const fields = isFar || near.length === 0 ? far : near[which % near.length]
      const value = withFields(valid, { ...nothing, ...fields })
      // The fields of this rule are fixed, so that the rule stays broken.
      return { value: repaired(value, ofBody, names), path: [rule.at] }
    }),
  }
}

/** Returns the values just outside the limits in an issue of a field, and just above each allowed value. */
function outside({ minimum, maximum, allowed = [] }: Limits = {}, field: JsonSchema = {}): readonly number[] {
  const isWhole = typesIn(field).includes('integer')
  const below = isWhole ? (value: number): number => value - 1 : nextBelow
  const above = isWhole ? (value: number): number => value + 1 : nextAbove
  return [...[minimum].filter(isNumber).map(below), ...[maximum, ...allowed].filter(isNumber).map(above)]
}

/** Generates the fields that a rule reads, without null. Only the field of the issue is always present. */
function fieldsFor(rule: ErrorRule, { properties = {} }: JsonSchema): fc.Arbitrary<Fields> {
  const read = Object.entries(properties).filter(([name]) => readBy(rule).includes(name))
  const withoutNull = read.map(([name, schema]): [string, JsonSchema] => [
    name,
    ownProperties({ ...schema, type: typesIn(schema).filter((type) => type !== 'null') }),
  ])
  return objectOf(fieldsOf({ properties: Object.fromEntries(withoutNull) }, false), [rule.at])
}
