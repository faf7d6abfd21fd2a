// Tests the arbitraries for rules that differ from those of the package.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorGroup, icmpMonitor, type Issue, type JsonSchema, type Result } from 'monitor-contract'
import { isFields, type Fields } from '../../src/testing/fixed-fields.ts'
import { errorRulesOf, type ErrorRule } from '../../src/testing/rules/error-rule.ts'
import { ruleMistake } from '../../src/testing/rules/rule-mistake.ts'
import { ranges } from '../../src/testing/rules/rule-range-arbitraries.ts'
import { sparesFor } from '../../src/testing/rules/repaired.ts'
import { fieldsOf } from '../../src/testing/values/schema-values.ts'
import { ruleFor, schema, schemaError } from './rule-for.ts'

const numberOf = (fields: unknown, name: string): number => (isFields(fields) ? Number(fields[name]) : NaN)

const middle = { minimum: 40, maximum: 60 }
const isMiddle = (number: number): boolean => number >= middle.minimum && number <= middle.maximum
const isOutside = (name: string) => (fields: Fields) => Object.hasOwn(fields, name) && !isMiddle(numberOf(fields, name))

describe('the values that a rule prefers', () => {
  const rules = [
    ruleFor(['share'], middle, isOutside('share'), [{ share: 10 }]),
    ruleFor(['count'], middle, isOutside('count'), [{ count: 10 }]),
  ]

  it('are mostly between its bounds, and exist only for whole numbers', () => {
    const found = ranges(rules, schema)
    expect([...found.keys()]).toEqual(['count'])
    const counts = fc.sample(found.get('count') ?? fc.constant(NaN), { numRuns: 400, seed: 31 }).map(Number)
    const isValid = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= 100
    expect(counts.filter((count) => !isValid(count))).toEqual([])
    expect(counts.filter((count) => count >= 40 && count <= 60).length).toBeGreaterThan(280)
  })

  it('are mostly between the least and the greatest bound of all rules of a field', () => {
    const isBroken = () => true
    const all = [
      ruleFor(['share'], { minimum: 0, maximum: 100 }, isBroken, [{}]),
      ruleFor(['count'], { minimum: 40, maximum: 60 }, isBroken, [{}]),
      ruleFor(['count'], { minimum: 50, maximum: 70 }, isBroken, [{}]),
    ]
    const counts = fc
      .sample(ranges(all, schema).get('count') ?? fc.constant(NaN), { numRuns: 400, seed: 31 })
      .map(Number)
    expect(counts.filter((count) => count >= 40 && count < 50).length).toBeGreaterThan(50)
    expect(counts.filter((count) => count > 60 && count <= 70).length).toBeGreaterThan(50)
    expect(counts.filter((count) => count < 40 || count > 70).length).toBeLessThan(100)
  })

  it('do not exist if an error has only one bound', () => {
    const rule = { ...ruleFor(['count'], middle, () => true, [{}]), errorsIn: () => [schemaError] }
    expect([...ranges([rule], schema).keys()]).toEqual([])
  })
})

describe('the errors of a rule', () => {
  const errors: readonly [Issue, Issue] = [
    { ...schemaError, code: 'required', path: ['name'], pointer: '/name', params: { missing: 'name' } },
    { ...schemaError, code: 'required', path: ['count', 'unit'], pointer: '/count/unit', params: { missing: 'unit' } },
  ]

  it('include missing fields inside of a field, but no missing fields of the body', () => {
    const validate = (): Result<unknown> => ({ valid: false, errors, warnings: [], truncated: false })
    const [rule] = errorRulesOf({ name: 'icmpMonitor', validate })
    expect(rule?.errorsIn({}).map(({ pointer }) => pointer)).toEqual(['/count/unit'])
  })

  it('exist for the error rules of its contract, and not for its warning rules', () => {
    const codesOf = (contract: typeof icmpMonitor | typeof errorGroup) => errorRulesOf(contract).map(({ code }) => code)
    expect(codesOf(icmpMonitor)).toEqual(expect.arrayContaining(['frequency-offset', 'packet-loss-order']))
    expect(codesOf(icmpMonitor)).not.toContain('alert-settings-ignored')
    expect(codesOf(errorGroup)).toEqual([])
  })

  it('are those of own fields, not of inherited ones', () => {
    const broken = { frequency: 5, frequencyOffset: 51 }
    const rule = errorRulesOf(icmpMonitor).find(({ code }) => code === 'frequency-offset')
    expect(rule?.errorsIn(broken).map(({ code }) => code)).toEqual(['frequency-offset'])
    expect(rule?.errorsIn({ __proto__: broken })).toEqual([])
  })
})

describe('the other values that a repair tries', () => {
  it('are valid, with four values for each string, list or object field of a rule', () => {
    const rule = ruleFor(['name', 'tags', 'count', 'unit', 'options', 'other'], middle, () => true)
    const spares = fc.sample(sparesFor([rule, rule], fieldsOf(schema, false), schema), { numRuns: 100, seed: 31 })
    for (const values of spares) {
      expect([...values].map(([name, list]) => [name, list.length])).toEqual([
        ['name', 4],
        ['tags', 4],
        ['options', 4],
      ])
      expect(values.get('name')?.filter((value) => typeof value !== 'string')).toEqual([])
      expect(values.get('tags')?.filter((value) => value !== null && !Array.isArray(value))).toEqual([])
    }
  })

  it('do not exist for fields that are not generated', () => {
    const rule = ruleFor(['name'], middle, () => true)
    expect(fc.sample(sparesFor([rule], new Map(), schema), { numRuns: 1, seed: 31 })).toEqual([new Map()])
  })
})

describe('the mistake of breaking a rule', () => {
  const valid = { name: 'edge', share: 50, count: 50 }
  const mistakes = (rule: ErrorRule, given = schema, rules: readonly ErrorRule[] = [rule]) =>
    fc
      .sample(ruleMistake(rule, rules, given).mutate, { numRuns: 400, seed: 31 })
      .map((mutate) => mutate(valid))
      .map(({ value, path }) => ({ value: isFields(value) ? value : {}, path }))
  const valuesOf = (name: string, rule: ErrorRule, given?: JsonSchema): unknown[] =>
    mistakes(rule, given).map(({ value }) => value[name])

  it.each<[kind: string, name: string, nearest: number[]]>([
    ['a whole number', 'count', [39, 61]],
    ['a number', 'share', [39.99999999999999, 60.00000000000001]],
  ])('is often just outside of the bounds of %s, and often further away', (_, name, nearest) => {
    const numbers = valuesOf(name, ruleFor([name], middle, isOutside(name))).map(Number)
    for (const near of nearest) expect(numbers.filter((number) => number === near).length).toBeGreaterThan(50)
    expect(numbers.filter((number) => number < 39 || number > 61).length).toBeGreaterThan(50)
    expect(numbers.filter((number) => !(number < 40 || number > 60))).toEqual([])
  })

  it('is often just above an allowed value', () => {
    const allowed = [10, 20]
    const isBroken = ({ count }: Fields): boolean => count !== undefined && !allowed.some((value) => value === count)
    const numbers = valuesOf('count', ruleFor(['count'], { allowed }, isBroken))
    for (const near of [11, 21]) expect(numbers.filter((number) => number === near).length).toBeGreaterThan(50)
    expect(numbers.filter((number) => typeof number !== 'number')).toEqual([])
  })

  it('has another value if none just outside of the bounds breaks the rule', () => {
    const isBroken = (fields: Fields): boolean => numberOf(fields, 'count') > 90
    const numbers = valuesOf('count', ruleFor(['count'], middle, isBroken)).map(Number)
    expect(numbers.filter((number) => number <= 90)).toEqual([])
  })

  it('has no value with an error of the schema', () => {
    const rule = ruleFor(['count'], middle, isOutside('count'))
    const errorsIn: ErrorRule['errorsIn'] = (fields) => [
      ...(numberOf(fields, 'count') > 80 ? [] : rule.errorsIn(fields)),
      ...(numberOf(fields, 'count') > 60 ? [schemaError] : []),
    ]
    const numbers = valuesOf('count', { ...rule, errorsIn }).map(Number)
    expect(numbers.filter((number) => !(number < 40))).toEqual([])
  })

  it('has each example if no generated value breaks the rule', () => {
    const examples = [{ count: 500 }, { count: 600 }, { count: 700 }]
    const rule = ruleFor(
      ['count'],
      middle,
      ({ count }) => examples.some((example) => example.count === count),
      examples,
    )
    expect(new Set(valuesOf('count', rule))).toEqual(new Set([500, 600, 700]))
  })

  it('breaks no other rule', () => {
    const rule = ruleFor(['count'], middle, isOutside('count'))
    const isBelow = (fields: Fields): boolean => numberOf(fields, 'share') < numberOf(fields, 'count')
    const values = mistakes(rule, schema, [rule, ruleFor(['share', 'count'], middle, isBelow)]).map(
      ({ value }) => value,
    )
    expect(values.filter(isBelow)).toEqual([])
    expect(values.filter((value) => !isOutside('count')(value))).toEqual([])
  })

  it('has the required fields of the rule, neither null nor with unknown fields inside', () => {
    const rule = ruleFor(['tags', 'options', 'name'], middle, ({ tags }) => typeof tags === 'object')
    const values = mistakes(rule, { ...schema, required: ['tags'] }).map(({ value }) => value)
    expect(values.filter(({ tags }) => !Array.isArray(tags))).toEqual([])
    const options = values.flatMap((value) => (isFields(value['options']) ? Object.keys(value['options']) : []))
    expect(new Set(options)).toEqual(new Set(['depth']))
    expect(new Set(values.map(({ name }) => typeof name))).toEqual(new Set(['string', 'undefined']))
  })

  it('omits the fields of the rule if no value breaks it', () => {
    const rule = ruleFor(['count'], middle, () => false)
    expect(new Set(mistakes(rule).map((mutated) => JSON.stringify(mutated)))).toEqual(
      new Set([JSON.stringify({ value: { name: 'edge', share: 50 }, path: [] })]),
    )
  })
})
