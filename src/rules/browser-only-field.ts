import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { defineRule, type RuleDescription } from './define-rule.ts'

/**
 * Warns about a field that matters only to Browser checks.
 *
 * Service description, "ICMP monitor": "Relevant to Browser checks only".
 */
export const browserOnlyField = /* @__PURE__ */ defineRule<IcmpMonitorUpdate>()({
  code: 'browser-only-field',
  severity: 'warning',
  at: 'environmentVariables',
  reads: ['environmentVariables'],
  check: ({ environmentVariables }) => (environmentVariables.length > 0 ? {} : undefined),
  message: () => 'is relevant only to Browser checks.',
})

export const documentation: RuleDescription = {
  meaning: 'Environment variables are sent, which are relevant only to Browser checks.',
  brokenIf: { environmentVariables: { properties: { environmentVariables: { type: 'array', minItems: 1 } } } },
  examples: [{ environmentVariables: [{ key: 'REGION' }] }],
}
