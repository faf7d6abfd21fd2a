// Tests the arbitraries of valid requests.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { describedPlaces } from '../helpers/described-places.ts'
import { fieldOf } from './field-of.ts'
import { requests } from './request-cases.ts'

describe.each(requests)('requests of $name', ({ validate, valid, parts }) => {
  it('are accepted if they are valid', () => {
    fc.assert(
      fc.property<[object]>(valid(), (request) => validate(request).valid),
      { numRuns: 500 },
    )
  })

  it('every parameter is omitted in some requests and present in others', () => {
    const samples = fc.sample<object>(valid(), { numRuns: 500, seed: 12 })
    for (const [part, contract] of Object.entries(parts).filter(([name]) => name !== 'body')) {
      for (const { schema } of describedPlaces(contract).slice(0, 1)) {
        for (const name of Object.keys(schema.properties ?? {})) {
          const isHeld = (key: string): boolean => key.toLowerCase() === name.toLowerCase()
          const presence = samples.map((sample) =>
            Object.keys(fieldOf(sample, part) ?? {}).some(isHeld),
          )
          expect(presence).toContain(true)
          const isAlways =
            schema.required?.includes(name) === true || (name === 'content-type' && 'body' in parts)
          expect(presence.includes(false)).toBe(!isAlways)
        }
      }
    }
  })
})

it.each([
  { what: 'valid', updates: arbitraries.updateIcmpMonitorRequest() },
  {
    what: 'invalid',
    updates: arbitraries.invalidUpdateIcmpMonitorRequest().map(({ value }) => value),
  },
])('$what update requests always have a content type', ({ updates }) => {
  fc.assert(
    fc.property(updates, (request) =>
      Object.keys(Object(fieldOf(request, 'headers'))).some(
        (name) => name.toLowerCase() === 'content-type',
      ),
    ),
    { numRuns: 1000 },
  )
})

describe('fixed fields of requests', () => {
  it('are in every request, in each part, and the other fields are generated', () => {
    const samples = fc.sample(
      arbitraries.updateIcmpMonitorRequest({
        fixed: {
          params: { id: 'a/b' },
          query: { autoAssignAlerts: false },
          headers: { Authorization: 'Bearer key', Accept: '*/*' },
          body: { frequency: 1, tags: undefined },
        },
        baseline: { frequencyOffset: 600 },
      }),
      { numRuns: 300, seed: 13 },
    )
    for (const { params, query, headers, body } of samples) {
      expect(params).toEqual({ id: 'a/b' })
      expect(query).toEqual({ autoAssignAlerts: false })
      expect(new Headers(headers).get('authorization')).toBe('Bearer key')
      expect(new Headers(headers).get('accept')).toBe('*/*')
      expect(body).toMatchObject({
        frequency: 1,
        frequencyOffset: expect.toSatisfy((offset) => offset <= 10),
      })
      expect(body).not.toHaveProperty('tags')
    }
    expect(new Set(samples.map(({ body }) => typeof body.name))).toEqual(
      new Set(['string', 'undefined']),
    )
  })

  it('can omit a query parameter', () => {
    const samples = fc.sample(
      arbitraries.listErrorGroupsRequest({ fixed: { query: { page: undefined } } }),
      100,
    )
    expect(samples.filter(({ query }) => 'page' in query)).toEqual([])
  })

  it.each<{ fixed: unknown; message: string }>([
    {
      fixed: { query: { limit: 0 } },
      message: 'No valid body has the fixed fields: limit must be at least 1.',
    },
    { fixed: { headers: [] }, message: 'Option "fixed" must be an object.' },
    { fixed: { body: {} }, message: 'Unknown option "body". Known options: query, headers.' },
  ])('throw a TypeError for $fixed', ({ fixed, message }) => {
    expect(() => arbitraries.listErrorGroupsRequest({ fixed } as object)).toThrow(
      new TypeError(message),
    )
  })
})

it.each(requests)(
  'unknown fields are in some requests of $name, and are no errors',
  ({ validate, valid }) => {
    const samples = fc.sample<object>(valid({ unlisted: true }), { numRuns: 300, seed: 14 })
    const results = samples.map(validate)
    expect(results.every(({ valid }) => valid)).toBe(true)
    const codes = results.flatMap(({ warnings }) => warnings.map(({ code }) => code))
    expect(codes).toContain('unknown-field')
  },
)

describe('generated requests', () => {
  it('have numbers and booleans in the query as they are and as texts', () => {
    const typesIn = (samples: readonly { readonly query?: object }[], name: string) =>
      new Set(samples.map(({ query }) => typeof fieldOf(query, name)))
    const updates = fc.sample(arbitraries.updateIcmpMonitorRequest(), { numRuns: 500, seed: 12 })
    expect(typesIn(updates, 'autoAssignAlerts')).toEqual(
      new Set(['boolean', 'string', 'undefined']),
    )
    const listings = fc.sample(arbitraries.listErrorGroupsRequest(), { numRuns: 500, seed: 12 })
    expect(typesIn(listings, 'limit')).toEqual(new Set(['number', 'string', 'undefined']))
  })

  it('every valid update request can be written as a URL and as Headers', () => {
    fc.assert(
      fc.property(arbitraries.updateIcmpMonitorRequest(), ({ params, query, headers }) => {
        const url = new URL(
          operations.updateIcmpMonitor.buildPath({ params, query }),
          'http://localhost',
        )
        const id = url.pathname.slice('/v1/checks/icmp/'.length)
        expect(decodeURIComponent(id)).toBe(params.id)
        const inSmallLetters = Object.entries(headers).map(
          ([name, value]) => [name.toLowerCase(), value] as const,
        )
        expect(Object.fromEntries(new Headers(headers))).toEqual(Object.fromEntries(inSmallLetters))
      }),
    )
  })
})
