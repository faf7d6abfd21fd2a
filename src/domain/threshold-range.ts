import { icmpMonitorThresholds } from '../generated/facts.ts'
import { ownFields, type MonitorFields } from './arguments.ts'

/**
 * Returns the bounds of one of the four thresholds, given the other thresholds of its monitor.
 *
 * Service description, "Limits": "0 to 300000 ms", "above 0 %, at most 100 %" and "at least
 * `degradedPacketLossThreshold`". Each packet loss limits the other one if it is present, not null
 * and allowed. Response times limit nothing. To include defaults or stored values, pass
 * `withDefaults(monitor)` or `applyUpdate(stored, update)`.
 *
 * @param field The threshold.
 * @param monitor The other thresholds: response times in ms, packet losses in %.
 * @throws TypeError if `field` is not a threshold, or `monitor` is not an object
 * @example
 * thresholdRange('maxPacketLossThreshold', {
 *   degradedPacketLossThreshold: 15,
 * })
 * // { minimum: 15, exclusive: false, maximum: 100, unit: '%' }
 * thresholdRange('maxResponseTime')
 * // { minimum: 0, exclusive: false, maximum: 300000, unit: 'ms' }
 */
export function thresholdRange(
  field: ThresholdField,
  monitor: MonitorFields<ThresholdField> = {},
): ThresholdRange {
  if (typeof field !== 'string' || !Object.hasOwn(icmpMonitorThresholds, field)) {
    throw new TypeError(`field must be one of ${Object.keys(icmpMonitorThresholds).join(', ')}`)
  }
  const { degradedPacketLossThreshold: degraded, maxPacketLossThreshold: max } = ownFields(
    'monitor',
    monitor,
  )
  const bounds = icmpMonitorThresholds[field]
  if (
    field === 'maxPacketLossThreshold' &&
    isAllowedLoss(degraded, icmpMonitorThresholds.degradedPacketLossThreshold)
  )
    return { ...bounds, minimum: degraded, exclusive: false }
  if (
    field === 'degradedPacketLossThreshold' &&
    isAllowedLoss(max, icmpMonitorThresholds.maxPacketLossThreshold)
  )
    return { ...bounds, maximum: max }
  return { ...bounds }
}

/** A field that is a threshold of a run: response time or packet loss, degraded or failing. */
export type ThresholdField =
  | 'degradedResponseTime'
  | 'maxResponseTime'
  | 'degradedPacketLossThreshold'
  | 'maxPacketLossThreshold'

/** The bounds of a threshold; with `exclusive`, `minimum` itself is not allowed. */
export interface ThresholdRange {
  readonly minimum: number
  readonly exclusive: boolean
  readonly maximum: number
  readonly unit: 'ms' | '%'
}

const isAllowedLoss = (
  value: unknown,
  { minimum, maximum }: ThresholdRange & { exclusive: true },
): value is number => typeof value === 'number' && value > minimum && value <= maximum
