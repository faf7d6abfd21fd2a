import { icmpMonitorDefaults } from '../generated/facts.ts'
import { assertMeasurement, monitorFlag, ownFields, type MonitorFields } from './arguments.ts'
import type { ThresholdField } from './threshold-range.ts'

/**
 * Classifies a run as passing, degraded or failing by the thresholds of its monitor, and names the thresholds that
 * cause the state.
 *
 * Service description, "States": "A run is degraded when its latency or packet loss reaches the degraded threshold, and
 * failing when it reaches the maximum threshold". Response times are in ms, packet losses in %. A threshold that is
 * null is not applied; a missing threshold has its documented default. Assertions do not count: see
 * `evaluateAssertion`.
 *
 * @param measurements The response time in ms and the packet loss in %; null means not measured.
 * @param monitor The thresholds: response times in ms, packet losses in %.
 * @throws TypeError if an argument is not an object, a measurement is neither a number nor null, both are null, or a
 * threshold is neither a finite number nor null
 * @throws RangeError if a measurement is negative or not finite, or a packet loss is above 100
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
 *   { responseTime: null, packetLoss: 100 },
 *   { maxPacketLossThreshold: null },
 * ).state
 * // 'degraded'
 */
export function classifyRun(
  measurements: RunMeasurements,
  monitor: MonitorFields<ThresholdField>,
): RunClassification {
  const { responseTime, packetLoss } = ownFields('measurements', measurements)
  const own = ownFields('monitor', monitor)
  if (responseTime !== null) assertMeasurement('measurements.responseTime', responseTime)
  if (packetLoss !== null) assertMeasurement('measurements.packetLoss', packetLoss, 100)
  if (responseTime === null && packetLoss === null)
    throw new TypeError('measurements must have a responseTime or a packetLoss; both are null')

  /** Returns the threshold `field` if the value reaches it. */
  const reached = (value: number | null, field: ThresholdField): readonly ThresholdReached[] => {
    const { [field]: threshold = icmpMonitorDefaults[field] } = own
    if (threshold !== null && !Number.isFinite(threshold))
      throw new TypeError(`monitor.${field} must be a finite number or null`)
    return value !== null && threshold !== null && value >= threshold
      ? [{ field, threshold, value }]
      : []
  }
  const failing = [
    ...reached(responseTime, 'maxResponseTime'),
    ...reached(packetLoss, 'maxPacketLossThreshold'),
  ]
  const degraded = [
    ...reached(responseTime, 'degradedResponseTime'),
    ...reached(packetLoss, 'degradedPacketLossThreshold'),
  ]
  if (failing.length > 0) return { state: 'failing', causes: failing }
  if (degraded.length > 0) return { state: 'degraded', causes: degraded }
  return { state: 'passing', causes: [] }
}

/**
 * Returns whether a run has the expected outcome: it fails if `shouldFail` is true, otherwise it does not fail.
 *
 * Service description, "ICMP monitor": "Default false. Inverts the failure criterion, so that an error is the expected
 * outcome". A degraded run does not fail. Null counts as omitted.
 *
 * @param state The state that `classifyRun` returns.
 * @param monitor The field `shouldFail`.
 * @throws TypeError if `state` is not the state of a run, `monitor` is not an object, or `shouldFail` is not a boolean
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
export interface RunMeasurements {
  /** Unit: ms. */
  readonly responseTime: number | null
  /** Unit: %. */
  readonly packetLoss: number | null
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
