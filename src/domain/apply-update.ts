import { icmpMonitorUpdateFields } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Fields } from '../schema/read-values.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import { presentFields, type MonitorChanges } from './arguments.ts'

/**
 * Returns a monitor, as a new object, after an update that changes only the fields sent.
 *
 * Service description, "Update an ICMP monitor": "Not stated: whether the update replaces the whole
 * monitor or changes only the fields sent". This function assumes that it changes only the fields
 * sent. Each field of the update replaces the whole field of the monitor. Response-only and unknown
 * fields of the update are ignored. So is `privateLocations`, because it is a string in an update
 * and an array in a monitor. Neither argument is validated. Objects inside the fields are shared
 * with the arguments.
 *
 * @param monitor The stored monitor, as a response contains it.
 * @param update The fields that the update sends.
 * @throws TypeError if an argument is not an object
 * @example
 * applyUpdate(
 *   { name: 'edge', frequency: 10 },
 *   { frequency: 5, privateLocations: 'berlin' },
 * )
 * // { name: 'edge', frequency: 5 }
 */
export function applyUpdate(monitor: IcmpMonitor, update: MonitorChanges): IcmpMonitor
/**
 * Returns a monitor that a tolerant reader accepted, as a new object, after an update that changes
 * only the fields sent.
 *
 * @throws TypeError if an argument is not an object
 */
export function applyUpdate(
  monitor: Tolerant<IcmpMonitor>,
  update: MonitorChanges | Partial<Tolerant<IcmpMonitorUpdate>>,
): Tolerant<IcmpMonitor>
export function applyUpdate(monitor: object, update: object): object {
  return mergeUpdate(monitor, update)
}

/** Returns an object after an update: `applyUpdate` for objects of any type. */
export function mergeUpdate(monitor: object, update: object): Fields {
  const sent = presentFields('update', update).filter(([name]) =>
    Object.hasOwn(icmpMonitorUpdateFields, name),
  )
  return Object.fromEntries([...presentFields('monitor', monitor), ...sent])
}
