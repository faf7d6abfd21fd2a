// Tests the issue of a value with a wrong type: its params and its message.
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
  [['object'], '{}', true, { received: 'string' }, 'Expected an object, not a string. Parse the JSON first.'],
  [['object'], '{}', false, { received: 'string' }, 'a must be an object, not a string.'],
  [['integer'], 'x', true, { received: 'string' }, 'Expected a whole number, not a string.'],
  [['integer'], '5', false, { received: 'string' }, 'a must be a whole number, not a string.'],
])('%j expected, and the value is %j', (expected, value, isRoot, params, message) => {
  const content = wrongType(expected, {})(value, isRoot)
  expect(content.params).toStrictEqual({ expected, ...params })
  expect(typeof content.message === 'function' ? content.message('a', isRoot, String) : content.message).toBe(message)
})

it.each<[value: unknown, params: object, message: string]>([
  ['7', {}, 'a must be 5 or 10 minutes.'],
  [true, { received: 'boolean' }, 'a must be 5 or 10 minutes.'],
])('the allowed values are in the issue of %j', (value, params, message) => {
  const allowed = [5, 10]
  const schema = { enum: allowed, description: 'Unit: min.' }
  const content = wrongType(['integer'], schema)(value, false)
  expect(content.params).toStrictEqual({ expected: ['integer'], received: 'string', allowed, unit: 'min', ...params })
  expect(typeof content.message === 'function' && content.message('a', false, String)).toBe(message)
})

it('the unit of a field is in the params and the message', () => {
  const { params, message } = wrongType(['number', 'null'], { description: 'Unit: s.' })('x', false)
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
