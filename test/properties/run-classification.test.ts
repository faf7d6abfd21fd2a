// Tests `classifyRun` on every combination of thresholds and measurements.
import { expect, it } from 'vitest'
import { classifyRun, icmpMonitorDefaults } from 'monitor-contract'

/**
 * Values of a threshold: missing, null, both defaults, and numbers below, between and above them.
 */
const thresholdsAround = (degraded: number, highest: number) => [
  ...[undefined, null, degraded / 2, degraded],
  ...[(degraded + highest) / 2, highest, highest + degraded / 2],
]
const { degradedResponseTime: degradedTime, maxResponseTime: maxTime } = icmpMonitorDefaults
const { degradedPacketLossThreshold: degradedLoss, maxPacketLossThreshold: maxLoss } =
  icmpMonitorDefaults
const responseThresholds = thresholdsAround(degradedTime, maxTime)
const lossThresholds = thresholdsAround(degradedLoss, maxLoss)
const around = (thresholds: readonly (number | null | undefined)[]): (number | null)[] => [
  null,
  0,
  ...thresholds.flatMap((threshold) =>
    typeof threshold === 'number' ? [threshold - 0.5, threshold] : [],
  ),
]

const pairs = <T>(values: readonly T[]): (readonly [T, T])[] =>
  values.flatMap((first) => values.map((second) => [first, second] as const))

type Field = `${'degraded' | 'max'}${'ResponseTime' | 'PacketLossThreshold'}`
type Thresholds = Partial<Record<Field, number | null | undefined>>

/** Returns the thresholds that a value reaches, by the service description. */
const reached = (field: Field, value: number | null, monitor: Thresholds) => {
  const threshold = monitor[field] === undefined ? icmpMonitorDefaults[field] : monitor[field]
  return value !== null && threshold !== null && value >= threshold
    ? [{ field, threshold, value }]
    : []
}

it('returns the stated state and causes for null, missing and crossed thresholds', () => {
  const wrong: unknown[] = []
  for (const [degradedResponseTime, maxResponseTime] of pairs(responseThresholds)) {
    for (const [degradedPacketLossThreshold, maxPacketLossThreshold] of pairs(lossThresholds)) {
      const monitor = {
        degradedResponseTime,
        maxResponseTime,
        degradedPacketLossThreshold,
        maxPacketLossThreshold,
      }
      for (const responseTime of around(responseThresholds)) {
        for (const packetLoss of around(lossThresholds)) {
          if (responseTime === null && packetLoss === null) continue
          const causesOf = (time: Field, loss: Field) => [
            ...reached(time, responseTime, monitor),
            ...reached(loss, packetLoss, monitor),
          ]
          const failing = causesOf('maxResponseTime', 'maxPacketLossThreshold')
          const degraded = causesOf('degradedResponseTime', 'degradedPacketLossThreshold')
          const causes = failing.length > 0 ? failing : degraded
          const state =
            failing.length > 0 ? 'failing' : degraded.length > 0 ? 'degraded' : 'passing'
          const actual = classifyRun({ responseTime, packetLoss }, monitor)
          if (JSON.stringify(actual) !== JSON.stringify({ state, causes }))
            wrong.push({ responseTime, packetLoss, actual })
        }
      }
    }
  }
  expect(wrong).toEqual([])
})
