import type { Tolerant } from '../reader/tolerant.ts'
import { updateFields } from '../generated/facts.ts'
import type { IcmpMonitor } from '../generated/types.ts'
import type { MonitorChanges } from './monitor-changes.ts'
import { presentFields } from './present-fields.ts'

/**
 * The monitor as it is after an update that changes only what is sent: a new object.
 *
 * Reads Update an ICMP monitor, which does not show whether an update replaces the whole monitor, in one of its two
 * ways. The fields that an update describes are replaced, each as a whole; response-only and unlisted ones are not,
 * and privateLocations, a text in an update and a list in a monitor, stays as the monitor has it. Neither argument is
 * validated: after an update that `icmpMonitorUpdate` accepts with the monitor as its baseline, all but the items of
 * alertChannelSubscriptions, which an update does not describe, is as sound as it was. What lies inside the fields is
 * shared with the arguments.
 *
 * @throws TypeError where an argument is no object
 * @example
 * applyUpdate({ name: 'edge', frequency: 10 }, { frequency: 5, privateLocations: 'berlin' })
 * // { name: 'edge', frequency: 5 }
 */
export function applyUpdate(monitor: IcmpMonitor, update: MonitorChanges): IcmpMonitor
/**
 * Returns the monitor, as a tolerant reader accepted it, with the fields of an update that changes only what is sent.
 *
 * @throws TypeError where an argument is no object
 */
export function applyUpdate(monitor: Tolerant<IcmpMonitor>, update: MonitorChanges): Tolerant<IcmpMonitor>
export function applyUpdate(monitor: object, update: object): object {
  const sent = presentFields('update', update).filter(([name]) => Object.hasOwn(updateFields, name))
  return Object.fromEntries([...presentFields('monitor', monitor), ...sent])
}
