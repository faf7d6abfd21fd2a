import { expect, it } from 'vitest'
import { effectiveAlertSettings } from 'monitor-contract'

const own = { escalationType: 'RUN_BASED' }
const global = { reminders: { amount: 1 } }

it('effectiveAlertSettings returns those of the monitor if it does not use those of the account, which is the default; never null', () => {
  for (const useGlobalAlertSettings of [true, false, null, undefined])
    for (const alertSettings of [own, null, undefined])
      for (const account of [global, null, undefined]) {
        const expected = useGlobalAlertSettings === false ? alertSettings : account
        const found = effectiveAlertSettings({ useGlobalAlertSettings, alertSettings }, account)
        expect(found).toBe(expected ?? undefined)
      }
})
