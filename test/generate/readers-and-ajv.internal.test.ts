// Compares the generated readers and checks with Ajv, for values at, just inside and just outside each bound.
import ajvFormats from 'ajv-formats'
import * as checks from '../../src/generated/checks.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from 'monitor-contract'
import { documentsById, inlined } from '../../src/generate/documents.ts'
import { checks as supported } from '../../src/generate/supported-keywords.ts'
import { decidingContext, isValidRecord, validObject } from '../../src/snapshot/snapshot.ts'
import { generatedReader } from '../helpers/generated-readers.ts'
import { contracts } from '../helpers/untyped-contracts.ts'

const ajv = ajvFormats.default(new Ajv2020({ allowUnionTypes: true }))

/** Values of every JSON type, the first of each valid unless a keyword rejects it. */
const ofEachType = ['', 'x', 0, 1, 0.5, -1, 400, true, false, null, {}, { x: 1 }, [], [[]], [{}], [''], [0], [null]]

const around = (bound: number): readonly number[] => [
  ...[bound - 1, bound - 0.001, bound, bound + 0.001, bound + 1],
  ...[bound / 2, bound * 2, -bound],
]

/** Returns texts of a length, just inside and just outside: also of characters with two code units. */
const ofLength = (length: number): readonly string[] =>
  ['a', '\u{1f600}'].flatMap((one) => [length - 1, length, length + 1].map((times) => one.repeat(Math.max(0, times))))

const nearly = (text: string): readonly string[] => [text, text.slice(1), text.slice(0, -1), ` ${text}`, `${text}0`]

const formats: Readonly<Record<string, readonly string[]>> = {
  date: ['2024-02-29', '2023-02-29', '2024-02-30', '2024-12-31', '2024-13-01', '2024-00-10', '24-02-29'],
  'date-time': ['2024-02-29T23:59:59Z', '2024-02-29T24:00:00Z', '2023-02-29T12:00:00Z', '2024-02-29T12:00:00.5+01:00'],
  uuid: [
    '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11',
    '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a1g',
    '7f3f2b649c0e4f0a8f520d9f5f0f7a11',
  ],
}

/** Strings that match a pattern of the documents, or nearly. */
const matching = [
  'Bearer abc',
  'bearer a=',
  'Bearer',
  'Basic abc',
  'application/json',
  'application/json; a=b',
  '^a$',
  'a',
]

/** Returns values at, just inside and just outside each bound of a schema. */
function candidates(schema: JsonSchema): readonly unknown[] {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, maxItems } = schema
  const { items, format, pattern, enum: listed = [] } = schema
  const isNumber = (value: unknown): value is number => typeof value === 'number'
  const [item = null] = items === undefined ? [] : candidates(items).filter((value) => ajv.validate(items, value))
  const whole = Object.entries(minimal(schema))
  return [
    ...ofEachType,
    ...[whole, ...whole.map((field) => whole.filter((each) => each !== field))].map(Object.fromEntries),
    ...[minimum, exclusiveMinimum, maximum].filter(isNumber).flatMap(around),
    ...[minLength, maxLength].filter(isNumber).flatMap(ofLength),
    ...(maxItems === undefined ? [] : [maxItems - 1, maxItems, maxItems + 1]).map((count) =>
      Array<unknown>(count).fill(item),
    ),
    ...(format === undefined ? [] : (formats[format] ?? [])),
    ...(pattern === undefined ? [] : matching.flatMap(nearly)),
    ...listed.flatMap((value): readonly unknown[] =>
      isNumber(value) ? around(value) : [value, ...nearly(String(value))],
    ),
  ]
}

interface Place {
  readonly pointer: string
  readonly schema: JsonSchema
  /** Returns a body with a value at this place. */
  readonly put: (value: unknown) => unknown
}

/** Returns an object with the required fields of a schema. */
const minimal = ({ properties = {}, required = [] }: JsonSchema): object =>
  Object.fromEntries(
    required.map((name) => {
      const { [name]: field = {} } = properties
      return [name, candidates(field).find((value) => ajv.validate(field, value))]
    }),
  )

/** Returns every place in a schema: the whole value, each field and each item. */
function placesIn(schema: JsonSchema, pointer = '', put: Place['put'] = (value) => value): readonly Place[] {
  const { properties = {}, items } = schema
  const base = minimal(schema)
  return [
    { pointer, schema, put },
    ...Object.entries(properties).flatMap(([name, field]) =>
      placesIn(field, `${pointer}/${name}`, (value) => put({ ...base, [name]: value })),
    ),
    ...(items === undefined ? [] : placesIn(items, `${pointer}/*`, (value) => put([value]))),
  ]
}

/** Returns the checks of all documents that describe values: of bodies, those of the built package. */
function verdicts(): readonly (readonly [name: string, schema: JsonSchema, is: (value: unknown) => boolean])[] {
  return [...contracts].map(([name, contract]) => {
    const schema = inlined(documentsById.get(contract.id) ?? {})
    const check = Object.entries(checks).find(([each]) => each.toLowerCase() === `check${name}`.toLowerCase())?.[1]
    const { properties = {} } = schema
    const missing = Object.fromEntries(Object.keys(properties).map((parameter) => [parameter, undefined]))
    const isParameters = (value: unknown): boolean => check?.({ ...missing, ...Object(value) }) === true
    return [name, schema, check === undefined ? (value): boolean => contract.is(value) : isParameters] as const
  })
}

describe.each(verdicts())('%s', (name, schema, is) => {
  const accepts = ajv.compile(schema)
  const isParameters = /(?:Params|Query|Headers)$/.test(name)
  const places = placesIn(schema).filter(({ pointer }) => !isParameters || pointer !== '')

  it.each(places.map((place) => [place.pointer, place] as const))('accepts what Ajv accepts at "%s"', (_, place) => {
    const values = candidates(place.schema).map((value) => ({ value, body: place.put(value) }))
    const results = values.map(({ value, body }) => ({ value, valid: is(body) }))
    expect(results).toEqual(values.map(({ value, body }) => ({ value, valid: accepts(body) })))
    expect(new Set(results.map(({ valid }) => valid))).toEqual(new Set([true, false]))
  })
})

/** A schema for each keyword that checks values, with bounds of several kinds. */
const examples: readonly JsonSchema[] = [
  { type: ['string', 'null'], enum: ['a', 'b', null] },
  { type: 'string', enum: ['a', null], maxLength: 3 },
  { type: ['string', 'number'], enum: ['a', 0, 1.5] },
  { type: 'integer', enum: [0, 2, 1440] },
  { type: ['number', 'null'], minimum: 0, maximum: 300_000 },
  { type: 'number', exclusiveMinimum: 0, maximum: 100 },
  { type: 'integer', minimum: -3 },
  { type: 'string', minLength: 1, maxLength: 2 },
  { type: 'string', minLength: 0 },
  { type: ['string', 'boolean'], pattern: '^a$' },
  { type: ['string', 'null'], format: 'date' },
  { type: 'string', format: 'date-time' },
  { type: 'string', format: 'uuid' },
  { type: 'array', items: { type: 'string', maxLength: 3 }, maxItems: 2 },
  { type: ['object', 'null'] },
]

describe('a generated reader', () => {
  it('is compared with Ajv for every supported keyword', () => {
    const compared = new Set(examples.flatMap((schema) => Object.keys(schema)))
    expect(Object.keys(supported).filter((keyword) => !compared.has(keyword))).toEqual([])
  })

  it.each(examples)('accepts what Ajv accepts for a field with %j', async (field) => {
    const schema: JsonSchema = { type: 'object', title: 'Body', properties: { field } }
    const { read } = await generatedReader(schema, [])
    const is = (value: unknown): boolean => {
      const result = read({ field: value }, decidingContext(false))
      return result === validObject || isValidRecord(result)
    }
    const values = [...candidates(field), ['a', 'a'], [1, 1], [1, 2]]
    const accepts = ajv.compile(field)
    expect(values.map((value) => [value, is(value)])).toEqual(values.map((value) => [value, accepts(value)]))
  })
})
