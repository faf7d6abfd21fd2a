import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns about environment variables, which matter only to Browser checks. An empty list is no
 * reason to warn.
 *
 * Service description, "ICMP monitor": "Relevant to Browser checks only".
 */
export const browserOnlyField = /* @__PURE__ */ defineMonitorRule({
  code: 'browser-only-field',
  at: 'environmentVariables',
  reads: ['environmentVariables'],
  severity: 'warning',
  check: ({ environmentVariables }) => (environmentVariables.length > 0 ? {} : undefined),
  message: () => 'is relevant only to Browser checks.',
})

export const documentation: RuleDocumentation = {
  meaning: 'Environment variables are sent, which are relevant only to Browser checks.',
  since: '0.1.0',
  examples: [{ fields: { environmentVariables: [{ key: 'REGION' }] }, mended: {} }],
}
