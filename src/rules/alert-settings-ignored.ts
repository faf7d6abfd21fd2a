import { monitorFlag } from '../domain/monitor-flag.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Advice } from './rule.ts'

/**
 * Alert settings of a check have no effect while those of the account apply.
 *
 * Carries out useGlobalAlertSettings: when true, the account-level alert settings apply and the check's own are not
 * used.
 */
export const alertSettingsIgnored: Advice<Pick<IcmpMonitorUpdate, 'alertSettings' | 'useGlobalAlertSettings'>> = {
  at: 'alertSettings',
  reads: ['alertSettings', 'useGlobalAlertSettings'],
  broken({ alertSettings, useGlobalAlertSettings }) {
    if (alertSettings === undefined || alertSettings === null || useGlobalAlertSettings === null) return undefined
    if (!monitorFlag('useGlobalAlertSettings', useGlobalAlertSettings)) return undefined
    return {
      code: 'alert-settings-ignored',
      params: {},
      expectation:
        'is not used while useGlobalAlertSettings is true, as it is by default; send false for that field, or ' +
        'leave this one out.',
    }
  },
}
