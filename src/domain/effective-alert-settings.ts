import type { AlertSettings } from '../generated/types.ts'
import { assertObject, monitorFlag, ownFields, type MonitorFields } from './arguments.ts'

/**
 * Returns the alert settings that apply to a monitor: its own or those of the account; undefined if
 * there are none.
 *
 * Service description, "ICMP monitor": "Default true. When true, the alert settings of the account
 * apply and `alertSettings` of the check is not used". Null counts as omitted. The result is the
 * object passed, not a copy.
 *
 * @param monitor The fields `alertSettings` and `useGlobalAlertSettings`.
 * @param accountSettings The alert settings of the account.
 * @throws TypeError if `monitor` is not an object, `useGlobalAlertSettings` is not a boolean, or
 * settings are not an object
 * @example
 * effectiveAlertSettings(
 *   {
 *     useGlobalAlertSettings: false,
 *     alertSettings: { reminders: { amount: 2 } },
 *   },
 *   {},
 * )
 * // { reminders: { amount: 2 } }
 * effectiveAlertSettings(
 *   { alertSettings: { reminders: { amount: 2 } } },
 *   { reminders: { amount: 0 } },
 * )
 * // { reminders: { amount: 0 } }
 */
export function effectiveAlertSettings<
  Own extends object = AlertSettings,
  Global extends object | null | undefined = AlertSettings,
>(
  monitor: AlertSettingsFields<Own>,
  accountSettings: Global,
): Own | NonNullable<Global> | undefined {
  const { alertSettings, useGlobalAlertSettings } = ownFields('monitor', monitor)
  const own = alertSettings ?? undefined
  const global = accountSettings ?? undefined
  if (own !== undefined) assertObject('monitor.alertSettings', own)
  if (global !== undefined) assertObject('accountSettings', global)
  return monitorFlag('useGlobalAlertSettings', useGlobalAlertSettings) ? global : own
}

/** The fields of a monitor that determine which alert settings apply. */
export interface AlertSettingsFields<Settings> extends MonitorFields<'useGlobalAlertSettings'> {
  readonly alertSettings?: Settings | null | undefined
}
