// Tests with generated values that a URL parser reads what `buildPath` wrote.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ContractError,
  listErrorGroupsQuery,
  operations,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { propertyRuns } from '../helpers/property-runs.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

/**
 * Generates texts of any UTF-16 code units, including lone surrogates and characters with a meaning
 * in URLs.
 */
const id = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom('{id}', ...'./\\%2eF?#&=+ \t\n:@;$\'"'), maxLength: 6 }),
  fc.constantFrom('', '.', '..', '\ud800', '\udc00', 'a\udc00\ud800b'),
  fc.string({ unit: 'binary' }),
  fc.uuid(),
)

const base = 'https://service.example'

/** Returns whether a text has no lone surrogates. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

it('the class URL parses a path to the original id and query, and impossible ids throw', () => {
  fc.assert(
    fc.property(id, fc.constantFrom(undefined, true, false), (given, autoAssignAlerts) => {
      const query = autoAssignAlerts === undefined ? {} : { autoAssignAlerts }
      const build = () => updateIcmpMonitor.buildPath({ params: { id: given }, query })
      if (given === '') {
        expect(build).toThrow(ContractError)
        return
      }
      if (['.', '..'].includes(given) || !isWellFormed(given)) {
        expect(build).toThrow(RangeError)
        expect(build).toThrow(/^id must/)
        return
      }
      const path = build()
      const url = new URL(path, base)
      expect(`${url.pathname}${url.search}`).toBe(path)
      expect(url.origin + url.hash).toBe(base)
      const [last = '', ...others] = url.pathname.split('/').reverse()
      expect(others).toEqual(['icmp', 'checks', 'v1', ''])
      expect(decodeURIComponent(last)).toBe(given)
      expect([...url.searchParams.keys()]).toEqual(Object.keys(query))
      expect(updateIcmpMonitorQuery.parse(url.searchParams)).toEqual({
        autoAssignAlerts: true,
        ...query,
      })
    }),
    { numRuns: propertyRuns },
  )
})

it('the class URL parses a path to exactly the original numbers of the query', () => {
  const numbers = fc.record(
    {
      limit: fc.integer({ min: 1, max: 100 }),
      // A query cannot tell -0 from 0.
      page: fc
        .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
        .map((page) => page + 0),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(numbers, fc.boolean(), (query, asText) => {
      const given = asText
        ? Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
        : query
      const url = new URL(listErrorGroups.buildPath({ query: given }), base)
      expect(url.pathname).toBe('/v1/error-groups')
      expect([...url.searchParams.keys()].sort()).toEqual(Object.keys(query).sort())
      expect(listErrorGroupsQuery.parse(url.searchParams)).toEqual({ limit: 10, page: 1, ...query })
    }),
    { numRuns: propertyRuns / 2 },
  )
})
