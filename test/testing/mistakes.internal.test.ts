// Tests the mistakes that the arbitraries of invalid values make, one by one.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { formats } from '../../src/formats/index.ts'
import type { JsonSchema } from 'monitor-contract'
import type { Fields } from '../../src/testing/fields.ts'
import type { Mistake } from '../../src/testing/mistakes/mistake.ts'
import { anyItem, replaceAt, type Step } from '../../src/testing/mistakes/replace-at.ts'
import { wrongType } from '../../src/testing/mistakes/wrong-type.ts'
import { notAllowed, wrongValues } from '../../src/testing/mistakes/wrong-value.ts'
import { headersForm, pathForm, queryForm } from '../../src/testing/requests/part-forms.ts'
import { parameterMistakes } from '../../src/testing/requests/parameter-arbitraries.ts'
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
  ])('for %j is of every other', (type, others) => {
    expect(new Set(drawn(wrongType({ type })).map(typeOf))).toEqual(new Set(others))
  })

  it('is no whole number where one is allowed, and is one where none is', () => {
    const wholes = (schema: JsonSchema): readonly unknown[] =>
      drawn(wrongType(schema)).filter((value) => Number.isInteger(value))
    expect(wholes({ type: 'integer' })).toEqual([])
    expect(wholes({ type: 'string' }).length).toBeGreaterThan(50)
  })

  it('is no long list', () => {
    expect(
      Math.max(...drawn(wrongType({ type: 'string' })).map((value) => (Array.isArray(value) ? value.length : 0))),
    ).toBe(4)
  })
})

describe('a value that is none of those allowed', () => {
  it('is a text that is nearly one of them, or any other', () => {
    const texts = wrongBy('enum', { type: 'string', enum: ['EUR', 'us'] })
    expect(texts).toEqual(expect.arrayContaining(['EU', 'UR', 'EUR ', ' EUR', 'EUR0', 'u', 's', 'US']))
    expect(texts.filter((text) => typeof text !== 'string' || text === 'EUR' || text === 'us')).toEqual([])
    expect(new Set(texts).size).toBeGreaterThan(500)
  })

  it('is a number right beside one of them, or a greater one than all', () => {
    const numbers = wrongBy('enum', { type: 'integer', enum: [0, 1, 5, 60] }).map(Number)
    const beside = [-1, 2, 4, 6, 59, 61]
    expect(numbers).toEqual(expect.arrayContaining(beside))
    expect(numbers.filter((one) => !beside.includes(one) && !(one > 60))).toEqual([])
  })

  it('is marked as rejected where it would be allowed', () => {
    expect([notAllowed('a', (text) => text === 'a'), notAllowed('b', (text) => text === 'a')]).toEqual(['?a', 'b'])
  })
})

describe('a value that is too much', () => {
  it.each([0, 1, 3])('is a text of more than %i characters, one more among them', (maxLength) => {
    const lengths = wrongBy('maxLength', { type: 'string', maxLength }).map((text) => [...String(text)].length)
    expect(Math.min(...lengths)).toBe(maxLength + 1)
  })

  it.each([0, 1, 3])('is an array of more than %i valid items, with one more', (maxItems) => {
    const lists = wrongBy('maxItems', {
      type: 'array',
      maxItems,
      items: { type: 'object', properties: { a: { type: 'null' } } },
    }) as readonly object[][]
    expect(Math.min(...lists.map((list) => list.length))).toBe(maxItems + 1)
    expect(new Set(lists.flat().flatMap((item) => Object.keys(item)))).toEqual(new Set(['a']))
  })
})

it.each(['date', 'date-time', 'uuid'] as const)('a text that is no %s is often nearly one, and never one', (format) => {
  const texts = wrongBy('format', { type: 'string', format })
  expect(texts.filter((text) => typeof text !== 'string' || formats[format](text))).toEqual([])
  expect(texts.filter((text) => formats[format](String(text).trim())).length).toBeGreaterThan(100)
})

it('a text that a pattern rejects is rejected by its characters, not by surrogate halves', () => {
  expect(wrongBy('pattern', { type: 'string', pattern: '^.$' }).filter((text) => /^.$/u.test(String(text)))).toEqual([])
})

describe('a wrong value is placed', () => {
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
    ['in place of the whole', { a: 1 }, [], 0, 'wrong', []],
    [
      'beside what else an object holds',
      { a: { b: 1 }, c: 2 },
      ['a', 'd'],
      0,
      { a: { b: 1, d: 'wrong' }, c: 2 },
      ['a', 'd'],
    ],
    [
      'in an object that is made in place of what is none',
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
    ['at an item of a list, which gets no longer', ['a', 'b', 'c'], [anyItem], 1, ['a', 'wrong', 'c'], [1]],
    ['at an item that is told by a number of any size', ['a', 'b', 'c'], [anyItem], 8, ['a', 'b', 'wrong'], [2]],
    [
      'in an item of a list',
      { a: [{ b: 1 }, { b: 2 }] },
      ['a', anyItem, 'c'],
      1,
      { a: [{ b: 1 }, { b: 2, c: 'wrong' }] },
      ['a', 1, 'c'],
    ],
    ['as the one item of a list that is empty', [], [anyItem], 7, ['wrong'], [0]],
    ['as the one item of a list that is not there', {}, ['a', anyItem], 7, { a: ['wrong'] }, ['a', 0]],
  ])('%s', (_, valid, path, which, value, place) => {
    expect(replaceAt(valid, path, 'wrong', which)).toStrictEqual({ value, path: place })
  })
})

describe('what a part of a request cannot carry gives way to what it can', () => {
  it.each([
    ['a path', pathForm, ['', '.', '..', '...', 'a.b', ' é'], ['0', '.0', '..0', '...', 'a.b', ' é']],
    ['a query', queryForm, ['', ' é\n'], ['', ' é\n']],
    ['headers', headersForm, ['a\tb', ' é\n', '\u007f~ x ', ''], ['a\tb', '--', '-~ x', '']],
  ] as const)('finds the texts in %s', (_, { carried }, texts, expected) =>
    expect(texts.map(carried)).toEqual(expected),
  )
})

it('no text of a parameter of another type spells one of its own', () => {
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

describe('what breaks a rule', () => {
  const broken = (which: (mistake: Mistake) => boolean): readonly object[] =>
    mistakesOf(updateBody)
      .filter(which)
      .flatMap(({ mutate }) => drawn(mutate, 6000))
      .map((mutated) => mutated({ heartbeat: {}, script: '' }).value as object)
  const codesOf = (value: object): readonly string[] => icmpMonitorUpdate.validate(value).errors.map(({ code }) => code)

  it('is an offset outside of what its frequency allows, the next ones and the least among them', () => {
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

  it('are packet loss thresholds in the wrong order, the least and the greatest among them', () => {
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

describe('a value that breaks a rule is repaired', () => {
  const both = ['frequency', 'frequencyOffset', 'degradedPacketLossThreshold', 'maxPacketLossThreshold']
  const repair = ({ contract, schema }: GeneratedBody, fields: Fields, fixed: readonly string[]): object =>
    repaired(fields, errorRulesOf(contract), { schema: schema(), fixed: new Set(fixed), spares: new Map() })

  it.each<[what: string, body: GeneratedBody, fields: Fields, fixed: readonly string[], result: object]>([
    [
      'not: an offset that its frequency allows',
      updateBody,
      { frequency: 0, frequencyOffset: 10 },
      [],
      { frequency: 0, frequencyOffset: 10 },
    ],
    [
      'not: a frequency that allows the offset',
      updateBody,
      { frequency: 5, frequencyOffset: 50 },
      ['frequencyOffset'],
      { frequency: 5, frequencyOffset: 50 },
    ],
    [
      'not: fixed fields, both of them',
      updateBody,
      { frequency: 5, frequencyOffset: 51 },
      both,
      { frequency: 5, frequencyOffset: 51 },
    ],
    [
      'not: an offset of no frequency, alone and in a response',
      monitorBody,
      { frequencyOffset: 700 },
      [],
      { frequencyOffset: 700 },
    ],
    [
      'by another offset: one of no frequency, alone and in an update',
      updateBody,
      { frequencyOffset: 601 },
      [],
      { frequencyOffset: 1 },
    ],
    [
      'by leaving out a frequency beside an offset of none',
      monitorBody,
      { frequency: 5, frequencyOffset: 601 },
      ['frequencyOffset'],
      { frequencyOffset: 601 },
    ],
    [
      'by a higher failing threshold',
      updateBody,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      [],
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 30 },
    ],
    [
      'by a lower degraded threshold, where the failing one is fixed',
      updateBody,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      ['maxPacketLossThreshold'],
      { degradedPacketLossThreshold: 20, maxPacketLossThreshold: 20 },
    ],
    [
      'not: both thresholds, where both are fixed',
      updateBody,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      both,
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
    ],
  ])('%s', (_, body, fields, fixed, result) => {
    expect(repair(body, fields, fixed)).toEqual(result)
  })

  it('by one of the frequencies that allow a fixed offset', () => {
    for (const frequency of frequencies) {
      const fields = repair(monitorBody, { frequency, frequencyOffset: 24 }, ['frequencyOffset'])
      expect(icmpMonitorUpdate.is({ heartbeat: {}, script: '', ...fields }), String(frequency)).toBe(true)
      expect(Object.keys(fields)).toEqual(['frequency', 'frequencyOffset'])
    }
  })
})
