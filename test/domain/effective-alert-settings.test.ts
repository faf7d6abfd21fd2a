import { describe, expect, it } from 'vitest'
import { effectiveAlertSettings, icmpMonitorUpdate } from 'monitor-contract'

const own = { escalationType: 'RUN_BASED' }
const global = { reminders: { amount: 1 } }

describe('effectiveAlertSettings', () => {
  it('returns those of the monitor if it does not use those of the account, which is the default; never null', () => {
    for (const useGlobalAlertSettings of [true, false, null, undefined])
      for (const alertSettings of [own, null, undefined])
        for (const account of [global, null, undefined]) {
          const expected = useGlobalAlertSettings === false ? alertSettings : account
          const found = effectiveAlertSettings({ useGlobalAlertSettings, alertSettings }, account)
          expect(found).toBe(expected ?? undefined)
        }
  })

  it('ignores the settings of a monitor exactly if an update with them has the warning alert-settings-ignored', () => {
    for (const flag of [
      {},
      { useGlobalAlertSettings: true },
      { useGlobalAlertSettings: false },
      { useGlobalAlertSettings: undefined },
    ]) {
      for (const settings of [{}, { alertSettings: own }]) {
        const { warnings } = icmpMonitorUpdate.validate({ heartbeat: {}, script: '', ...flag, ...settings })
        const isIgnored =
          Object.hasOwn(settings, 'alertSettings') && effectiveAlertSettings({ ...flag, ...settings }, global) !== own
        expect(warnings.some(({ code }) => code === 'alert-settings-ignored')).toBe(isIgnored)
      }
    }
  })
})
