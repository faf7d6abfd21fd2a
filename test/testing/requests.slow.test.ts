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
          if (!schema.required?.includes(name)) expect(presence).toContain(false)
        }
      }
    }
  })
})

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
