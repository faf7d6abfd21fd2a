// Tests the repair of fields that break a rule: which values it tries, in which order, and which fields it omits.
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from 'monitor-contract'
import type { Fields } from '../../src/testing/fixed-fields.ts'
import { candidates, repaired } from '../../src/testing/rules/repaired.ts'
import type { ErrorRule } from '../../src/testing/rules/error-rule.ts'
import { ruleFor, schema, schemaError } from './rule-for.ts'

const bounds = { minimum: 20, maximum: 40 }

describe('a replacement for a number that breaks a rule', () => {
  it.each<[what: string, value: number, expected: number]>([
    ['below the bounds is the lower bound', 1, 2],
    ['between the bounds is the same', 3, 3],
    ['equal to a bound is the same', 6, 6],
    ['above the bounds is the upper bound if it is not whole', 7.5, 6],
    ['above the bounds is one between them if it is whole', 8, 3],
  ])('%s', (_, value, expected) => {
    expect(candidates('share', { share: value }, {}, { minimum: 2, maximum: 6 })).toEqual([expected, value])
  })

  it.each<[what: string, params: object, expected: number]>([
    ['above the only bound is the bound', { maximum: 5 }, 5],
    ['below the only bound is the bound', { minimum: 9 }, 9],
    ['below an upper bound is the same', { maximum: 9 }, 7],
    ['above a lower bound is the same', { minimum: 5 }, 7],
  ])('%s', (_, params, expected) => {
    expect(candidates('share', { share: 7 }, {}, params)).toEqual([expected, 7])
  })
})

describe('the values to try for a field', () => {
  const fields = { delay: 10, name: 'edge', share: 4.5 }

  it('are the allowed values from the current one on, then the numbers of all fields', () => {
    expect(candidates('delay', fields, { enum: [1, 5, 10, 15] }, undefined)).toEqual([10, 15, 1, 5, 10, 4.5])
  })

  it('are only the numbers of all fields if nothing else is known', () => {
    expect(candidates('name', fields, {}, bounds)).toEqual([10, 4.5])
  })
})

describe('the repair of a broken rule', () => {
  const repair = (fields: Fields, rule: ErrorRule, given: JsonSchema = schema): Fields =>
    repaired(fields, [rule], { schema: given, fixed: new Set(), spares: new Map([['unit', ['years']]]) })

  it('tries the bounds of the issue, the allowed values, the numbers of the rule and the spares, field by field', () => {
    const fields = { name: 'edge', share: 50, unit: 'min', count: 7, depth: 3 }
    const tried: Fields[] = []
    const rule = ruleFor(['share', 'unit', 'count'], bounds, (given) => tried.push(given) > 0)
    const { share, unit, count, ...others } = fields
    expect(repair(fields, rule)).toEqual(others)
    expect(tried.slice(1)).toEqual([
      ...[29, 50, 7].map((value) => ({ ...fields, share: value })),
      ...['min', 'h', 'ms', 's', 50, 7, 'years'].map((value) => ({ ...fields, unit: value })),
      ...[50, 7].map((value) => ({ ...fields, count: value })),
      { ...others, unit, count },
      { ...others, share, count },
      { ...others, share, unit },
    ])
  })

  it('changes nothing if the only errors are those of the schema', () => {
    const rule = { ...ruleFor(['count'], bounds, () => false), errorsIn: () => [schemaError] }
    expect(repair({ count: 101 }, rule)).toEqual({ count: 101 })
  })

  it('omits one field if that is enough', () => {
    const rule = ruleFor(['share', 'count'], bounds, (fields) => Object.hasOwn(fields, 'count'))
    expect(repair({ name: 'edge', share: 5, count: 7 }, rule)).toEqual({ name: 'edge', share: 5 })
  })

  it('keeps a required field', () => {
    const rule = ruleFor(['share', 'count'], bounds, () => true)
    expect(repair({ share: 5, count: 7 }, rule, { ...schema, required: ['share'] })).toEqual({ share: 5 })
  })
})
