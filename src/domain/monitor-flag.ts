import { icmpMonitorDefaults } from '../generated/facts.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { ownField } from './own-field.ts'

/**
 * A flag of a monitor, or its documented default where it is left out; null counts as left out.
 *
 * @throws TypeError where it is neither true nor false
 */
export function monitorFlag<Name extends 'shouldFail' | 'useGlobalAlertSettings'>(monitor: MonitorFields<Name>, name: Name): boolean {
  const flag: unknown = ownField(monitor, name) ?? icmpMonitorDefaults[name]
  if (typeof flag !== 'boolean') throw new TypeError(`monitor.${name} must be true or false`)
  return flag
}
