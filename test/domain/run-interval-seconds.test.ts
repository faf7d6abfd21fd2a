import { expect, it } from 'vitest'
import { icmpMonitorDefaults, runIntervalSeconds } from 'monitor-contract'

const byDefault = icmpMonitorDefaults.frequency * 60

it.each([
  { what: 'a minute', monitor: { frequency: 1 }, seconds: 60 },
  { what: 'a day', monitor: { frequency: 1440 }, seconds: 86_400 },
  {
    what: 'minutes, whatever spreads the runs',
    monitor: { frequency: 5, frequencyOffset: 50 },
    seconds: 300,
  },
  {
    what: 'minutes, though the offset is not allowed',
    monitor: { frequency: 5, frequencyOffset: 51 },
    seconds: 300,
  },
  { what: 'seconds', monitor: { frequency: 0, frequencyOffset: 20 }, seconds: 20 },
  { what: 'the fewest seconds', monitor: { frequency: 0, frequencyOffset: 10 }, seconds: 10 },
  {
    what: 'seconds that undefined does not say',
    monitor: { frequency: 0, frequencyOffset: undefined },
    seconds: undefined,
  },
  {
    what: 'seconds that null does not say',
    monitor: { frequency: 0, frequencyOffset: null },
    seconds: undefined,
  },
  { what: 'the documented default', monitor: {}, seconds: byDefault },
  {
    what: 'the documented default where frequency is undefined',
    monitor: { frequency: undefined },
    seconds: byDefault,
  },
  {
    what: 'the documented default where frequency is null',
    monitor: { frequency: null, frequencyOffset: 7 },
    seconds: byDefault,
  },
])('runIntervalSeconds returns $what', ({ monitor, seconds }) =>
  expect(runIntervalSeconds(monitor)).toBe(seconds),
)
