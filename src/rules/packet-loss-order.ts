import { leastMaxPacketLoss } from '../domain/threshold-range.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Constraint } from './rule.ts'

/**
 * A run cannot begin to fail at a lower packet loss than it begins to degrade at.
 *
 * Carries out Limits: maxPacketLossThreshold is at least degradedPacketLossThreshold.
 */
export const packetLossOrder: Constraint<
  Pick<IcmpMonitorUpdate, 'degradedPacketLossThreshold' | 'maxPacketLossThreshold'>
> = {
  at: 'maxPacketLossThreshold',
  reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  broken(fields, absent) {
    const { degradedPacketLossThreshold: degraded = absent?.degradedPacketLossThreshold } = fields
    const { maxPacketLossThreshold: max = absent?.maxPacketLossThreshold } = fields
    if (typeof degraded !== 'number' || typeof max !== 'number') return undefined
    const minimum = leastMaxPacketLoss(degraded)
    if (max >= minimum) return undefined
    return {
      code: 'packet-loss-order',
      params: { minimum },
      expectation: `must be at least ${minimum}, the degradedPacketLossThreshold; raise it, or lower the other.`,
    }
  },
}
