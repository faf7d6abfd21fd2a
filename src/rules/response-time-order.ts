import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Advice } from './rule.ts'

/**
 * A run that fails before it degrades is never degraded by its response time.
 *
 * Follows from States and transitions: a run is degraded at degradedResponseTime and failing at maxResponseTime.
 */
export const responseTimeOrder: Advice<Pick<IcmpMonitorUpdate, 'degradedResponseTime' | 'maxResponseTime'>> = {
  at: 'maxResponseTime',
  reads: ['degradedResponseTime', 'maxResponseTime'],
  broken({ degradedResponseTime: minimum, maxResponseTime: max }) {
    if (typeof minimum !== 'number' || typeof max !== 'number' || max >= minimum) return undefined
    return {
      code: 'response-time-order',
      params: { minimum },
      expectation:
        `is below degradedResponseTime (${minimum}), so no run is ever degraded by its response time; ` +
        'raise it, or lower the other.',
    }
  },
}
