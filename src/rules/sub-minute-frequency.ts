import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns about frequency 0, which is allowed, but explained for API and TCP checks only.
 *
 * Service description, "frequencyOffset rules": "stated for API and TCP checks only".
 */
export const subMinuteFrequency = /* @__PURE__ */ defineMonitorRule({
  code: 'sub-minute-frequency',
  at: 'frequency',
  reads: ['frequency'],
  severity: 'warning',
  check: ({ frequency }) => (frequency === 0 ? {} : undefined),
  message: () => 'is 0, which is only for API and TCP checks.',
})

export const documentation: RuleDocumentation = {
  meaning: 'The frequency is 0, which the service description states for API and TCP checks only.',
  since: '0.1.0',
  examples: [{ fields: { frequency: 0, frequencyOffset: 30 }, mended: { frequency: 1 } }],
}
