import { icmpMonitorDefaults } from '../generated/facts.ts'
import {
  assertMeasurement,
  assertNumber,
  monitorFlag,
  ownFields,
  type MonitorFields,
} from './arguments.ts'
import type { ThresholdField } from './threshold-range.ts'

/**
 * Classifies a run as passing, degraded or failing by the thresholds of its monitor, and names the
 * thresholds that cause the state.
 *
 * Service description, "States": "A run is degraded when its latency or packet loss reaches the
 * degraded threshold, and failing when it reaches the maximum threshold". Response times are in ms,
 * packet losses in %. Our readings: "Packet loss is the share of pings without an answer". With
 * `sent` and `received` in place of `packetLoss`, it is (`sent` − `received`) × 100 / `sent`, so
 * that 29 lost of 100 pings are exactly 29 %. A threshold that is null is not applied; a missing
 * threshold has its documented default. Assertions do not count: see `evaluateAssertion`.
 *
 * @param measurements The response time in ms, and the packet loss in % or the counts of pings. One
 * of response time and packet loss can be null, which means not measured.
 * @param monitor The thresholds: response times in ms, packet losses in %.
 * @throws TypeError if an argument is not an object, a measurement is neither a number nor null, a
 * count is not a number, both measurements are null, a packet loss is given beside counts, or a
 * threshold is neither a finite number nor null
 * @throws RangeError if a measurement is negative or not finite, a packet loss is above 100, `sent`
 * is not an integer of at least 1, or `received` is not an integer from 0 to `sent`
 * @example
 * classifyRun({ responseTime: 12000, packetLoss: 0 }, {})
 * // {
 * //   state: 'degraded',
 * //   causes: [
 * //     {
 * //       field: 'degradedResponseTime',
 * //       threshold: 10000,
 * //       value: 12000,
 * //     },
 * //   ],
 * // }
 * classifyRun(
 *   { responseTime: 80, sent: 100, received: 71 },
 *   { maxPacketLossThreshold: 29 },
 * ).state
 * // 'failing'
 * classifyRun(
 *   { responseTime: null, packetLoss: 100 },
 *   { maxPacketLossThreshold: null },
 * ).state
 * // 'degraded'
 */
export function classifyRun(
  measurements: RunMeasurements,
  monitor: MonitorFields<ThresholdField>,
): RunClassification {
  const own = ownFields('measurements', measurements)
  const thresholds = ownFields('monitor', monitor)
  const { responseTime } = own
  if (responseTime !== null) assertMeasurement('measurements.responseTime', responseTime)
  const packetLoss = packetLossOf(own)
  if (responseTime === null && packetLoss === null)
    throw new TypeError('measurements must have a responseTime or a packetLoss; both are null')

  const failing = [
    ...reached(thresholds, 'maxResponseTime', responseTime),
    ...reached(thresholds, 'maxPacketLossThreshold', packetLoss),
  ]
  const degraded = [
    ...reached(thresholds, 'degradedResponseTime', responseTime),
    ...reached(thresholds, 'degradedPacketLossThreshold', packetLoss),
  ]
  if (failing.length > 0) return { state: 'failing', causes: failing }
  if (degraded.length > 0) return { state: 'degraded', causes: degraded }
  return { state: 'passing', causes: [] }
}

/** Returns the packet loss in %, given or by counts of pings; null if it was not measured. */
function packetLossOf(measurements: RunMeasurements): number | null {
  const { packetLoss, sent, received } = measurements
  if (sent === undefined && received === undefined) {
    if (packetLoss !== null) assertMeasurement('measurements.packetLoss', packetLoss, 100)
    return packetLoss
  }
  if (packetLoss !== undefined)
    throw new TypeError('measurements must have a packetLoss, or sent and received, not both')
  assertNumber('measurements.sent', sent)
  assertNumber('measurements.received', received)
  if (!Number.isInteger(sent) || sent < 1)
    throw new RangeError('measurements.sent must be an integer of at least 1')
  if (!Number.isInteger(received) || received < 0 || received > sent)
    throw new RangeError('measurements.received must be an integer from 0 to measurements.sent')
  return ((sent - received) * 100) / sent
}

/** Returns a threshold in a list if the value reaches it. */
function reached(
  thresholds: MonitorFields<ThresholdField>,
  field: ThresholdField,
  value: number | null,
): readonly ThresholdReached[] {
  const { [field]: threshold = icmpMonitorDefaults[field] } = thresholds
  if (threshold === null) return []
  if (!Number.isFinite(threshold))
    throw new TypeError(`monitor.${field} must be a finite number or null`)
  return value !== null && value >= threshold ? [{ field, threshold, value }] : []
}

/**
 * Returns whether a run has the expected outcome: it fails if `shouldFail` is true, otherwise it
 * does not fail.
 *
 * Service description, "ICMP monitor": "Default false. Inverts the failure criterion, so that an
 * error is the expected outcome". A degraded run does not fail. Null counts as omitted.
 *
 * @param state The state that `classifyRun` returns.
 * @param monitor The field `shouldFail`.
 * @throws TypeError if `state` is not the state of a run, `monitor` is not an object, or
 * `shouldFail` is not a boolean
 * @example
 * meetsExpectation('degraded', {}) // true
 * meetsExpectation('degraded', { shouldFail: true }) // false
 */
export function meetsExpectation(state: RunState, monitor: MonitorFields<'shouldFail'>): boolean {
  if (!runStates.includes(state))
    throw new TypeError(`state must be one of ${runStates.join(', ')}`)
  return (
    (state === 'failing') === monitorFlag('shouldFail', ownFields('monitor', monitor).shouldFail)
  )
}

/** The measurements of one run. Null means not measured. */
export type RunMeasurements = MeasuredLoss | CountedPings

/** The measurements of one run with the packet loss as a share. */
export interface MeasuredLoss {
  /** Unit: ms. */
  readonly responseTime: number | null
  /** Unit: %. */
  readonly packetLoss: number | null
  readonly sent?: undefined
  readonly received?: undefined
}

/** The measurements of one run with counts of pings. */
export interface CountedPings {
  /** Unit: ms. */
  readonly responseTime: number | null
  /** Number of pings sent: an integer of at least 1. */
  readonly sent: number
  /** Number of pings with an answer: an integer from 0 to `sent`. */
  readonly received: number
  readonly packetLoss?: undefined
}

/** A threshold that a run reached, and the measured value, both in the unit of the field. */
export interface ThresholdReached {
  readonly field: ThresholdField
  readonly threshold: number
  readonly value: number
}

/** The state of a run, and the reached thresholds that cause this state. */
export interface RunClassification {
  readonly state: RunState
  readonly causes: readonly ThresholdReached[]
}

/** The state of a run by the thresholds of its monitor, from best to worst. */
export type RunState = 'passing' | 'degraded' | 'failing'

const runStates: readonly RunState[] = ['passing', 'degraded', 'failing']
