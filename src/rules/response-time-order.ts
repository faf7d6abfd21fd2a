import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if `maxResponseTime` is below `degradedResponseTime`.
 *
 * Service description, "ICMP monitor": "Response time at which a run counts as degraded" and
 * "Response time at which a run counts as failing". With a lower `maxResponseTime`, a run is never
 * degraded by its response time.
 */
export const responseTimeOrder = /* @__PURE__ */ defineMonitorRule({
  code: 'response-time-order',
  at: 'maxResponseTime',
  reads: ['degradedResponseTime', 'maxResponseTime'],
  severity: 'warning',
  check: ({ degradedResponseTime: minimum, maxResponseTime }) =>
    maxResponseTime >= minimum ? undefined : { minimum },
  message: ({ minimum }, name) =>
    `should not be below ${name('degradedResponseTime')} (${minimum} ms): slow runs fail ` +
    `before counting as degraded.`,
})

export const documentation: RuleDocumentation = {
  meaning:
    '`maxResponseTime` is below `degradedResponseTime`, so no run is ever degraded by its ' +
    'response time.',
  since: '0.1.0',
  examples: [{ fields: { degradedResponseTime: 5000, maxResponseTime: 3000 } }],
}
