import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorUpdate, runIntervalSeconds, type IcmpMonitorUpdate } from 'monitor-contract'

describe('runIntervalSeconds', () => {
  it.each([
    ['a minute', { frequency: 1 }, 60],
    ['a day', { frequency: 1440 }, 86_400],
    ['minutes, whatever spreads the runs', { frequency: 5, frequencyOffset: 50 }, 300],
    ['minutes, though the offset is not allowed', { frequency: 5, frequencyOffset: 51 }, 300],
    ['seconds', { frequency: 0, frequencyOffset: 20 }, 20],
    ['seconds that undefined does not say', { frequency: 0, frequencyOffset: undefined }, undefined],
    ['seconds that null does not say', { frequency: 0, frequencyOffset: null }, undefined],
    ['the documented default', {}, 600],
    ['the documented default where frequency is undefined', { frequency: undefined }, 600],
    ['the documented default where frequency is null', { frequency: null, frequencyOffset: 7 }, 600],
  ])('returns %s', (_, monitor, seconds) => expect(runIntervalSeconds(monitor)).toBe(seconds))

  it('returns undefined exactly if an update has the warning about a missing offset', () => {
    for (const frequency of frequencies) {
      for (const fields of [{ frequency }, { frequency, frequencyOffset: 10 }]) {
        const { warnings } = icmpMonitorUpdate.validate({
          heartbeat: {},
          script: '',
          ...fields,
        } satisfies IcmpMonitorUpdate)
        expect(warnings.some(({ code }) => code === 'frequency-offset-missing')).toBe(
          runIntervalSeconds(fields) === undefined,
        )
      }
    }
  })
})
