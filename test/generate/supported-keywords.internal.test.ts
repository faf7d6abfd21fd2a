// Tests that the generator rejects schemas with keywords and formats that it does not support.
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { partsOf } from '../../src/generate/schema-parts.ts'
import { annotations, assertSupported, structure } from '../../src/generate/supported-keywords.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

const place = 'schemas/body.schema.json#'
const assertion = (schema: unknown) => (): void => assertSupported(schema, place)

/** Returns a body with one field of the given schema. */
const withField = (field: unknown): object => ({ type: 'object', title: 'Body', properties: { field } })

describe('a keyword that is not supported', () => {
  it.each(['$anchor', 'allOf', 'const', 'uniqueItems', 'additionalProperties', 'nullable', 'x-unit'])(
    'is rejected: %s',
    (keyword) => {
      expect(assertion({ type: 'object', [keyword]: true })).toThrow(
        `${place}: the keyword ${keyword} is not supported`,
      )
    },
  )

  it.each([
    ['a field', withField({ type: 'string', nope: 1 }), '/properties/field'],
    [
      'a field of a nested object',
      withField(withField({ type: 'string', nope: 1 })),
      '/properties/field/properties/field',
    ],
    ['an item', withField({ type: 'array', items: { type: 'string', nope: 1 } }), '/properties/field/items'],
    ['a definition', { $defs: { name: { type: 'string', nope: 1 } } }, '/$defs/name'],
  ])('is rejected with its place in %s', (_, schema, path) => {
    expect(assertion(schema)).toThrow(`${place}${path}: the keyword nope is not supported`)
  })
})

describe('a format', () => {
  it.each(['email', 'toString'])('is rejected: %s', (format) => {
    expect(assertion(withField({ type: 'string', format }))).toThrow(
      `${place}/properties/field: the format ${format} is not supported`,
    )
  })

  it.each(Object.keys(formats))('is accepted: %s', (format) => {
    expect(assertion(withField({ type: 'string', format }))).not.toThrow()
  })
})

describe('a combination that is not supported', () => {
  it.each([
    ['true for a schema', true, 'a schema must be an object; true and false are not supported'],
    ['false for a schema', false, 'a schema must be an object; true and false are not supported'],
    ['a list of schemas', [{ type: 'string' }], 'a schema must be an object; true and false are not supported'],
    ['no type', {}, 'a schema must have a type'],
    ['a list without items', { type: 'array' }, 'a list must have items'],
    ['a list or null without items', { type: ['array', 'null'] }, 'a list must have items'],
    ['an object in enum', { type: 'string', enum: ['a', {}] }, 'enum is supported for scalar values only'],
    [
      'a required field without a schema',
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a', 'b'] },
      'the required field b is not listed in properties',
    ],
    [
      'a required field of an object without properties',
      { type: 'object', required: ['a'] },
      'the required field a is not listed in properties',
    ],
    ['a type beside $ref', { $ref: '#/$defs/a', type: 'string' }, 'the keyword type is not supported beside $ref'],
    ['a bound beside $ref', { $ref: '#/$defs/a', minimum: 1 }, 'the keyword minimum is not supported beside $ref'],
    ['a bound of another type', { type: 'string', minimum: 1 }, 'the keyword minimum has no effect on the type string'],
    [
      'a bound of none of several types',
      { type: ['boolean', 'null'], maxLength: 1 },
      'the keyword maxLength has no effect on the type boolean, null',
    ],
  ])('is rejected with its place: %s', (_, schema, message) => {
    expect(assertion(withField(schema))).toThrow(`${place}/properties/field: ${message}`)
  })
})

it('a schema with every annotation and every structural keyword is accepted', () => {
  const name = Object.fromEntries(annotations.map((keyword) => [keyword, 'a']))
  const schema = {
    $defs: { name: { ...name, type: 'string' } },
    type: 'object',
    properties: {
      name: { $ref: '#/$defs/name', description: 'A name.' },
      list: { type: 'array', items: { type: 'null' } },
    },
    required: ['name'],
  }
  const found = new Set<string>()
  JSON.stringify(schema, (keyword, value: unknown) => (found.add(keyword), value))
  expect([...annotations, ...structure].filter((keyword) => !found.has(keyword))).toEqual([])
  expect(assertion(schema)).not.toThrow()
})

describe('parts with the same name', () => {
  const twoFields = (a: JsonSchema, b: JsonSchema): (() => unknown) => {
    const schema: JsonSchema = { type: 'object', title: 'Body', properties: { a, b } }
    return () => partsOf(schema)
  }
  const texts: JsonSchema = { type: 'array', items: { type: 'string' } }
  const entry: JsonSchema = { type: 'object', title: 'Entry', properties: { n: { type: 'string' } } }

  it.each<[string, JsonSchema, JsonSchema]>([
    ['required', entry, { ...entry, required: ['n'] }],
    ['properties', entry, { ...entry, properties: { n: { type: 'number' } } }],
  ])('are rejected if they differ in %s', (_, a, b) => {
    expect(twoFields(a, b)).toThrow('Two different parts are called Entry; give one of them a title')
  })

  it('are accepted if they differ only in annotations and in the type null', () => {
    expect(twoFields(texts, { ...texts, type: ['array', 'null'], description: 'Others.' })).not.toThrow()
  })
})
