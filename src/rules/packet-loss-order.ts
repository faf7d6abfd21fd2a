import { minimumMaxPacketLoss } from '../domain/threshold-range.ts'
import { defineCheck, defineRule } from './define-rule.ts'
import type { RuleDocumentation } from './documentation.ts'
import type { MonitorFields } from './monitor-fields.ts'

/** Service description, "Limits": maxPacketLossThreshold is at least degradedPacketLossThreshold. */
export const packetLossOrderCheck = /* @__PURE__ */ defineCheck<MonitorFields>()({
  code: 'packet-loss-order',
  severity: 'error',
  at: 'maxPacketLossThreshold',
  reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  check({ degradedPacketLossThreshold, maxPacketLossThreshold }) {
    const minimum = minimumMaxPacketLoss(degradedPacketLossThreshold)
    return maxPacketLossThreshold >= minimum ? undefined : { minimum }
  },
})

export const packetLossOrder = /* @__PURE__ */ defineRule(
  packetLossOrderCheck,
  ({ minimum }) => `must be at least ${minimum}, the degradedPacketLossThreshold; raise it, or lower the other.`,
)

export const documentation: RuleDocumentation = {
  meaning:
    'The check would fail at a lower packet loss than it degrades at: `maxPacketLossThreshold` is below ' +
    '`degradedPacketLossThreshold`.',
  cel: 'self.maxPacketLossThreshold >= self.degradedPacketLossThreshold',
  examples: [{ degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }],
}
