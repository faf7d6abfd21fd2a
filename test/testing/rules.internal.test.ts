// Tests the arbitraries for rules that differ from those of the package.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue, JsonSchema } from 'monitor-contract'
import { isFields, type Fields } from '../../src/testing/fields.ts'
import { candidates } from '../../src/testing/rules/candidates.ts'
import type { ErrorRule } from '../../src/testing/rules/error-rule.ts'
import { ruleMistake } from '../../src/testing/rules/rule-mistake.ts'
import { ranges } from '../../src/testing/rules/rule-range-arbitraries.ts'
import { sparesFor } from '../../src/testing/rules/spares.ts'
import { fieldsOf } from '../../src/testing/values/schema-values.ts'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    share: { type: 'number', minimum: 0, maximum: 100 },
    count: { type: 'integer', minimum: 0, maximum: 100 },
    name: { type: 'string' },
    tags: { type: ['array', 'null'], items: { type: 'string' } },
    unit: { type: 'string', enum: ['ms', 's'] },
  },
}

/** Returns a rule whose error has the given params, in fields for which a condition is true. */
function ruleFor(
  reads: readonly [at: string, ...others: string[]],
  params: { readonly minimum: number; readonly maximum: number },
  isBroken: (fields: Fields) => boolean,
  examples: readonly object[] = [],
): ErrorRule {
  const [at] = reads
  const error: Issue = {
    severity: 'error',
    code: 'frequency-offset',
    path: [at],
    pointer: `/${at}`,
    message: 'is out of range.',
    params,
  }
  return { code: 'frequency-offset', reads, examples, errorsIn: (fields) => (isBroken(fields) ? [error] : []) }
}

const numberOf = (fields: unknown, name: string): number => (isFields(fields) ? Number(fields[name]) : NaN)

const middle = { minimum: 40, maximum: 60 }
const isOutside = (name: string) => (fields: Fields) =>
  numberOf(fields, name) < middle.minimum || numberOf(fields, name) > middle.maximum

describe('a replacement for a number that breaks a rule', () => {
  it.each<[what: string, value: number, expected: number]>([
    ['below the bounds is the lower bound', -1, 0],
    ['between the bounds is the same', 3, 3],
    ['above the bounds is the upper bound if it is not whole', 7.5, 5],
    ['above the bounds is one between them if it is whole', 7, 1],
  ])('%s', (_, value, expected) => {
    expect(candidates('share', { share: value }, {}, { minimum: 0, maximum: 5 })).toEqual([expected, value])
  })
})

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
})

describe('the other values that a repair tries', () => {
  it('are valid, with four values for each string or list field of a rule', () => {
    const rule = ruleFor(['name', 'tags', 'count', 'unit', 'other'], middle, () => true)
    const spares = fc.sample(sparesFor([rule, rule], fieldsOf(schema, false), schema), { numRuns: 100, seed: 31 })
    for (const values of spares) {
      expect([...values].map(([name, list]) => [name, list.length])).toEqual([
        ['name', 4],
        ['tags', 4],
      ])
      expect(values.get('name')?.filter((value) => typeof value !== 'string')).toEqual([])
      expect(values.get('tags')?.filter((value) => value !== null && !Array.isArray(value))).toEqual([])
    }
  })
})

describe('the mistake of breaking a rule', () => {
  const mistakes = (rule: ErrorRule) =>
    fc
      .sample(ruleMistake(rule, [rule], schema).mutate, { numRuns: 400, seed: 31 })
      .map((mutate) => mutate({ name: 'edge', share: 50, count: 50 }))
  const numbersOf = (name: string, rule: ErrorRule): number[] =>
    mistakes(rule).map(({ value }) => numberOf(value, name))

  it.each<[kind: string, name: string, nearest: number[]]>([
    ['a whole number', 'count', [39, 61]],
    ['a number', 'share', [39.99999999999999, 60.00000000000001]],
  ])('has a value just outside of the bounds of %s', (_, name, nearest) => {
    const numbers = numbersOf(name, ruleFor([name], middle, isOutside(name)))
    expect(numbers).toEqual(expect.arrayContaining(nearest))
    expect(numbers.filter((number) => number >= 40 && number <= 60)).toEqual([])
  })

  it('has another value if none just outside of the bounds breaks the rule', () => {
    const isBroken = (fields: Fields): boolean => numberOf(fields, 'count') > 90
    const numbers = numbersOf('count', ruleFor(['count'], middle, isBroken))
    expect(numbers.filter((number) => number <= 90)).toEqual([])
  })

  it('omits the fields of the rule if no value breaks it', () => {
    const rule = ruleFor(['count'], middle, () => false)
    expect(new Set(mistakes(rule).map((mutated) => JSON.stringify(mutated)))).toEqual(
      new Set([JSON.stringify({ value: { name: 'edge', share: 50 }, path: [] })]),
    )
  })
})
