import { thresholdBounds, type ThresholdField } from '../generated/facts.ts'
import { assertObject } from './assert-object.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { ownField } from './own-field.ts'

export type { ThresholdField }

/** The bounds of a threshold; `exclusive` says that `minimum` itself is not allowed. */
export interface ThresholdRange {
  readonly minimum: number
  readonly exclusive: boolean
  readonly maximum: number
  readonly unit: 'ms' | '%'
}

const isWithin = (value: unknown, { minimum, exclusive, maximum }: ThresholdRange): value is number =>
  typeof value === 'number' &&
  (exclusive ? value > minimum : /* v8 ignore next -- both packet losses exclude their minimum */ value >= minimum) &&
  value <= maximum

/** The least `maxPacketLossThreshold` beside a `degradedPacketLossThreshold`. */
export const minimumMaxPacketLoss = (degradedPacketLossThreshold: number): number => degradedPacketLossThreshold

/**
 * What one of the four thresholds may be, given the monitor's other fields; response times in ms, packet losses in %.
 *
 * Carries out Limits: response times are 0 to 300000 ms, packet losses greater than 0 and at most 100 %, and
 * maxPacketLossThreshold is at least degradedPacketLossThreshold. The other threshold counts where it is present, not
 * null and allowed.
 *
 * @throws TypeError where `field` names none of the four, or `monitor` is no object
 * @example
 * thresholdRange('maxPacketLossThreshold', { degradedPacketLossThreshold: 15 })
 * // { minimum: 15, exclusive: false, maximum: 100, unit: '%' }
 * thresholdRange('maxResponseTime') // { minimum: 0, exclusive: false, maximum: 300000, unit: 'ms' }
 */
export function thresholdRange(field: ThresholdField, monitor: MonitorFields<ThresholdField> = {}): ThresholdRange {
  if (typeof field !== 'string' || !Object.hasOwn(thresholdBounds, field)) {
    throw new TypeError(`field must be one of ${Object.keys(thresholdBounds).join(', ')}`)
  }
  assertObject('monitor', monitor)
  const bounds = thresholdBounds[field]
  if (field === 'maxPacketLossThreshold') {
    const degraded = ownField(monitor, 'degradedPacketLossThreshold')
    if (isWithin(degraded, thresholdBounds.degradedPacketLossThreshold)) {
      return { ...bounds, minimum: minimumMaxPacketLoss(degraded), exclusive: false }
    }
  }
  if (field === 'degradedPacketLossThreshold') {
    const max = ownField(monitor, 'maxPacketLossThreshold')
    if (isWithin(max, thresholdBounds.maxPacketLossThreshold)) return { ...bounds, maximum: max }
  }
  return { ...bounds }
}
