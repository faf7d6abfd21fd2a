// Tests the arbitraries of single values: characters, texts, numbers, objects and lists.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import type { JsonSchema } from 'monitor-contract'
import { character, fromScalar } from '../../src/testing/values/text.ts'
import { typesIn, valuesOf, objectOf, withUnknownFields } from '../../src/testing/values/schema-values.ts'
import { anyJson } from '../../src/testing/values/json.ts'
import { wholeNumberOf } from '../../src/testing/values/number.ts'

const drawn = <T>(arbitrary: fc.Arbitrary<T>, numRuns = 2000): readonly T[] =>
  fc.sample(arbitrary, { numRuns, seed: 31 })
const of = (schema: JsonSchema): readonly unknown[] => drawn(valuesOf(schema, false))
const textsOf = (schema: JsonSchema): readonly string[] => of({ type: 'string', ...schema }).map(String)
const lengths = (texts: readonly string[]): readonly number[] => texts.map((text) => [...text].length)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

it('the types of a schema are one, several or none', () => {
  const schemas: readonly JsonSchema[] = [{ type: 'null' }, { type: ['null', 'string'] }, {}]
  expect(schemas.map(typesIn)).toEqual([['null'], ['null', 'string'], []])
})

it('a value of a schema with listed values is one of them', () => {
  expect(new Set(of({ type: ['integer', 'null'], enum: [1, 5, null] }))).toEqual(new Set([1, 5, null]))
})

describe('a character', () => {
  it('is most often an ASCII character, and each of them occurs', () => {
    const ascii = drawn(character, 8000).filter((one) => one.charCodeAt(0) < 0x80)
    expect(ascii.length).toBeGreaterThan(4000)
    expect(new Set(ascii).size).toBe(0x80)
  })

  it('has a number that does not count the surrogates', () => {
    expect([0, 0xd7ff, 0xd800, 0x10ffff - 0x800].map(fromScalar)).toEqual(['\u0000', '\ud7ff', '\ue000', '\u{10ffff}'])
  })
})

describe('a text', () => {
  it('is most often short, and a longer one never occurs twice', () => {
    const texts = textsOf({})
    expect(lengths(texts).filter((length) => length <= 10).length).toBeGreaterThan(1000)
    const longer = texts.filter((text) => text.length > 5)
    expect(new Set(longer).size).toBe(longer.length)
  })

  it('is often an example of the schema, and shrinks to an empty string', () => {
    const schema: JsonSchema = { type: 'string', examples: ['ping.example', 5] }
    const texts = of(schema)
    expect(texts.filter((text) => text === 'ping.example').length).toBeGreaterThan(200)
    expect(texts.every((text) => typeof text === 'string')).toBe(true)
    expect(texts.filter((text) => text !== 'ping.example' && text !== '').length).toBeGreaterThan(200)
    for (const seed of [1, 2, 3])
      expect(
        fc.check(
          fc.property(valuesOf(schema, false), () => false),
          { seed },
        ).counterexample,
      ).toEqual([''])
  })

  it.each([0, 1, 3])('of at most %i characters never has more, and sometimes has exactly that many', (maxLength) => {
    const counts = lengths(textsOf({ maxLength }))
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, maxLength])
  })

  it('matches its pattern, which applies to characters, not to surrogate halves', () => {
    const texts = textsOf({ pattern: '^[\\u{1f600}-\\u{1f602}]$' })
    expect(new Set(texts)).toEqual(new Set(['\u{1f600}', '\u{1f601}', '\u{1f602}']))
  })
})

describe('a string with a format', () => {
  it('is a date on any day of the years 0000 to 9999', () => {
    const texts = drawn(valuesOf({ type: 'string', format: 'date' }, false), 6000).map(String)
    expect(texts.filter((text) => !formats.date(text))).toEqual([])
    expect(new Set(texts).size).toBeGreaterThan(1000)
    expect(texts).toEqual(expect.arrayContaining(['0000-01-01', '9999-12-31']))
  })

  it('is a date-time in every notation, at any time', () => {
    const texts = drawn(valuesOf({ type: 'string', format: 'date-time' }, false), 6000).map(String)
    expect(texts.filter((text) => !formats['date-time'](text))).toEqual([])
    for (const form of [
      /T/,
      /t/,
      /Z$/,
      /z$/,
      /\+\d\d:\d\d$/,
      /-\d\d:\d\d$/,
      /:\d\d\.\d+/,
      /:60.*Z$/i,
      /:60.*[-+]/,
      /00:00:/,
      /23:59:[0-5]/,
    ]) {
      expect(texts.filter((text) => form.test(text)).length, String(form)).toBeGreaterThan(0)
    }
    const inUtc = texts.filter((text) => /z$/i.test(text))
    expect(new Set(inUtc.map((text) => text.slice(11, 16))).size).toBeGreaterThan(500)
  })

  it('is a UUID in letters of either case', () => {
    const texts = textsOf({ format: 'uuid' })
    expect(texts.filter((text) => !formats.uuid(text))).toEqual([])
    expect(texts.filter((text) => /[a-f]/.test(text) && /[A-F]/.test(text)).length).toBeGreaterThan(1000)
  })
})

describe('a number', () => {
  it('above an exclusive minimum is a whole number for the type integer', () => {
    for (const [exclusiveMinimum, least] of [
      [1, 2],
      [1.5, 2],
      [-3, -2],
    ] as const) {
      expect(Math.min(...drawn(wholeNumberOf({ type: 'integer', exclusiveMinimum })))).toBe(least)
    }
  })

  it('is often its maximum, and more often a number between its bounds', () => {
    for (const [minimum, maximum] of [
      [0, 100],
      [900, 1000],
    ] as const) {
      const numbers = of({ type: 'integer', minimum, maximum })
      const greatest = numbers.filter((one) => one === maximum).length
      expect(greatest).toBeGreaterThan(100)
      expect(numbers.filter((one) => one !== maximum && one !== minimum).length).toBeGreaterThan(2 * greatest)
    }
  })

  it('is often a bound that has a fraction, and always between the bounds', () => {
    const numbers = of({ type: 'number', minimum: 1.5, maximum: 4.25 }).map(Number)
    for (const bound of [1.5, 4.25]) expect(numbers.filter((one) => one === bound).length).toBeGreaterThan(300)
    expect(numbers.filter((one) => !(one >= 1.5 && one <= 4.25))).toEqual([])
    expect(of({ type: 'number' }).filter((one) => !Number.isFinite(one))).toEqual([])
  })

  it('is never negative zero, because JSON text does not keep its sign', () => {
    const zeros = drawn(valuesOf({ type: 'number' }, false), 8000).filter((one) => one === 0)
    expect(zeros.length).toBeGreaterThan(100)
    expect(zeros.filter((zero) => Object.is(zero, -0))).toEqual([])
  })
})

/** Returns the depth of nested lists and objects. */
const depth = (value: unknown): number => (isObject(value) ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0)
const sizes = (value: unknown): number[] =>
  isObject(value) ? [Object.keys(value).length, ...Object.values(value).flatMap(sizes)] : []

describe('any JSON value', () => {
  it('is of every type, with at most two levels and four fields or items', () => {
    const values = drawn(anyJson)
    expect(
      new Set(values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value))),
    ).toEqual(new Set(['null', 'boolean', 'number', 'string', 'array', 'object']))
    expect(new Set(values.map(depth))).toEqual(new Set([0, 1, 2]))
    expect(Math.max(...values.flatMap(sizes))).toBe(4)
  })
})

describe('an object', () => {
  it('has any fields if its schema describes none', () => {
    const objects = of({ type: 'object' })
    expect(objects.filter((object) => isObject(object) && Object.keys(object).length > 0).length).toBeGreaterThan(1000)
  })

  it('has up to three unknown fields, and valid values in its known fields', () => {
    const listed = new Map([['length', fc.constant(true)]])
    const objects = drawn(withUnknownFields(objectOf(listed, []), listed)).map((object) => Object.entries(object))
    expect(new Set(objects.map((entries) => entries.filter(([name]) => name !== 'length').length))).toEqual(
      new Set([0, 1, 2, 3]),
    )
    expect(
      new Set(
        objects
          .flat()
          .filter(([name]) => name === 'length')
          .map(([, value]) => value),
      ),
    ).toEqual(new Set([true]))
  })
})

describe('a list', () => {
  it.each([0, 1, 3])('of at most %i items never has more, and sometimes has exactly that many', (maxItems) => {
    const counts = of({ type: 'array', maxItems, items: { type: 'null' } }).map((list) =>
      Array.isArray(list) ? list.length : NaN,
    )
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, maxItems])
  })
})
