import { defineRule } from './define-rule.ts'
import type { RuleDescription } from './rule-documentation.ts'
import type { MonitorRuleFields } from './monitor-rule-fields.ts'

/**
 * Warns about `doubleCheck`, which is deprecated.
 *
 * Service description, "ICMP monitor": "Deprecated: `retryStrategy` replaces it".
 */
export const deprecatedField = /* @__PURE__ */ defineRule<MonitorRuleFields>()({
  code: 'deprecated-field',
  severity: 'warning',
  at: 'doubleCheck',
  reads: [],
  requires: ['doubleCheck'],
  check: () => ({ replacement: 'retryStrategy' }),
  message: ({ replacement }) => `is deprecated. Use ${replacement} instead.`,
})

export const documentation: RuleDescription = {
  meaning: 'An update sends a deprecated field; `retryStrategy` replaces it.',
  examples: [{ doubleCheck: true }],
}
