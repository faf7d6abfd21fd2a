import { icmpMonitorDefaults } from '../generated/facts.ts'
import { defineCheck, defineRule } from './define-rule.ts'
import type { RuleDocumentation } from './documentation.ts'
import type { MonitorFields } from './monitor-fields.ts'

/**
 * Service description, "ICMP monitor", useGlobalAlertSettings: when true the account-level alert settings apply and the
 * check's own alertSettings are not used.
 */
export const alertSettingsIgnored = /* @__PURE__ */ defineRule(
  /* @__PURE__ */ defineCheck<MonitorFields>()({
    code: 'alert-settings-ignored',
    severity: 'warning',
    at: 'alertSettings',
    reads: [],
    requires: ['alertSettings'],
    readsIfPresent: ['useGlobalAlertSettings'],
    check: ({ useGlobalAlertSettings = icmpMonitorDefaults.useGlobalAlertSettings }) =>
      useGlobalAlertSettings ? {} : undefined,
  }),
  () => 'is not used while useGlobalAlertSettings is true, as it is by default.',
)

export const documentation: RuleDocumentation = {
  meaning:
    'Alert settings are sent while `useGlobalAlertSettings` is true, as it is by default; they are not used then.',
  cel: '!has(self.alertSettings) || (has(self.useGlobalAlertSettings) && self.useGlobalAlertSettings != true)',
  celIsWhole: true,
  examples: [{ alertSettings: { escalationType: 'RUN_BASED' } }],
}
