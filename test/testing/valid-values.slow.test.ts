// Tests that the arbitraries of bodies generate valid values, and every kind of them.
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { once } from '../helpers/once.ts'
import { describedPlaces } from '../helpers/described-places.ts'
import type { SchemaNode } from '../helpers/schema-documents.ts'
import { bodies } from './body-cases.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the values at each location of some values, such as `/tags/*`. */
function valuesByPlace(values: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>()
  const visit = (value: unknown, place: string): void => {
    const others = found.get(place) ?? []
    found.set(place, others)
    others.push(value)
    if (Array.isArray(value)) for (const item of value) visit(item, `${place}/*`)
    else if (isObject(value))
      for (const [name, part] of Object.entries(value)) visit(part, `${place}/${name}`)
  }
  for (const value of values) visit(value, '')
  return found
}

const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && !Number.isInteger(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: (value) => isObject(value) && !Array.isArray(value),
  array: (value) => Array.isArray(value),
}

const characters = (value: unknown): number | undefined =>
  typeof value === 'string' ? [...value].length : undefined
const items = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined

/**
 * Returns conditions on the values of a location: each limit of its schema and each type must
 * occur.
 */
function wantedBy(
  schema: SchemaNode,
): readonly { readonly what: string; readonly isMet: (value: unknown) => boolean }[] {
  const { minimum, maximum, maxLength, maxItems } = schema
  const types = [schema['type']].flat().map(String)
  const allowed: readonly unknown[] = Array.isArray(schema['enum'])
    ? schema['enum']
    : types.includes('boolean')
      ? [true, false]
      : []
  const bounds = [
    minimum,
    maximum,
    ...(schema['exclusiveMinimum'] === 0 ? [Number.MIN_VALUE] : []),
  ].filter((bound) => bound !== undefined)
  const lengths = types.includes('array')
    ? [0, ...(typeof maxItems === 'number' ? [maxItems] : [1, 2])]
    : []
  return [
    ...[...allowed, ...bounds].map((wanted) => ({
      what: String(wanted),
      isMet: (value: unknown) => value === wanted,
    })),
    ...(schema['enum'] === undefined
      ? types.map((type) => ({
          what: `a value of type ${type}`,
          isMet: (value: unknown) => isOfType[type]?.(value) === true,
        }))
      : []),
    ...(typeof maxLength === 'number' ? [0, maxLength] : []).map((count) => ({
      what: `${count} characters`,
      isMet: (value: unknown) => characters(value) === count,
    })),
    ...lengths.map((count) => ({
      what: `${count} items`,
      isMet: (value: unknown) => items(value) === count,
    })),
  ]
}

describe.each(bodies)('valid values of $name', ({ name, contract, valid }) => {
  it.each([false, true])('values are valid, with unknown fields: %s', (unlisted) => {
    fc.assert(
      fc.property(valid({ unlisted }), (value) => contract.is(value)),
      { numRuns: 1000 },
    )
  })

  it('are equal after a conversion to JSON text and back', () => {
    fc.assert(
      fc.property(valid({ unlisted: true }), (value) =>
        isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value),
      ),
    )
  })

  const places = describedPlaces(name)
  const seen = once(() => valuesByPlace(fc.sample(valid(), { numRuns: 3000, seed: 20 })))

  it('include at every place each kind of value that the schema allows', () => {
    const lacking = places.flatMap(({ place, schema }) =>
      wantedBy(schema)
        .filter(({ isMet }) => !(seen().get(place) ?? []).some(isMet))
        .map(({ what }) => `${place} ${what}`),
    )
    expect(lacking).toEqual([])
  })

  it('every optional field is omitted in some values and present in others', () => {
    const optional = places.flatMap(({ place, schema }) =>
      Object.keys(schema.properties ?? {})
        .filter((field) => !schema.required?.includes(field))
        .map((field) => ({ holders: seen().get(place)?.filter(isObject) ?? [], field })),
    )
    const isBoth = (count: number, all: number): boolean => 0 < count && count < all
    expect(
      optional.filter(
        ({ holders, field }) =>
          !isBoth(holders.filter((holder) => field in holder).length, holders.length),
      ),
    ).toEqual([])
  })
})

describe('valid values of a monitor', () => {
  const updates = once(() => fc.sample(arbitraries.icmpMonitorUpdate(), { numRuns: 5000, seed: 3 }))

  it('include the first and last offset of every frequency, and 600 without a frequency', () => {
    const pairs = new Set(
      updates().map(
        ({ frequency = 'no', frequencyOffset = 'no' }) => `${frequency} ${frequencyOffset}`,
      ),
    )
    const ends = frequencies.flatMap((frequency) => {
      const range = frequencyOffsetRange(frequency)
      return (range.kind === 'values' ? range.values : [range.minimum, range.maximum]).map(
        (offset) => `${frequency} ${offset}`,
      )
    })
    expect([...ends, 'no 600'].filter((pair) => !pairs.has(pair))).toEqual([])
  })

  it('include equal and different packet loss thresholds, beside null, and alone', () => {
    const kinds = new Set(
      updates().map(({ degradedPacketLossThreshold: degraded, maxPacketLossThreshold: max }) => {
        if (typeof degraded === 'number' && typeof max === 'number')
          return degraded === max ? 'equal' : 'different'
        return `${degraded === null ? 'null' : typeof degraded} ${max === null ? 'null' : typeof max}`
      }),
    )
    const wanted = [
      'equal',
      'different',
      'number null',
      'null number',
      'undefined number',
      'number undefined',
    ]
    expect([...kinds]).toEqual(expect.arrayContaining(wanted))
  })
})
