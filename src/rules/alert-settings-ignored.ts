import { icmpMonitorDefaults } from '../generated/facts.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns about alert settings that are not used.
 *
 * Service description, "ICMP monitor": "Default true. When true, the alert settings of the account
 * apply and `alertSettings` of the check is not used".
 */
export const alertSettingsIgnored = /* @__PURE__ */ defineMonitorRule({
  code: 'alert-settings-ignored',
  at: 'alertSettings',
  reads: ['alertSettings'],
  readsIfPresent: ['useGlobalAlertSettings'],
  severity: 'warning',
  check: ({ useGlobalAlertSettings = icmpMonitorDefaults.useGlobalAlertSettings }) =>
    useGlobalAlertSettings ? {} : undefined,
  message: (_, name) => `is not used while ${name('useGlobalAlertSettings')} is true.`,
})

export const documentation: RuleDocumentation = {
  meaning:
    'Alert settings are sent, but `useGlobalAlertSettings` is true (the default), so they are ' +
    'not used.',
  since: '0.1.0',
  examples: [
    {
      fields: { alertSettings: { escalationType: 'RUN_BASED' } },
      mended: {
        useGlobalAlertSettings: false,
        alertSettings: { escalationType: 'RUN_BASED' },
      },
    },
  ],
}
