import { describe, expect, it } from 'vitest'
import { effectiveAlertSettings, icmpMonitorUpdate } from 'monitor-contract'

const own = { escalationType: 'RUN_BASED' }
const global = { reminders: { amount: 1 } }

describe('effectiveAlertSettings', () => {
  it.each([
    ['those of the account by default', { alertSettings: own }, global, global],
    ['those of the account where asked for', { alertSettings: own, useGlobalAlertSettings: true }, global, global],
    [
      'those of the account where null leaves the default',
      { alertSettings: own, useGlobalAlertSettings: null },
      global,
      global,
    ],
    ['those of the monitor where asked for', { alertSettings: own, useGlobalAlertSettings: false }, global, own],
    ['nothing where the account has none', { alertSettings: own }, undefined, undefined],
    ['nothing where the account has null', { alertSettings: own }, null, undefined],
    ['nothing where the monitor has none', { useGlobalAlertSettings: false }, global, undefined],
    ['nothing where the monitor has null', { useGlobalAlertSettings: false, alertSettings: null }, global, undefined],
  ])('returns %s', (_, monitor, account, expected) => expect(effectiveAlertSettings(monitor, account)).toBe(expected))

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
