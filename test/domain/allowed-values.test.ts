// Tests `isFrequency`, `isIcmpLocation` and `isRuntimeId`.
import { describe, expect, it } from 'vitest'
import { frequencies, icmpLocations, isFrequency, isIcmpLocation, isRuntimeId, runtimeIds } from 'monitor-contract'

describe('isFrequency', () => {
  it('returns true for each allowed frequency', () => expect(frequencies.filter(isFrequency)).toEqual(frequencies))

  it.each([-1, 3, 1439, 1441, 0.5, NaN, Infinity, '5', null, undefined, [5], { valueOf: () => 5 }])(
    'returns false for %j',
    (value) => expect(isFrequency(value)).toBe(false),
  )
})

describe('isIcmpLocation', () => {
  it('returns true for each allowed location', () =>
    expect(icmpLocations.filter(isIcmpLocation)).toEqual(icmpLocations))

  it.each(['eu-west-4', 'EU-WEST-1', ' eu-west-1', '', 'constructor', 0, null, undefined, ['eu-west-1']])(
    'returns false for %j',
    (value) => expect(isIcmpLocation(value)).toBe(false),
  )
})

describe('isRuntimeId', () => {
  it('returns true for each allowed runtime', () => expect(runtimeIds.filter(isRuntimeId)).toEqual(runtimeIds))

  it.each(['2026.4', '2026.05', '2022.1', 2026.04, '', null, undefined, ['2026.04']])('returns false for %j', (value) =>
    expect(isRuntimeId(value)).toBe(false),
  )
})
