import { expect, it } from 'vitest'
import { effectiveAlertSettings } from 'monitor-contract'

const own = { escalationType: 'RUN_BASED' }
const global = { reminders: { amount: 1 } }

it('effectiveAlertSettings returns those of the account by default, else those of the monitor', () => {
  for (const useGlobalAlertSettings of [true, false, null, undefined])
    for (const alertSettings of [own, null, undefined])
      for (const account of [global, null, undefined]) {
        const expected = useGlobalAlertSettings === false ? alertSettings : account
        const found = effectiveAlertSettings({ useGlobalAlertSettings, alertSettings }, account)
        expect(found).toBe(expected ?? undefined)
      }
})
