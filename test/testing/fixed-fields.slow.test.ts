// Tests the option `fixed` of the arbitraries.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorUpdate, type IcmpMonitor } from 'monitor-contract'
import { arbitraries, type BodyArbitraryOptions } from 'monitor-contract/testing'
import { fieldOf } from './field-of.ts'

describe('fixed fields', () => {
  it.each([1, 10, 12, 24, 25, 300, 301, 600])(
    'with the offset %i are generated with every frequency that allows it, and without a frequency',
    (frequencyOffset) => {
      const values = fc.sample(arbitraries.icmpMonitorUpdate({ fixed: { frequencyOffset } }), {
        numRuns: 2000,
        seed: 8,
      })
      const fitting = frequencies.filter((frequency) =>
        icmpMonitorUpdate.is({ heartbeat: {}, script: '', frequency, frequencyOffset }),
      )
      expect(new Set(values.map(({ frequency }) => frequency))).toEqual(
        new Set([...fitting, undefined]),
      )
      expect(
        values.every(
          (value) => value.frequencyOffset === frequencyOffset && icmpMonitorUpdate.is(value),
        ),
      ).toBe(true)
    },
  )

  it('with one packet loss threshold have others in the correct order', () => {
    const lower = fc.sample(
      arbitraries.icmpMonitorUpdate({ fixed: { maxPacketLossThreshold: 7 } }),
      {
        numRuns: 1000,
        seed: 9,
      },
    )
    const kinds = new Set(
      lower.map(({ degradedPacketLossThreshold: degraded }) =>
        degraded === 7 ? 'equal' : typeof degraded,
      ),
    )
    expect(kinds).toEqual(new Set(['equal', 'number', 'object', 'undefined']))
    expect(
      lower.every((body) => icmpMonitorUpdate.is(body) && body.maxPacketLossThreshold === 7),
    ).toBe(true)
  })
})

it.each<{ options: unknown; message: string }>([
  { options: null, message: 'Options must be an object.' },
  { options: { fix: {} }, message: 'Unknown option "fix". Known options: fixed, unlisted.' },
  { options: { fixed: [] }, message: 'Option "fixed" must be an object.' },
  { options: { unlisted: 1 }, message: 'Option "unlisted" must be true or false.' },
  {
    options: { fixed: { name: 5 } },
    message: 'No valid body has the fixed fields: name must be a string, not a number.',
  },
])('the error for the options $options explains what is invalid', ({ options, message }) => {
  expect(() => arbitraries.icmpMonitor(options as object)).toThrow(new TypeError(message))
})

describe('whole bodies as fixed fields', () => {
  const arbitrary = (fixed: unknown): fc.Arbitrary<unknown> =>
    arbitraries.icmpMonitor({ fixed } as BodyArbitraryOptions<IcmpMonitor>)

  it('are generated unchanged if they are valid', () => {
    fc.assert(
      fc.property(arbitraries.icmpMonitor(), (body) => {
        const [sample] = fc.sample(arbitrary(body), 1)
        expect(
          Object.entries(body).filter(([name, value]) => fieldOf(sample, name) !== value),
        ).toEqual([])
      }),
    )
  })

  it('throw a TypeError if they are invalid, unless only a required field is missing', () => {
    fc.assert(
      fc.property(arbitraries.invalidIcmpMonitor(), ({ value, code }) => {
        if (code === 'required') expect(() => arbitrary(value)).not.toThrow()
        else expect(() => arbitrary(value)).toThrow(TypeError)
      }),
      { numRuns: 500 },
    )
  })
})
