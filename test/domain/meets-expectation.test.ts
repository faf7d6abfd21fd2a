import { describe, expect, it } from 'vitest'
import { meetsExpectation } from 'monitor-contract'

describe('meetsExpectation', () => {
  // state, shouldFail, whether the run is a success
  it.each([
    ['passing', false, true],
    ['degraded', false, true],
    ['failing', false, false],
    ['passing', true, false],
    ['degraded', true, false],
    ['failing', true, true],
    ['failing', undefined, false],
    ['passing', null, true],
  ] as const)('returns whether %s with shouldFail %j is expected: %j', (state, shouldFail, expected) => {
    expect(meetsExpectation(state, { shouldFail })).toBe(expected)
  })
})
