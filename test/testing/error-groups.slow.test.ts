// Tests the dates of the generated error groups.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ErrorGroup } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { fieldOf } from './field-of.ts'

const isInOrder = (group: unknown): boolean => {
  const [first, last] = [fieldOf(group, 'firstSeen'), fieldOf(group, 'lastSeen')]
  return typeof first !== 'string' || typeof last !== 'string' || first <= last
}

it('valid error groups were not last seen before they were first seen', () => {
  fc.assert(fc.property(arbitraries.errorGroup({ unlisted: true }), isInOrder), { numRuns: 1000 })
  fc.assert(fc.property(arbitraries.errorGroupList(), (list) => list.every(isInOrder)))
})

it('invalid error groups were not last seen before they were first seen', () => {
  fc.assert(
    fc.property(
      arbitraries.invalidErrorGroup(),
      ({ value, pointer }) =>
        pointer === '/firstSeen' || pointer === '/lastSeen' || isInOrder(value),
    ),
    { numRuns: 1000 },
  )
})

it('a fixed date is kept, and the other one is in order with it', () => {
  const fixed = fc.constantFrom<Partial<ErrorGroup>>(
    { firstSeen: '2026-01-01' },
    { lastSeen: '2026-01-01' },
  )
  const cases = fixed.chain((fields) =>
    fc.tuple(fc.constant(fields), arbitraries.errorGroup({ fixed: fields })),
  )
  fc.assert(
    fc.property(cases, ([fields, group]) => {
      expect(group).toMatchObject(fields)
      return isInOrder(group)
    }),
    { numRuns: 500 },
  )
})

it('two fixed dates are kept in any order', () => {
  const fixed = { firstSeen: '2026-01-02', lastSeen: '2026-01-01' }
  expect(fc.sample(arbitraries.errorGroup({ fixed }), 1)).toMatchObject([fixed])
})

it('the dates are equal in some groups, and different or missing in others', () => {
  const kinds = fc
    .sample(arbitraries.errorGroup(), { numRuns: 500, seed: 15 })
    .map(
      ({ firstSeen, lastSeen }) =>
        `${typeof firstSeen} ${typeof lastSeen} ${firstSeen === lastSeen}`,
    )
  expect(new Set(kinds)).toEqual(new Set(['string string true', 'string string false']))
})
