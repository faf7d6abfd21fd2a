import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns about `doubleCheck`, which is deprecated.
 *
 * Service description, "ICMP monitor": "Deprecated: `retryStrategy` replaces it".
 */
export const deprecatedField = /* @__PURE__ */ defineMonitorRule({
  code: 'deprecated-field',
  at: 'doubleCheck',
  reads: ['doubleCheck'],
  severity: 'warning',
  check: () => ({ replacement: 'retryStrategy' as const }),
  message: ({ replacement }, name) => `is deprecated. Use ${name(replacement)} instead.`,
})

export const documentation: RuleDocumentation = {
  meaning: 'An update sends a deprecated field; `retryStrategy` replaces it.',
  since: '0.1.0',
  examples: [
    {
      fields: { doubleCheck: true },
      mended: { retryStrategy: { type: 'FIXED', baseBackoffSeconds: 10, maxRetries: 1 } },
    },
  ],
}
