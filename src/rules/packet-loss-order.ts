import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Rejects a `maxPacketLossThreshold` below `degradedPacketLossThreshold`.
 *
 * Service description, "Limits": "at least `degradedPacketLossThreshold`".
 */
export const packetLossOrder = /* @__PURE__ */ defineMonitorRule({
  code: 'packet-loss-order',
  at: 'maxPacketLossThreshold',
  reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  check: ({ degradedPacketLossThreshold: minimum, maxPacketLossThreshold }) =>
    maxPacketLossThreshold >= minimum ? undefined : { minimum },
  message: ({ minimum }, name) =>
    `must not be below ${name('degradedPacketLossThreshold')} (${minimum} %).`,
})

export const documentation: RuleDocumentation = {
  meaning:
    '`maxPacketLossThreshold` is below `degradedPacketLossThreshold`, so a run would fail ' +
    'before it is degraded.',
  since: '0.1.0',
  examples: [{ fields: { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 } }],
}
