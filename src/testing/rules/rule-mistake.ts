import * as fc from '../fast-check.ts'
import type { Issue, JsonSchema } from '../../index.ts'
import { ownProperties } from '../../values/own-properties.ts'
import type { Fields } from '../fixed-fields.ts'
import { withFields, type Mistake } from '../mistakes/mistakes.ts'
import { nextAbove, nextBelow, isNumber } from '../values/number.ts'
import { absent, objectOf, fieldsOf, typesIn } from '../values/schema-values.ts'
import type { ErrorRule } from './error-rule.ts'
import { repaired } from './repaired.ts'

/** Returns the mistake of breaking one rule and no other. */
export function ruleMistake(rule: ErrorRule, rules: readonly ErrorRule[], schema: JsonSchema): Mistake {
  const { code, reads, examples } = rule
  const drawn = fc.array(fieldsFor(rule, schema), { minLength: draws, maxLength: draws, size: 'max' })
  const nothing = Object.fromEntries(reads.map((name) => [name, absent]))
  return {
    code,
    mutate: fc.tuple(drawn, fc.nat(), fc.boolean()).map(([objects, which, isFar]) => (valid) => {
      const all = [...objects, ...examples.slice(which % examples.length), ...examples]
      const broken = all.find((fields) => violation(rule, fields) !== undefined) ?? {}
      const issue = violation(rule, broken)
      const fields = issue === undefined || isFar ? broken : atBound(rule, broken, issue, schema, which)
      const value = withFields(valid, { ...nothing, ...fields })
      // The fields of this rule are fixed, so that it stays broken.
      return { value: { ...repaired(value, rules, { schema, fixed: new Set(reads) }) }, path: issue?.path ?? [] }
    }),
  }
}

/** Maximum number of generated values to try until one breaks the rule. */
const draws = 12

/** Returns the only error of the fields, if it is that of the rule. */
function violation({ code, errorsIn }: ErrorRule, fields: Fields): Issue | undefined {
  const [first, ...others] = errorsIn(fields)
  return first?.code === code && others.length === 0 ? first : undefined
}

/** Returns the values just outside the limits in an issue. */
function outside({ params }: Issue, isWhole: boolean): readonly number[] {
  const named = new Map<string, unknown>(Object.entries(params))
  const [minimum, maximum, allowed] = [named.get('minimum'), named.get('maximum'), named.get('allowed')]
  return [
    ...(isNumber(minimum) ? [isWhole ? minimum - 1 : nextBelow(minimum)] : []),
    ...(isNumber(maximum) ? [isWhole ? maximum + 1 : nextAbove(maximum)] : []),
    ...(Array.isArray(allowed) ? allowed.map((value) => Number(value) + 1) : []),
  ]
}

/** Returns fields that break a rule, if possible with a value just outside the limits in the issue. */
function atBound(
  rule: ErrorRule,
  fields: Fields,
  issue: Issue,
  { properties = {} }: JsonSchema,
  which: number,
): Fields {
  const name = String(issue.path[0])
  const { [name]: schema = {} } = properties
  const others = outside(issue, typesIn(schema).includes('integer'))
    .map((value) => ({ ...fields, [name]: value }))
    .filter((other) => violation(rule, other) !== undefined)
  return others[which % Math.max(others.length, 1)] ?? fields
}

const withoutNull = (schema: JsonSchema): JsonSchema =>
  ownProperties({ ...schema, type: typesIn(schema).filter((type) => type !== 'null') })

/** Generates the fields of a rule, usually all of them. */
function fieldsFor({ reads }: ErrorRule, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Fields> {
  const arbitraries = fieldsOf(
    {
      properties: Object.fromEntries(
        Object.entries(properties).flatMap(([name, part]) => (reads.includes(name) ? [[name, withoutNull(part)]] : [])),
      ),
    },
    false,
  )
  return fc.oneof(
    { arbitrary: objectOf(arbitraries, reads), weight: 3 },
    { arbitrary: objectOf(arbitraries, required), weight: 1 },
  )
}
