import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange, icmpMonitorUpdate } from '../../src/index.ts'
import { arbitraries } from '../../src/testing/index.ts'
import { describedPlaces } from '../helpers/described-places.ts'
import { bodies } from './bodies.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function objectsIn(value: unknown): readonly object[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

describe.each(bodies)('valid values of $name', ({ name, contract, valid }) => {
  it.each([false, true])('keep the contract, with unlisted fields: %s', (unlisted) => {
    fc.assert(fc.property(valid({ unlisted }), (value) => contract.is(value)), { numRuns: 1000 })
  })

  it('are what JSON text keeps', () => {
    fc.assert(fc.property(valid({ unlisted: true }), (value) => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)))
  })

  it('hold objects and lists with ordinary prototypes', () => {
    fc.assert(
      fc.property(valid({ unlisted: true }), (value) =>
        objectsIn(value).every((object) => Object.getPrototypeOf(object) === (Array.isArray(object) ? Array.prototype : Object.prototype)),
      ),
    )
  })

  it('hold no unlisted field unless asked', () => {
    fc.assert(fc.property(valid(), (value) => contract.is(value, { unknownFields: 'error' })))
  })

  const seen = { held: new Map<string, Set<unknown>>(), lacked: new Set<string>() }
  const characters = (text: string): number => [...text].length
  function look(value: unknown, place: string, parts: readonly string[]): void {
    const values = seen.held.get(place) ?? new Set()
    seen.held.set(place, values)
    values.add(isObject(value) ? (Array.isArray(value) ? 'a list' : 'an object') : value)
    if (Array.isArray(value)) {
      values.add(`${value.length} items`)
      for (const item of value) look(item, `${place}/*`, parts)
    } else if (isObject(value)) {
      for (const part of parts.filter((one) => one.startsWith(`${place}/`) && !one.slice(place.length + 1).match(/[/*]/))) {
        const field = part.slice(place.length + 1)
        const descriptor = Object.getOwnPropertyDescriptor(value, field)
        if (descriptor === undefined) seen.lacked.add(part)
        else look(descriptor.value, part, parts)
      }
    } else if (typeof value === 'string') values.add(`${characters(value)} characters`)
  }

  const places = describedPlaces(name)
  for (const value of fc.sample(valid(), { numRuns: 3000, seed: 20 })) look(value, '', places.map(({ place }) => place))

  it.each(places)('have at $place everything that the schema allows', ({ place, schema }) => {
    const values = seen.held.get(place) ?? new Set()
    const types = [schema['type']].flat()
    const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
      string: (value) => typeof value === 'string',
      number: (value) => typeof value === 'number' && !Number.isInteger(value),
      integer: (value) => Number.isInteger(value),
      null: (value) => value === null,
      object: (value) => value === 'an object',
      array: (value) => value === 'a list',
    }
    const all = [...values]
    const allowed = Array.isArray(schema['enum']) ? schema['enum'] : types.includes('boolean') ? [true, false] : []
    expect(all).toEqual(expect.arrayContaining(allowed))
    if (allowed.length === 0) expect(types.filter((type) => !all.some((value) => isOfType[String(type)]?.(value)))).toEqual([])
    for (const bound of ['minimum', 'maximum'] as const) if (schema[bound] !== undefined) expect(all).toContain(schema[bound])
    if (schema['exclusiveMinimum'] === 0) expect(all).toContain(Number.MIN_VALUE)
    const { maxLength, maxItems } = schema
    if (typeof maxLength === 'number') expect(all).toEqual(expect.arrayContaining(['0 characters', `${maxLength} characters`]))
    if (typeof maxItems === 'number') expect(all).toEqual(expect.arrayContaining(['0 items', `${maxItems} items`]))
    else if (types.includes('array')) expect(all).toEqual(expect.arrayContaining(['0 items', '1 items', '2 items']))
  })

  it('leave out and hold every optional field', () => {
    const optional = places.flatMap(({ place, schema }) =>
      Object.keys(schema.properties ?? {}).filter((field) => !schema.required?.includes(field)).map((field) => `${place}/${field}`),
    )
    expect(optional.filter((place) => !seen.lacked.has(place) || !seen.held.has(place))).toEqual([])
  })
})

describe('valid values of a monitor', () => {
  const updates = fc.sample(arbitraries.icmpMonitorUpdate(), { numRuns: 5000, seed: 3 })

  it('hold, for every frequency, the first and the last offset that it allows', () => {
    const pairs = new Set(updates.map(({ frequency = 'no', frequencyOffset = 'no' }) => `${frequency} ${frequencyOffset}`))
    const ends = frequencies.flatMap((frequency) => {
      const range = frequencyOffsetRange(frequency)
      return (range.kind === 'values' ? range.values : [range.minimum, range.maximum]).map((offset) => `${frequency} ${offset}`)
    })
    expect(ends.filter((pair) => !pairs.has(pair))).toEqual([])
  })

  it('hold, without a frequency, the greatest offset of all in an update, and greater ones in a response', () => {
    const lone = (values: readonly { frequency?: number; frequencyOffset?: number }[]): readonly number[] =>
      values.flatMap(({ frequency, frequencyOffset = 0 }) => (frequency === undefined ? [frequencyOffset] : []))
    expect(Math.max(...lone(updates))).toBe(600)
    expect(Math.max(...lone(fc.sample(arbitraries.icmpMonitor(), { numRuns: 1000, seed: 3 })))).toBeGreaterThan(600)
  })

  it('hold equal packet loss thresholds, different ones, and each beside a null', () => {
    const kinds = new Set(updates.map(({ degradedPacketLossThreshold: degraded, maxPacketLossThreshold: max }) => {
      if (typeof degraded === 'number' && typeof max === 'number') return degraded === max ? 'equal' : 'different'
      return `${degraded === null ? 'null' : typeof degraded} ${max === null ? 'null' : typeof max}`
    }))
    const wanted = ['equal', 'different', 'number null', 'null number', 'undefined number', 'number undefined']
    expect([...kinds]).toEqual(expect.arrayContaining(wanted))
  })

  it('hold both few fields and nearly all of them', () => {
    const counts = updates.map((update) => Object.keys(update).length)
    expect(Math.min(...counts)).toBeLessThanOrEqual(3)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(30)
  })
})

describe('unlisted fields', () => {
  const updates = fc.sample(arbitraries.icmpMonitorUpdate({ unlisted: true }), { numRuns: 3000, seed: 4 })
  const warnings = updates.flatMap((update) => icmpMonitorUpdate.validate(update).warnings)
  const pointers = new Set(warnings.flatMap(({ code, pointer }) => (code === 'unknown-field' ? [pointer] : [])))

  it.each([
    '/__proto__', '/constructor', '/', '/a~1b', '/a~0b', '/request/__proto__', '/request/assertions/0/', '/alertSettings/reminders/toString',
  ])('stand at %s', (pointer) => {
    expect(pointers).toContain(pointer)
  })
})
