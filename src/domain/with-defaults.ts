import { icmpMonitorDefaults, type IcmpMonitorDefaults } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import { presentFields, type MonitorChanges } from './arguments.ts'

/**
 * Returns a new object with the fields of an update or a monitor, and the documented default of
 * each missing field.
 *
 * Service description, "ICMP monitor": "Default true", "Default 10000 ms", and the other defaults
 * of the table. A field that is null stays null. The sample defaults of an environment variable are
 * not filled in. Objects inside the fields are shared with the argument.
 *
 * @param update An update or a monitor.
 * @throws TypeError if `update` is not an object
 * @example
 * withDefaults({ frequency: 5, maxResponseTime: null }).maxResponseTime
 * // null
 * withDefaults({ frequency: 5 }).degradedResponseTime // 10000
 */
export function withDefaults(update: IcmpMonitorUpdate): WithDefaults<IcmpMonitorUpdate>
/**
 * Returns a new object with the fields of a monitor, and the documented default of each missing
 * field.
 *
 * @throws TypeError if `update` is not an object
 */
export function withDefaults(update: IcmpMonitor): WithDefaults<IcmpMonitor>
/**
 * Returns a new object with the fields of a monitor that a tolerant reader accepted, and the
 * documented default of each missing field.
 *
 * @throws TypeError if `update` is not an object
 */
export function withDefaults(update: Tolerant<IcmpMonitor>): WithDefaults<Tolerant<IcmpMonitor>>
/**
 * Returns a new object with some fields of an update, and the documented default of each missing
 * field.
 *
 * @throws TypeError if `update` is not an object
 */
export function withDefaults(update: MonitorChanges): WithDefaults<Partial<IcmpMonitorUpdate>>
/**
 * Returns a new object with some fields of an update or a monitor, and the documented default of
 * each missing field.
 *
 * @throws TypeError if `update` is not an object
 */
export function withDefaults(
  update: MonitorChanges | Partial<IcmpMonitor>,
): WithDefaults<Partial<IcmpMonitorUpdate>> | WithDefaults<Partial<IcmpMonitor>>
export function withDefaults(update: object): object {
  return Object.fromEntries([
    ...Object.entries(icmpMonitorDefaults),
    ...presentFields('update', update),
  ])
}

/** Fields of a monitor with every documented default filled in. */
export type WithDefaults<Fields> = Omit<Fields, keyof IcmpMonitorDefaults> & {
  -readonly [Name in keyof IcmpMonitorDefaults]:
    | IcmpMonitorDefaults[Name]
    | (Name extends keyof Fields ? Exclude<Fields[Name], undefined> : never)
}
