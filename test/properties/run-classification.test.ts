// Tests `classifyRun` on every combination of thresholds and measurements.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { classifyRun, type MonitorFields, type ThresholdField } from 'monitor-contract'

/** Values of a threshold: missing, null, its default, and numbers below, between and above the other threshold. */
const responseThresholds = [undefined, null, 5_000, 10_000, 15_000, 20_000, 25_000]
const lossThresholds = [undefined, null, 5, 10, 15, 20, 25]
const around = (thresholds: readonly (number | null | undefined)[]): (number | null)[] => [
  null,
  0,
  ...thresholds.flatMap((threshold) => (typeof threshold === 'number' ? [threshold - 0.5, threshold] : [])),
]

/** Returns the state for one kind of measurement by the service description, with the documented defaults. */
function reached(value: number | null, degraded: number | null, failing: number | null): string {
  if (value === null) return 'passing'
  if (failing !== null && value >= failing) return 'failing'
  return degraded !== null && value >= degraded ? 'degraded' : 'passing'
}

const ifAbsent = (threshold: number | null | undefined, standard: number): number | null =>
  threshold === undefined ? standard : threshold

it('agrees with the service description on every mix of null, missing and crossed thresholds', () => {
  const wrong: unknown[] = []
  for (const [degradedAt, failingAt] of pairs(responseThresholds)) {
    for (const [lossDegradedAt, lossFailingAt] of pairs(lossThresholds)) {
      const monitor = {
        degradedResponseTime: degradedAt,
        maxResponseTime: failingAt,
        degradedPacketLossThreshold: lossDegradedAt,
        maxPacketLossThreshold: lossFailingAt,
      }
      for (const responseTime of around(responseThresholds)) {
        for (const packetLoss of around(lossThresholds)) {
          if (responseTime === null && packetLoss === null) continue
          const byTime = reached(responseTime, ifAbsent(degradedAt, 10_000), ifAbsent(failingAt, 20_000))
          const byLoss = reached(packetLoss, ifAbsent(lossDegradedAt, 10), ifAbsent(lossFailingAt, 20))
          const expected = [byTime, byLoss].includes('failing')
            ? 'failing'
            : [byTime, byLoss].includes('degraded')
              ? 'degraded'
              : 'passing'
          const { state, causes } = classifyRun({ responseTime, packetLoss }, monitor)
          const isCaused = state === 'passing' ? causes.length === 0 : causes.length > 0
          if (state !== expected || !isCaused) wrong.push({ responseTime, packetLoss, monitor, state, expected })
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

const pairs = <T>(values: readonly T[]): (readonly [T, T])[] =>
  values.flatMap((first) => values.map((second) => [first, second] as const))

const threshold = (max: number) => fc.option(fc.oneof(fc.double({ min: 0, max, noNaN: true }), fc.constant(max)))
const monitors: fc.Arbitrary<MonitorFields<ThresholdField>> = fc.record(
  {
    degradedResponseTime: threshold(300_000),
    maxResponseTime: threshold(300_000),
    degradedPacketLossThreshold: threshold(100),
    maxPacketLossThreshold: threshold(100),
  },
  { requiredKeys: [] },
)

const fieldsOf = {
  passing: [],
  degraded: ['degradedResponseTime', 'degradedPacketLossThreshold'],
  failing: ['maxResponseTime', 'maxPacketLossThreshold'],
}

it('returns as causes the thresholds that the run reaches for its state, with the measured values', () => {
  fc.assert(
    fc.property(monitors, fc.nat(300_000), fc.nat(100), (monitor, responseTime, packetLoss) => {
      const { state, causes } = classifyRun({ responseTime, packetLoss }, monitor)
      for (const { field, threshold, value } of causes) {
        expect(fieldsOf[state]).toContain(field)
        expect(value).toBe(field.endsWith('Time') ? responseTime : packetLoss)
        expect(value).toBeGreaterThanOrEqual(threshold)
        if (monitor[field] !== undefined) expect(threshold).toBe(monitor[field])
      }
    }),
  )
})
