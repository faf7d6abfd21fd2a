// Tests the issue of a value with a wrong type: its params, and the hints for JSON texts and quoted scalars.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatKeyword } from '../../src/evaluator/keywords/format.ts'
import { patternKeyword } from '../../src/evaluator/keywords/pattern.ts'
import { missing } from '../../src/evaluator/keywords/required.ts'
import { wrongType } from '../../src/evaluator/keywords/type.ts'
import type { JsonTypeName } from '../../src/schema/json-schema.ts'

type Types = readonly JsonTypeName[]

it.each<[expected: Types, value: unknown, isRoot: boolean, params: object, message: string]>([
  [['string'], 5, false, { received: 'number' }, 'a must be a string, not a number.'],
  [['integer'], 5.5, false, { received: 'number' }, 'a must be a whole number.'],
  [['integer', 'null'], true, false, { received: 'boolean' }, 'a must be a whole number or null, not a boolean.'],
  [['string'], {}, false, { received: 'object' }, 'a must be a string, not an object.'],
  [['string'], () => 5, false, { received: 'none' }, 'a must be a string.'],
  [
    ['object'],
    '{}',
    true,
    { received: 'string', hint: 'json' },
    'Expected an object, not a string. Parse the JSON first.',
  ],
  [['object'], '{}', false, { received: 'string' }, 'a must be an object, not a string.'],
  [['integer'], 'x', true, { received: 'string' }, 'Expected a whole number, not a string.'],
  [
    ['integer'],
    '5',
    false,
    { received: 'string', hint: 'quotes' },
    'a must be a whole number, not a string. Remove the quotes.',
  ],
  [['integer'], '5.5', false, { received: 'string' }, 'a must be a whole number, not a string.'],
  [['integer'], '', false, { received: 'string' }, 'a must be a whole number, not a string.'],
])('%j expected, and the value is %j', (expected, value, isRoot, params, message) => {
  const content = wrongType(expected, {}, () => true)(value, isRoot)
  expect(content.params).toStrictEqual({ expected, ...params })
  expect(typeof content.message === 'function' ? content.message('a', isRoot, String) : content.message).toBe(message)
})

it.each([
  [30, 'quotes'],
  [31, undefined],
])('a quoted number of %i characters has the hint %s', (length, hint) => {
  const { params } = wrongType(['number'], {}, () => true)('1'.repeat(length), false)
  expect(params).toStrictEqual({ expected: ['number'], received: 'string', ...(hint && { hint }) })
})

/** Returns the type of the number or boolean that `JSON.parse` finds in a text. */
function parsedType(text: string): 'number' | 'boolean' | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'boolean') return 'boolean'
    return typeof value === 'number' && Number.isFinite(value) ? 'number' : undefined
  } catch {
    return undefined
  }
}

it('a string is a quoted scalar exactly where JSON.parse finds a number or boolean in it', () => {
  const parts = ['true', 'false', 'null', 'e', 'E', '.', '-', '+', '0', '1', '25', ' ', '\t', '\n', '\u00a0', '"']
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((chosen) => chosen.join(''))
  const number = wrongType(['number'], {}, () => true)
  const boolean = wrongType(['boolean'], {}, () => true)
  fc.assert(
    fc.property(text, (value) => {
      fc.pre(value.length <= 30)
      const parsed = parsedType(value)
      const hintOf = (issue: typeof number) => Object.hasOwn(issue(value, false).params, 'hint')
      expect([hintOf(number), hintOf(boolean)]).toEqual([parsed === 'number', parsed === 'boolean'])
    }),
    { numRuns: 5_000 },
  )
})

it.each<[value: unknown, params: object, message: string]>([
  ['7', {}, 'a must be 5 or 10 minutes.'],
  ['10', { hint: 'quotes' }, 'a must be 5 or 10 minutes. Remove the quotes.'],
  [true, { received: 'boolean' }, 'a must be 5 or 10 minutes.'],
])('the allowed values are in the issue of %j', (value, params, message) => {
  const allowed = [5, 10]
  const schema = { enum: allowed, description: 'Unit: min.' }
  const content = wrongType(['integer'], schema, (scalar) => scalar === 5 || scalar === 10)(value, false)
  expect(content.params).toStrictEqual({ expected: ['integer'], received: 'string', allowed, unit: 'min', ...params })
  expect(typeof content.message === 'function' && content.message('a', false, String)).toBe(message)
})

it('the unit of a field is in the params and the message', () => {
  const { params, message } = wrongType(['number', 'null'], { description: 'Unit: s.' }, () => true)('x', false)
  expect(params).toStrictEqual({ expected: ['number', 'null'], received: 'string', unit: 's' })
  expect(typeof message === 'function' && message('a', false, String)).toBe(
    'a must be a number in seconds or null, not a string.',
  )
})

it('a missing field and a pattern are in the params', () => {
  expect(missing('a').params).toEqual({ missing: 'a' })
  expect(patternKeyword({ pattern: '^a$', examples: ['a'] })?.content).toMatchObject({
    params: { pattern: '^a$', example: 'a' },
  })
})

it('a format without a check throws, because every value would be valid', () => {
  expect(() => formatKeyword([])({ format: 'date' })).toThrow('No check for the format date')
})
