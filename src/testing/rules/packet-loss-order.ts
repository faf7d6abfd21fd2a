import { thresholdRange } from '../../index.ts'
import type { Adapt } from './adapt.ts'

/**
 * Raises `maxPacketLossThreshold` to what the rule asks of it or, where that is held, lowers
 * `degradedPacketLossThreshold`.
 */
export const adaptPacketLoss: Adapt = (fields, held) => {
  const { degradedPacketLossThreshold: degraded, maxPacketLossThreshold: max } = fields
  if (typeof degraded !== 'number' || typeof max !== 'number') return fields
  if (!held.has('maxPacketLossThreshold')) {
    const { minimum } = thresholdRange('maxPacketLossThreshold', { degradedPacketLossThreshold: degraded })
    return { ...fields, maxPacketLossThreshold: Math.max(max, minimum) }
  }
  if (held.has('degradedPacketLossThreshold')) return fields
  const { maximum } = thresholdRange('degradedPacketLossThreshold', { maxPacketLossThreshold: max })
  return { ...fields, degradedPacketLossThreshold: Math.min(degraded, maximum) }
}
