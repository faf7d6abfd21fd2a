// Tests `isFrequency`, `isIcmpLocation` and `isRuntimeId`.
import { expect, it } from 'vitest'
import {
  frequencies,
  icmpLocations,
  isFrequency,
  isIcmpLocation,
  isRuntimeId,
  runtimeIds,
} from 'monitor-contract'

it.each<{
  guard: (value: unknown) => boolean
  allowed: readonly unknown[]
  others: readonly unknown[]
}>([
  {
    guard: isFrequency,
    allowed: frequencies,
    others: [
      -1,
      3,
      1439,
      1441,
      0.5,
      NaN,
      Infinity,
      '5',
      null,
      undefined,
      [5],
      { valueOf: () => 5 },
    ],
  },
  {
    guard: isIcmpLocation,
    allowed: icmpLocations,
    others: ['eu-west-4', 'EU-WEST-1', ' eu-west-1', '', 'constructor', 0, null, ['eu-west-1']],
  },
  {
    guard: isRuntimeId,
    allowed: runtimeIds,
    others: ['2026.4', '2026.05', '2022.1', 2026.04, '', null, undefined, ['2026.04']],
  },
])('$guard returns true for the allowed values only', ({ guard, allowed, others }) => {
  expect([...allowed, ...others].filter(guard)).toEqual(allowed)
})
