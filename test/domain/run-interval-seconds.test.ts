import { expect, it } from 'vitest'
import { runIntervalSeconds } from 'monitor-contract'

it.each([
  ['a minute', { frequency: 1 }, 60],
  ['a day', { frequency: 1440 }, 86_400],
  ['minutes, whatever spreads the runs', { frequency: 5, frequencyOffset: 50 }, 300],
  ['minutes, though the offset is not allowed', { frequency: 5, frequencyOffset: 51 }, 300],
  ['seconds', { frequency: 0, frequencyOffset: 20 }, 20],
  ['the fewest seconds', { frequency: 0, frequencyOffset: 10 }, 10],
  ['seconds that undefined does not say', { frequency: 0, frequencyOffset: undefined }, undefined],
  ['seconds that null does not say', { frequency: 0, frequencyOffset: null }, undefined],
  ['the documented default', {}, 600],
  ['the documented default where frequency is undefined', { frequency: undefined }, 600],
  ['the documented default where frequency is null', { frequency: null, frequencyOffset: 7 }, 600],
])('runIntervalSeconds returns %s', (_, monitor, seconds) =>
  expect(runIntervalSeconds(monitor)).toBe(seconds),
)
