// Tests `evaluateSchema`: which issues it reports about a snapshot, and which fields it calls invalid.
import { describe, expect, it } from 'vitest'
import { minimumKeyword } from '../../src/evaluator/keywords/bounds.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { evaluateSchema, strictScope } from '../../src/evaluator/evaluate-schema.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'
import type { JsonSchema } from 'monitor-contract'

/** The snapshot of an object with invalid fields. */
const invalid = (values: object, unknown?: readonly string[]): Snapshot =>
  new Snapshot(
    'object',
    Object.entries(values).map(([key, value]: [string, unknown]) => ({ key, value })),
    {},
    unknown,
  )

/** The snapshot of a list of invalid items. */
const invalidItems = (...items: readonly unknown[]): Snapshot =>
  new Snapshot(
    'array',
    items.map((value, key) => ({ key, value })),
    [],
    undefined,
    items.length,
  )

const compiled = (schema: JsonSchema) => compileSchema(schema, new Map(), [minimumKeyword])

const drafts = (schema: JsonSchema, record: unknown, options = {}): readonly string[] =>
  evaluateSchema(compiled(schema), record, { ...strictScope(), ...options }).drafts.map(
    ({ severity, path, content }) => `${severity} /${path.join('/')} ${content.code}`,
  )

it('the items of a list whose schema has no items are not evaluated', () => {
  const schema: JsonSchema = { type: ['array', 'null'] }
  const accepted = { tolerant: true }
  expect(drafts(schema, invalidItems(5, invalid({ a: 1 })), accepted)).toEqual([])
  expect(drafts(schema, 5, { path: ['a'] })).toEqual(['error /a type'])
})

it('the fields of an object whose schema has no properties are not evaluated', () => {
  expect(drafts({ type: 'object' }, invalid({ a: 5 }, ['x']), { tolerant: true })).toEqual([])
})

it.each([
  ['warning', []],
  ['error', []],
  ['error', ['x']],
] as const)('an unknown field is reported as %s, with the response-only fields %j', (unknownFields, responseOnly) => {
  const schema: JsonSchema = { type: 'object', properties: { a: { type: 'string' } } }
  expect(drafts(schema, invalid({ a: 5 }, ['x']), { unknownFields, responseOnly })).toEqual([
    'error /a type',
    responseOnly.length > 0 ? 'warning /x response-only-field' : `${unknownFields} /x unknown-field`,
  ])
})

describe('the fields with issues', () => {
  const pair = { type: 'object', properties: { b: { type: 'string' }, c: { type: 'string' } } } as const
  const invalidFields = (schema: JsonSchema, record: unknown): readonly string[] =>
    evaluateSchema(compiled(schema), record, { ...strictScope(), path: ['in', 0], tolerant: true }).invalidFields

  it('are returned once each, in the order of the object, without nested fields', () => {
    const record = invalid({ d: 5, a: invalid({ b: 1, c: 2 }), c: invalid({ b: 1, c: 2 }) })
    const schema: JsonSchema = {
      type: 'object',
      properties: { a: pair, b: { type: 'string' }, c: pair, d: { type: 'null' } },
    }
    expect(invalidFields(schema, record)).toEqual(['d', 'a', 'c'])
  })

  it('are none for a valid object, for a value of the wrong type and for a list', () => {
    expect(invalidFields(pair, invalid({ b: 'x', c: 'y' }))).toEqual([])
    expect(invalidFields(pair, 5)).toEqual([])
    expect(invalidFields({ type: 'array', items: pair }, invalidItems(5, invalid({ b: 1, c: 2 })))).toEqual([])
  })
})

it('the evaluation ends once the number of errors has reached the maximum', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'integer', minimum: 3 } },
  }
  const record = invalid({ a: 5, b: 1 })
  expect(drafts(schema, record, { maxErrors: 1 })).toEqual(['error /a type'])
  expect(drafts(schema, record, { maxErrors: 2 })).toEqual(['error /a type', 'error /b minimum'])
  expect(drafts(schema, record, { maxErrors: 2, maxWarnings: 0, accepts: () => true })).toEqual(['error /a type'])
})
