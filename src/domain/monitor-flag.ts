import { icmpMonitorDefaults } from '../generated/facts.ts'

/**
 * What a flag of a monitor means: its documented default where it is left out; null counts as left out.
 *
 * @throws TypeError where it is neither true nor false
 */
export function monitorFlag(name: 'shouldFail' | 'useGlobalAlertSettings', value: unknown): boolean {
  const flag: unknown = value ?? icmpMonitorDefaults[name]
  if (typeof flag !== 'boolean') throw new TypeError(`monitor.${name} must be true or false`)
  return flag
}
