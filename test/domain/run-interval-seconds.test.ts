import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorUpdate, runIntervalSeconds, type IcmpMonitorUpdate } from 'monitor-contract'

describe('runIntervalSeconds', () => {
  it.each([
    ['a minute', { frequency: 1 }, 60],
    ['a day', { frequency: 1440 }, 86_400],
    ['minutes, whatever spreads the runs', { frequency: 5, frequencyOffset: 50 }, 300],
    ['minutes, though the offset is not allowed', { frequency: 5, frequencyOffset: 51 }, 300],
    ['10 seconds', { frequency: 0, frequencyOffset: 10 }, 10],
    ['20 seconds', { frequency: 0, frequencyOffset: 20 }, 20],
    ['30 seconds', { frequency: 0, frequencyOffset: 30 }, 30],
    ['seconds that nothing says', { frequency: 0 }, undefined],
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

  it.each([3, -1, 0.5, NaN, Infinity, '5', '', [], {}, false])(
    'throws RangeError for the frequency %j',
    (frequency) => {
      const call = () => runIntervalSeconds({ frequency: frequency as number })
      expect(call).toThrow(RangeError)
      expect(call).toThrow(/^frequency must be one of 0, 1, /u)
    },
  )

  it.each([0, 1, 9, 11, 15, 31, 10.5, -10, NaN, '20', [20], false])(
    'throws RangeError for frequency 0 with the offset %j',
    (offset) => {
      const call = () => runIntervalSeconds({ frequency: 0, frequencyOffset: offset as number })
      expect(call).toThrow(RangeError)
      expect(call).toThrow('frequencyOffset must be 10, 20 or 30 where frequency is 0')
    },
  )

  it.each([null, undefined, 5, 'monitor', []])('throws TypeError for the monitor %j', (monitor) => {
    expect(() => runIntervalSeconds(monitor as {})).toThrow(new TypeError('monitor must be an object'))
  })
})
