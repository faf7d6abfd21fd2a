import { minimumMaxPacketLoss } from '../domain/threshold-range.ts'
import { defineCheck, originOf, withMessage } from './define-rule.ts'
import type { RuleDocumentation } from './rule-documentation.ts'
import type { MonitorRuleFields } from './monitor-rule-fields.ts'

/**
 * Rejects a `maxPacketLossThreshold` below `degradedPacketLossThreshold`.
 *
 * Service description, "Limits": "at least `degradedPacketLossThreshold`".
 * The check is separate because a bundle of `isIcmpMonitorUpdate` contains no messages.
 */
export const packetLossOrderCheck = /* @__PURE__ */ defineCheck<MonitorRuleFields>()({
  code: 'packet-loss-order',
  severity: 'error',
  at: 'maxPacketLossThreshold',
  reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  check({ degradedPacketLossThreshold, maxPacketLossThreshold }) {
    const minimum = minimumMaxPacketLoss(degradedPacketLossThreshold)
    return maxPacketLossThreshold >= minimum ? undefined : { minimum }
  },
})

export const packetLossOrder = /* @__PURE__ */ withMessage(
  packetLossOrderCheck,
  ({ minimum }, fromBaseline) =>
    'must not be below degradedPacketLossThreshold ' +
    `(${minimum} %${originOf('degradedPacketLossThreshold', fromBaseline)}).`,
)

export const documentation: RuleDocumentation = {
  meaning:
    '`maxPacketLossThreshold` is below `degradedPacketLossThreshold`, so a run would fail before it is degraded.',
  cel: 'self.maxPacketLossThreshold >= self.degradedPacketLossThreshold',
  celMessageField: ['minimum', 'degradedPacketLossThreshold'],
  examples: [{ degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }],
}
