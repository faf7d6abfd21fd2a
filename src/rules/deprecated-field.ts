import { defineMonitorRule, type RuleDocumentation } from './define-rule.ts'

/**
 * Warns about `doubleCheck`, which is deprecated.
 *
 * Service description, "ICMP monitor": "Deprecated: `retryStrategy` replaces it".
 */
export const deprecatedField = /* @__PURE__ */ defineMonitorRule({
  code: 'deprecated-field',
  at: 'doubleCheck',
  check: () => ({ replacement: 'retryStrategy' }),
  message: ({ replacement }, name) => `is deprecated. Use ${name(replacement)} instead.`,
})

export const documentation: RuleDocumentation = {
  meaning: 'An update sends a deprecated field; `retryStrategy` replaces it.',
  examples: [{ doubleCheck: true }],
}
