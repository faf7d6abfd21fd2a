import { icmpMonitorDefaults } from '../generated/facts/icmp-monitor.ts'

/**
 * Returns the value of a boolean field of a monitor, or its documented default if it is missing or null.
 *
 * @throws TypeError if it is not a boolean
 */
export function monitorFlag(name: 'shouldFail' | 'useGlobalAlertSettings', value: unknown): boolean {
  const flag: unknown = value ?? icmpMonitorDefaults[name]
  if (typeof flag !== 'boolean') throw new TypeError(`monitor.${name} must be true or false`)
  return flag
}
