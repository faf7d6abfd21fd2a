// Tests the mistakes that the arbitraries of invalid values make, one by one.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange, icmpMonitor, icmpMonitorUpdate, type JsonSchema } from 'monitor-contract'
import { formats } from '../../src/formats/index.ts'
import type { Fields } from '../../src/testing/fixed-fields.ts'
import { type Mistake, anyItem, replaceAt, type Step } from '../../src/testing/mistakes/mistakes.ts'
import { wrongType, notAllowed, wrongValues } from '../../src/testing/mistakes/wrong-value.ts'
import {
  headersForm,
  pathForm,
  queryForm,
  parameterMistakes,
} from '../../src/testing/requests/parameter-arbitraries.ts'
import { bodyOf, type GeneratedBody } from '../../src/testing/generated-body.ts'
import { mistakesOf } from '../../src/testing/body-arbitrary.ts'
import { errorRulesOf } from '../../src/testing/rules/error-rule.ts'
import { repaired } from '../../src/testing/rules/repaired.ts'

const monitorBody = bodyOf(icmpMonitor)
const updateBody = bodyOf(icmpMonitorUpdate)

const drawn = <T>(arbitrary: fc.Arbitrary<T>, numRuns = 3000): readonly T[] =>
  fc.sample(arbitrary, { numRuns, seed: 41 })

/** Returns the values that a keyword of a schema rejects. */
function wrongBy(keyword: string, schema: JsonSchema): readonly unknown[] {
  const values = wrongValues.find(([code]) => code === keyword)?.[1](schema)
  if (values === undefined) throw new Error(`Nothing is wrong by ${keyword}`)
  return drawn(values)
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

describe('a value of a wrong type', () => {
  it.each<[JsonSchema['type'] & {}, readonly string[]]>([
    ['integer', ['null', 'boolean', 'string', 'number', 'object', 'array']],
    ['string', ['null', 'boolean', 'number', 'object', 'array']],
    [
      ['number', 'null'],
      ['boolean', 'string', 'object', 'array'],
    ],
    [
      ['object', 'array'],
      ['null', 'boolean', 'string', 'number'],
    ],
  ])('for the type %j is generated with every other type', (type, others) => {
    expect(new Set(drawn(wrongType({ type })).map(typeOf))).toEqual(new Set(others))
  })

  it('is a whole number only if the schema does not allow integers', () => {
    const wholes = (schema: JsonSchema): readonly unknown[] =>
      drawn(wrongType(schema)).filter((value) => Number.isInteger(value))
    expect(wholes({ type: 'integer' })).toEqual([])
    expect(wholes({ type: 'string' }).length).toBeGreaterThan(50)
  })

  it('has at most four items if it is a list', () => {
    expect(
      Math.max(...drawn(wrongType({ type: 'string' })).map((value) => (Array.isArray(value) ? value.length : 0))),
    ).toBe(4)
  })
})

describe('a value that is not an allowed value', () => {
  it('is a string that is nearly an allowed value, or any other string', () => {
    const texts = wrongBy('enum', { type: 'string', enum: ['EUR', 'us'] })
    expect(texts).toEqual(expect.arrayContaining(['EU', 'UR', 'EUR ', ' EUR', 'EUR0', 'u', 's', 'US']))
    expect(texts.filter((text) => typeof text !== 'string' || text === 'EUR' || text === 'us')).toEqual([])
    expect(new Set(texts).size).toBeGreaterThan(500)
  })

  it('is a number next to an allowed value, or a number above all of them', () => {
    const numbers = wrongBy('enum', { type: 'integer', enum: [0, 1, 5, 60] }).map(Number)
    const beside = [-1, 2, 4, 6, 59, 61]
    expect(numbers).toEqual(expect.arrayContaining(beside))
    expect(numbers.filter((one) => !beside.includes(one) && !(one > 60))).toEqual([])
  })

  it('begins with a question mark if it would otherwise be allowed', () => {
    expect([notAllowed('a', (text) => text === 'a'), notAllowed('b', (text) => text === 'a')]).toEqual(['?a', 'b'])
  })
})

describe('a value that is too long', () => {
  it.each([0, 1, 3])('is a string of more than %i characters, and sometimes has only one more', (maxLength) => {
    const lengths = wrongBy('maxLength', { type: 'string', maxLength }).map((text) => [...String(text)].length)
    expect(Math.min(...lengths)).toBe(maxLength + 1)
  })

  it.each([0, 1, 3])('is an array of more than %i valid items, and sometimes has only one more', (maxItems) => {
    const lists = wrongBy('maxItems', {
      type: 'array',
      maxItems,
      items: { type: 'object', properties: { a: { type: 'null' } } },
    }) as readonly object[][]
    expect(Math.min(...lists.map((list) => list.length))).toBe(maxItems + 1)
    expect(new Set(lists.flat().flatMap((item) => Object.keys(item)))).toEqual(new Set(['a']))
  })
})

it.each(['date', 'date-time', 'uuid'] as const)(
  'a string that breaks the format %s is often nearly valid, and never valid',
  (format) => {
    const texts = wrongBy('format', { type: 'string', format })
    expect(texts.filter((text) => typeof text !== 'string' || formats[format](text))).toEqual([])
    expect(texts.filter((text) => formats[format](String(text).trim())).length).toBeGreaterThan(100)
  },
)

it('a string that breaks a pattern has wrong characters, not only surrogate halves', () => {
  expect(wrongBy('pattern', { type: 'string', pattern: '^.$' }).filter((text) => /^.$/u.test(String(text)))).toEqual([])
})

describe('an invalid value is inserted', () => {
  it.each<
    [
      what: string,
      valid: unknown,
      path: readonly Step[],
      which: number,
      value: unknown,
      place: readonly (string | number)[],
    ]
  >([
    ['in place of the whole value', { a: 1 }, [], 0, 'wrong', []],
    [
      'beside the other fields of an object',
      { a: { b: 1 }, c: 2 },
      ['a', 'd'],
      0,
      { a: { b: 1, d: 'wrong' }, c: 2 },
      ['a', 'd'],
    ],
    [
      'in a new object in place of a value that is not an object',
      { a: null },
      ['a', 'b'],
      0,
      { a: { b: 'wrong' } },
      ['a', 'b'],
    ],
    [
      'under a name that every object inherits',
      {},
      ['toString', 'a'],
      0,
      { toString: { a: 'wrong' } },
      ['toString', 'a'],
    ],
    [
      'in place of an item of a list, whose length stays the same',
      ['a', 'b', 'c'],
      [anyItem],
      1,
      ['a', 'wrong', 'c'],
      [1],
    ],
    [
      'in place of the item at a number modulo the length of the list',
      ['a', 'b', 'c'],
      [anyItem],
      8,
      ['a', 'b', 'wrong'],
      [2],
    ],
    [
      'in an item of a list',
      { a: [{ b: 1 }, { b: 2 }] },
      ['a', anyItem, 'c'],
      1,
      { a: [{ b: 1 }, { b: 2, c: 'wrong' }] },
      ['a', 1, 'c'],
    ],
    ['as the only item of an empty list', [], [anyItem], 7, ['wrong'], [0]],
    ['as the only item of a missing list', {}, ['a', anyItem], 7, { a: ['wrong'] }, ['a', 0]],
  ])('%s', (_, valid, path, which, value, place) => {
    expect(replaceAt(valid, path, 'wrong', which)).toStrictEqual({ value, path: place })
  })
})

describe('strings that a part of a request cannot contain are replaced', () => {
  it.each([
    ['a path', pathForm, ['', '.', '..', '...', 'a.b', ' é'], ['0', '.0', '..0', '...', 'a.b', ' é']],
    ['a query', queryForm, ['', ' é\n'], ['', ' é\n']],
    ['headers', headersForm, ['a\tb', ' é\n', '\u007f~ x ', ''], ['a\tb', '--', '-~ x', '']],
  ] as const)('the replacements for %s are as expected', (_, { carried }, texts, expected) =>
    expect(texts.map(carried)).toEqual(expected),
  )
})

it('a string with the wrong type for a number parameter is never a JSON number', () => {
  const schema: JsonSchema = { type: 'object', properties: { page: { type: 'number' } } }
  const values = parameterMistakes(schema, queryForm)
    .filter(({ code }) => code === 'type')
    .flatMap(({ mutate }) => drawn(mutate, 8000).map((mutated) => mutated({})))
  const texts = values
    .flatMap(({ value, path }) =>
      path[0] === 'page' && typeof value === 'object' && value !== null ? [Reflect.get(value, 'page')] : [],
    )
    .filter((one) => typeof one === 'string')
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text))).toEqual([])
})

describe('values that break a rule', () => {
  const broken = (which: (mistake: Mistake) => boolean): readonly object[] =>
    mistakesOf(updateBody)
      .filter(which)
      .flatMap(({ mutate }) => drawn(mutate, 6000))
      .map((mutated) => mutated({ heartbeat: {}, script: '' }).value as object)
  const codesOf = (value: object): readonly string[] => icmpMonitorUpdate.validate(value).errors.map(({ code }) => code)

  it('have offsets that their frequency does not allow, the nearest ones included', () => {
    const values = broken(({ code }) => code === 'frequency-offset')
    expect(values.filter((value) => codesOf(value).join() !== 'frequency-offset')).toEqual([])
    const pairs = new Set(
      values.map(
        (value) => `${String(Reflect.get(value, 'frequency'))} ${String(Reflect.get(value, 'frequencyOffset'))}`,
      ),
    )
    const nearest = frequencies.flatMap((frequency) => {
      const range = frequencyOffsetRange(frequency)
      return (range.kind === 'values' ? [1, ...range.values.map((offset) => offset + 1)] : [range.maximum + 1]).map(
        (offset) => `${frequency} ${offset}`,
      )
    })
    expect([...nearest, 'undefined 601'].filter((pair) => !pairs.has(pair))).toEqual([])
  })

  it('have packet loss thresholds in the wrong order, the smallest and the greatest included', () => {
    const values = broken(({ code }) => code === 'packet-loss-order')
    expect(values.filter((value) => codesOf(value).join() !== 'packet-loss-order')).toEqual([])
    const pairs = values.map((value) => [
      Number(Reflect.get(value, 'degradedPacketLossThreshold')),
      Number(Reflect.get(value, 'maxPacketLossThreshold')),
    ])
    expect(pairs).toEqual(expect.arrayContaining([[100, 99.99999999999999]]))
    expect(Math.min(...pairs.map(([, max = 0]) => max))).toBe(Number.MIN_VALUE)
    expect(new Set(pairs.map(String)).size).toBeGreaterThan(500)
  })
})

describe('the repair of fields that break a rule', () => {
  const both = ['frequency', 'frequencyOffset', 'degradedPacketLossThreshold', 'maxPacketLossThreshold']
  const repair = ({ contract, schema }: GeneratedBody, fields: Fields, fixed: readonly string[]): object =>
    repaired(fields, errorRulesOf(contract), { schema: schema(), fixed: new Set(fixed), spares: new Map() })

  it.each<[what: string, body: GeneratedBody, fields: Fields, fixed: readonly string[], result: object]>([
    [
      'keeps an offset that its frequency allows',
      updateBody,
      { frequency: 0, frequencyOffset: 10 },
      [],
      { frequency: 0, frequencyOffset: 10 },
    ],
    [
      'keeps a frequency that allows the offset',
      updateBody,
      { frequency: 5, frequencyOffset: 50 },
      ['frequencyOffset'],
      { frequency: 5, frequencyOffset: 50 },
    ],
    [
      'keeps fixed fields that break the offset rule',
      updateBody,
      { frequency: 5, frequencyOffset: 51 },
      both,
      { frequency: 5, frequencyOffset: 51 },
    ],
    [
      'keeps an offset that no frequency allows in a response without a frequency',
      monitorBody,
      { frequencyOffset: 700 },
      [],
      { frequencyOffset: 700 },
    ],
    [
      'replaces an offset that no frequency allows in an update',
      updateBody,
      { frequencyOffset: 601 },
      [],
      { frequencyOffset: 1 },
    ],
    [
      'omits a frequency beside a fixed offset that no frequency allows',
      monitorBody,
      { frequency: 5, frequencyOffset: 601 },
      ['frequencyOffset'],
      { frequencyOffset: 601 },
    ],
    [
      'raises the failing threshold',
      updateBody,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      [],
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 30 },
    ],
    [
      'lowers the degraded threshold if the failing one is fixed',
      updateBody,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      ['maxPacketLossThreshold'],
      { degradedPacketLossThreshold: 20, maxPacketLossThreshold: 20 },
    ],
    [
      'keeps both thresholds if both are fixed',
      updateBody,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      both,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
    ],
  ])('%s', (_, body, fields, fixed, result) => {
    expect(repair(body, fields, fixed)).toEqual(result)
  })

  it('selects one of the frequencies that allow a fixed offset', () => {
    for (const frequency of frequencies) {
      const fields = repair(monitorBody, { frequency, frequencyOffset: 24 }, ['frequencyOffset'])
      expect(icmpMonitorUpdate.is({ heartbeat: {}, script: '', ...fields }), String(frequency)).toBe(true)
      expect(Object.keys(fields)).toEqual(['frequency', 'frequencyOffset'])
    }
  })
})
