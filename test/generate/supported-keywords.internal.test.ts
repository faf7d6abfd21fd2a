// Tests that the generator rejects schemas with keywords and formats that it does not support.
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { documents } from '../../src/generate/documents.ts'
import { partsOf } from '../../src/generate/schema-parts.ts'
import { readerModules } from '../../src/generate/readers/reader-modules.ts'
import { annotations, assertSupported, checks, structure } from '../../src/generate/supported-keywords.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

const place = 'schemas/body.schema.json#'
const assertion = (schema: unknown) => (): void => assertSupported(schema, place)

/** Returns a body with one field of the given schema. */
const withField = (field: unknown): object => ({ type: 'object', title: 'Body', properties: { field } })

describe('a keyword that is not supported', () => {
  it.each([
    '$anchor',
    '$dynamicRef',
    'additionalItems',
    'additionalProperties',
    'allOf',
    'anyOf',
    'contains',
    'contentEncoding',
    'contentMediaType',
    'definitions',
    'dependencies',
    'dependentRequired',
    'dependentSchemas',
    'else',
    'if',
    'maxContains',
    'maxProperties',
    'minContains',
    'minProperties',
    'not',
    'nullable',
    'oneOf',
    'patternProperties',
    'prefixItems',
    'propertyNames',
    'then',
    'unevaluatedItems',
    'unevaluatedProperties',
    'x-unit',
  ])('is rejected: %s', (keyword) => {
    expect(assertion({ type: 'object', [keyword]: true })).toThrow(`${place}: the keyword ${keyword} is not supported`)
  })

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
  it.each(['email', 'uri', 'time', 'duration', 'ipv4', 'hostname', 'regex', 'toString'])(
    'is rejected: %s',
    (format) => {
      expect(assertion(withField({ type: 'string', format }))).toThrow(
        `${place}/properties/field: the format ${format} is not supported`,
      )
    },
  )

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
    [
      'unique objects',
      { type: 'array', uniqueItems: true, items: { type: 'object' } },
      'uniqueItems is supported for scalar items only',
    ],
    [
      'unique items that may be lists',
      { type: 'array', uniqueItems: true, items: { type: ['string', 'array'], items: { type: 'string' } } },
      'uniqueItems is supported for scalar items only',
    ],
    ['an object in enum', { type: 'string', enum: ['a', {}] }, 'enum and const are supported for scalar values only'],
    ['a list as const', { type: 'string', const: [] }, 'enum and const are supported for scalar values only'],
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

/** A value for each checking keyword, and a type that it checks. */
const examples: Readonly<Record<string, JsonSchema>> = {
  enum: { type: 'string', enum: ['a', 'b'] },
  const: { type: 'string', const: 'a' },
  minimum: { type: 'number', minimum: 1 },
  exclusiveMinimum: { type: 'number', exclusiveMinimum: 1 },
  maximum: { type: 'integer', maximum: 1 },
  exclusiveMaximum: { type: 'number', exclusiveMaximum: 1 },
  multipleOf: { type: 'number', multipleOf: 5 },
  minLength: { type: 'string', minLength: 1 },
  maxLength: { type: ['string', 'null'], maxLength: 1 },
  pattern: { type: 'string', pattern: '^a$', examples: ['a'] },
  format: { type: 'string', format: 'date' },
  minItems: { type: 'array', items: { type: 'string' }, minItems: 1 },
  maxItems: { type: 'array', items: { type: 'string' }, maxItems: 1 },
  uniqueItems: { type: 'array', items: { type: 'string' }, uniqueItems: true },
}

/** Returns the generated code for a body with one field. */
function codeFor(field: JsonSchema): string {
  const schema: JsonSchema = { type: 'object', title: 'Body', properties: { field } }
  const modules = readerModules([{ document: 'body', schema, fields: new Map(), responseOnly: [] }])
  return modules.map(([, source]) => source).join('\n')
}

describe('a supported keyword', () => {
  it('has an example if it checks values', () =>
    expect(Object.keys(examples).sort()).toEqual(Object.keys(checks).sort()))

  it.each(Object.entries(examples))('is accepted, and the generated code checks it: %s', (keyword, field) => {
    expect(assertion(withField(field))).not.toThrow()
    const without: JsonSchema = Object.fromEntries(Object.entries(field).filter(([name]) => name !== keyword))
    expect(codeFor(field)).not.toBe(codeFor(without))
  })

  it.each([...annotations])('is accepted: %s', (keyword) => {
    expect(assertion({ type: 'string', [keyword]: 'a' })).not.toThrow()
  })

  it.each(annotations.filter((keyword) => !['$schema', '$id', 'title'].includes(keyword)))(
    'does not change the generated code if it is the annotation %s',
    (keyword) => {
      const field = { type: 'string', [keyword]: keyword === 'examples' ? ['a'] : 'a' } as const
      expect(codeFor(field)).toBe(codeFor({ type: 'string' }))
    },
  )

  it('is accepted if it is a structural keyword', () => {
    const schema = {
      $defs: { name: { type: 'string' } },
      type: 'object',
      properties: {
        name: { $ref: '#/$defs/name', description: 'A name.' },
        list: { type: 'array', items: { type: 'null' } },
      },
      required: ['name'],
    }
    const found = new Set<string>()
    JSON.stringify(schema, (name, value: unknown) => (found.add(name), value))
    expect(structure.filter((keyword) => !found.has(keyword))).toEqual([])
    expect(assertion(schema)).not.toThrow()
  })

  it.each([...documents])('is every keyword that schemas/%s.schema.json uses', (_, document) => {
    expect(assertion(document)).not.toThrow()
  })
})

describe('parts with the same name', () => {
  const twoFields = (a: JsonSchema, b: JsonSchema): (() => unknown) => {
    const schema: JsonSchema = { type: 'object', title: 'Body', properties: { a, b } }
    return () => partsOf(schema)
  }
  const texts: JsonSchema = { type: 'array', items: { type: 'string' } }
  const entry: JsonSchema = { type: 'object', title: 'Entry', properties: { n: { type: 'string' } } }

  it.each<[string, JsonSchema, JsonSchema]>([
    ['minItems', texts, { ...texts, minItems: 2 }],
    ['uniqueItems', texts, { ...texts, uniqueItems: true }],
    ['required', entry, { ...entry, required: ['n'] }],
    ['properties', entry, { ...entry, properties: { n: { type: 'number' } } }],
  ])('are rejected if they differ in %s', (_, a, b) => {
    expect(twoFields(a, b)).toThrow(/Two different parts are called (?:StringList|Entry); give one of them a title/)
  })

  it('are accepted if they differ only in annotations and in the type null', () => {
    expect(twoFields(texts, { ...texts, type: ['array', 'null'], description: 'Others.' })).not.toThrow()
  })
})
