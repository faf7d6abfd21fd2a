// Tests how scalars, and values that JSON cannot express, are evaluated and named.
import { expect, it } from 'vitest'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { evaluateSchema, strictScope } from '../../src/evaluator/evaluate-schema.ts'
import { jsonTypeOf } from '../../src/evaluator/json-type.ts'
import { enumKeyword } from '../../src/evaluator/keywords/enum.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

it.each<[schema: JsonSchema, value: unknown, issues: readonly string[]]>([
  [{ type: ['string', 'null'] }, null, []],
  [{ type: ['string', 'null'] }, 'a', []],
  [{ type: 'string' }, null, ['type']],
  [{ type: 'integer', enum: [1, 2] }, 3, ['enum']],
])('%j evaluates %j', (schema, value, expected) => {
  const scope = { ...strictScope(), tolerant: true }
  const { drafts } = evaluateSchema(compileSchema(schema, new Map(), [enumKeyword]), value, scope)
  expect(drafts.map(({ content }) => content.code)).toEqual(expected)
})

it.each<[schema: JsonSchema, value: unknown, params: object]>([
  [{ enum: [1, 2] }, 3, { allowed: [1, 2] }],
  [{ enum: [1, 2], description: 'Unit: s.' }, 3, { allowed: [1, 2], unit: 's' }],
  [{ enum: ['red', 'green'] }, 'gren', { allowed: ['red', 'green'], suggestion: 'green' }],
  [{ enum: ['red'] }, 'rad', { allowed: ['red'] }],
])('the issue of %j has params for %j', (schema, value, params) => {
  const content = enumKeyword(schema)?.content
  expect(typeof content === 'function' && content(value).params).toStrictEqual(params)
})

it.each([
  [undefined, 'none'],
  [() => 5, 'none'],
  [Symbol('a'), 'none'],
  [5n, 'none'],
  [NaN, 'none'],
  [5.5, 'number'],
  [5, 'number'],
  [null, 'null'],
  ['a', 'string'],
  [true, 'boolean'],
])('%o has the JSON type %s', (value, type) => {
  expect(jsonTypeOf(value)).toBe(type)
})
