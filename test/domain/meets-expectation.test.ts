import { describe, expect, it } from 'vitest'
import { meetsExpectation, type RunState } from 'monitor-contract'

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

  it('uses false if shouldFail is missing', () => expect(meetsExpectation('degraded', {})).toBe(true))

  it.each(['Failing', '', 'toString', null, undefined, ['failing']])('throws TypeError for the state %j', (state) => {
    expect(() => meetsExpectation(state as RunState, {})).toThrow(
      new TypeError('state must be one of passing, degraded, failing'),
    )
  })

  it.each(['yes', 0, {}])('throws TypeError for shouldFail %j', (shouldFail) => {
    const call = () => meetsExpectation('failing', { shouldFail: shouldFail as boolean })
    expect(call).toThrow(new TypeError('monitor.shouldFail must be true or false'))
  })

  it('throws TypeError for a monitor that is not an object', () => {
    expect(() => meetsExpectation('failing', null as never)).toThrow(new TypeError('monitor must be an object'))
  })
})
