import type { Tolerant } from '../reader/tolerant.ts'
import { icmpMonitorDefaults, type IcmpMonitorDefaults } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { MonitorChanges } from './monitor-changes.ts'
import { presentFields } from './present-fields.ts'

/** Fields of a monitor with every documented default filled in. */
export type WithDefaults<Fields> = Omit<Fields, keyof IcmpMonitorDefaults> & {
  -readonly [Name in keyof IcmpMonitorDefaults]:
    IcmpMonitorDefaults[Name] | (Name extends keyof Fields ? Exclude<Fields[Name], undefined> : never)
}

/**
 * A new object with the fields of an update or a monitor, and every documented default of a monitor's field that it
 * leaves out.
 *
 * Carries out the defaults of the ICMP monitor table. A field that is present stays as it is, null too; the sample
 * defaults of an environment variable are not filled in. What lies inside the fields is shared with the argument.
 *
 * @throws TypeError where `update` is no object
 * @example
 * withDefaults({ frequency: 5, maxResponseTime: null }).maxResponseTime // null
 * withDefaults({ frequency: 5 }).degradedResponseTime // 10000
 */
export function withDefaults(update: IcmpMonitorUpdate): WithDefaults<IcmpMonitorUpdate>
/**
 * Returns a new object with the fields of a monitor and every documented default of a field that it omits.
 *
 * @throws TypeError where `update` is no object
 */
export function withDefaults(update: IcmpMonitor): WithDefaults<IcmpMonitor>
/**
 * Returns a new object with the fields of a monitor, as a tolerant reader accepted it, and every documented default of
 * a field that it omits.
 *
 * @throws TypeError where `update` is no object
 */
export function withDefaults(update: Tolerant<IcmpMonitor>): WithDefaults<Tolerant<IcmpMonitor>>
/**
 * Returns a new object with some fields of an update and every documented default of a field that they omit.
 *
 * @throws TypeError where `update` is no object
 */
export function withDefaults(update: MonitorChanges): WithDefaults<Partial<IcmpMonitorUpdate>>
/**
 * Returns a new object with some fields of an update or a monitor and every documented default of a field that they
 * omit.
 *
 * @throws TypeError where `update` is no object
 */
export function withDefaults(
  update: MonitorChanges | Partial<IcmpMonitor>,
): WithDefaults<Partial<IcmpMonitorUpdate>> | WithDefaults<Partial<IcmpMonitor>>
export function withDefaults(update: object): object {
  const present = presentFields('update', update)
  const names = new Set(present.map(([name]) => name))
  return Object.fromEntries([...present, ...Object.entries(icmpMonitorDefaults).filter(([name]) => !names.has(name))])
}
