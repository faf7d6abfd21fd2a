// Tests the rule about `frequencyOffset` for every frequency, against the service description.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icmpMonitorDefaults } from 'monitor-contract'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'

const { icmpMonitorUpdate, icmpMonitor } = bodyContracts

/** The allowed frequencies and the three rules, restated from the service description. */
const frequencies = [0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440]
const fits = (frequency: number, offset: number) => {
  if (frequency === 0) return [10, 20, 30].includes(offset)
  return (
    offset >= 1 &&
    offset <= (frequency <= 60 ? Math.floor(frequency * 10) : Math.ceil(frequency / 60))
  )
}

const said = (result: ReturnType<typeof icmpMonitor.validate>) =>
  report([...result.errors, ...result.warnings]).filter((line) =>
    line.startsWith('/frequencyOffset'),
  )

const offsets = [...Array(651).keys()]
const broken = ['/frequencyOffset frequency-offset']
const outOfBounds = ['/frequencyOffset minimum']

describe.each(frequencies)('with a frequency of %i', (frequency) => {
  it('offsets from 0 to 650 are valid exactly where the service description allows them', () => {
    for (const frequencyOffset of offsets) {
      const expected =
        frequencyOffset < 1 ? outOfBounds : fits(frequency, frequencyOffset) ? [] : broken
      for (const [contract, value] of [
        [icmpMonitorUpdate, update({ frequency, frequencyOffset })],
        [icmpMonitor, monitor({ frequency, frequencyOffset })],
      ] as const) {
        expect([frequencyOffset, said(contract.validate(value))]).toEqual([
          frequencyOffset,
          expected,
        ])
        expect(contract.is(value)).toBe(expected.length === 0)
      }
      expect(
        said(icmpMonitorUpdate.validate(update({ frequencyOffset }), { baseline: { frequency } })),
      ).toEqual(expected)
      expect(
        said(
          icmpMonitorUpdate.validate(update({ frequency }), {
            baseline: { frequency: 1, frequencyOffset },
          }),
        ),
      ).toEqual(frequencyOffset < 1 ? (frequency === 0 ? expect.any(Array) : []) : expected)
      const tolerant = icmpMonitor.validate(monitor({ frequency, frequencyOffset }), {
        reader: 'tolerant',
      })
      expect([tolerant.valid, report(tolerant.warnings)]).toEqual([true, expected])
    }
  })
})

describe('without a frequency', () => {
  it('an offset above 600 is an error, and one that fits other frequencies is a warning', () => {
    for (const frequencyOffset of offsets) {
      const expected =
        frequencyOffset < 1
          ? outOfBounds
          : frequencyOffset > 600
            ? broken
            : fits(icmpMonitorDefaults.frequency, frequencyOffset)
              ? []
              : ['/frequencyOffset defaults-conflict']
      const result = icmpMonitorUpdate.validate(update({ frequencyOffset }))
      expect([frequencyOffset, said(result)]).toEqual([frequencyOffset, expected])
      expect(result.valid).toBe(expected.length === 0 || expected[0]?.endsWith('conflict'))
      expect(said(icmpMonitor.validate(monitor({ frequencyOffset })))).toEqual(
        frequencyOffset < 1 ? outOfBounds : frequencyOffset > 600 ? broken : [],
      )
      for (const baseline of [{}, { name: 'edge' }, icmpMonitorDefaults])
        expect(said(icmpMonitorUpdate.validate(update({ frequencyOffset }), { baseline }))).toEqual(
          frequencyOffset < 1
            ? outOfBounds
            : fits(icmpMonitorDefaults.frequency, frequencyOffset)
              ? []
              : broken,
        )
    }
  })
})

const percent = fc.oneof(
  fc.double({ min: Number.MIN_VALUE, max: 100, noNaN: true }),
  fc.constantFrom(Number.MIN_VALUE, 0.1, 9.999999, 10, 10.000001, 20, 99.9, 100),
)
const thresholds = fc.record(
  { degradedPacketLossThreshold: percent, maxPacketLossThreshold: percent },
  { requiredKeys: [], noNullPrototype: true },
)

it('reports packet-loss-order exactly if maxPacketLossThreshold is lower, with any baseline', () => {
  fc.assert(
    fc.property(thresholds, fc.option(thresholds, { nil: undefined }), (sent, baseline) => {
      const known = { ...icmpMonitorDefaults, ...baseline, ...sent }
      const { degradedPacketLossThreshold: low, maxPacketLossThreshold: high } = known
      const conflict = Object.keys(sent).length > 0 && high < low
      const code =
        baseline === undefined && Object.keys(sent).length < 2
          ? 'defaults-conflict'
          : 'packet-loss-order'
      const { errors, warnings } = icmpMonitorUpdate.validate(update(sent), { baseline })
      expect(report([...errors, ...warnings])).toEqual(
        conflict ? [`/maxPacketLossThreshold ${code}`] : [],
      )
      expect(icmpMonitorUpdate.is(update(sent), { baseline })).toBe(
        !conflict || code === 'defaults-conflict',
      )
      expect(icmpMonitor.is(monitor(sent))).toBe(Object.keys(sent).length < 2 || high >= low)
    }),
    { numRuns: 2_000 },
  )
})
