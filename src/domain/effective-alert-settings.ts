import type { AlertSettings } from '../generated/types.ts'
import { assertObject } from './assert-object.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { monitorFlag } from './monitor-flag.ts'
import { ownField } from './own-field.ts'

/** The alert settings of a monitor, and whether those of the account apply in their place. */
export interface AlertSettingsFields<Settings> extends MonitorFields<'useGlobalAlertSettings'> {
  readonly alertSettings?: Settings | null | undefined
}

/**
 * The alert settings that apply to a monitor: those of the account or its own, the very object; nothing where there
 * are none.
 *
 * Carries out the field useGlobalAlertSettings: when true, as it is by default, the account-level alert settings apply
 * and the check's own are not used. Null counts as left out, as it does to a tolerant reader.
 *
 * @throws TypeError where `monitor` is no object, its useGlobalAlertSettings is neither true nor false, or settings
 * are no object
 * @example
 * effectiveAlertSettings({ useGlobalAlertSettings: false, alertSettings: { reminders: { amount: 2 } } }, {})
 * // { reminders: { amount: 2 } }
 * effectiveAlertSettings({ alertSettings: { reminders: { amount: 2 } } }, { reminders: { amount: 0 } })
 * // { reminders: { amount: 0 } }
 */
export function effectiveAlertSettings<
  Own extends object = AlertSettings,
  Global extends object | null | undefined = AlertSettings,
>(monitor: AlertSettingsFields<Own>, accountSettings: Global): Own | NonNullable<Global> | undefined {
  assertObject('monitor', monitor)
  const own = settings('monitor.alertSettings', ownField(monitor, 'alertSettings'))
  const global = settings('accountSettings', accountSettings)
  return monitorFlag('useGlobalAlertSettings', ownField(monitor, 'useGlobalAlertSettings')) ? global : own
}

function settings<Settings extends object | null | undefined>(
  argument: string,
  value: Settings,
): NonNullable<Settings> | undefined {
  if (value === undefined || value === null) return undefined
  assertObject(argument, value)
  return value
}
