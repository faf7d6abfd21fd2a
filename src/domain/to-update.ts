import type { Tolerant } from '../reader/tolerant.ts'
import { updateFields } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { MonitorChanges } from './monitor-changes.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { ownField } from './own-field.ts'
import { presentFields } from './present-fields.ts'
import { withoutNulls } from './without-nulls.ts'

/**
 * The body that sends a monitor back, with changes on top: a new object, not yet validated.
 *
 * Carries out the ICMP monitor table and Update an ICMP monitor: of the monitor's fields it holds those that an update
 * accepts. Left out are response-only and unlisted fields, privateLocations, and null where an update takes none,
 * inside of fields too. A change that is undefined counts as left out, any other is taken as it is. What lies inside
 * the changes is shared with the argument.
 *
 * What a caller must add: `heartbeat` and `script` where the monitor has none, since an update has to send them, and
 * `privateLocations` in whatever text form the service takes, since a monitor holds a list.
 *
 * @throws TypeError where an argument is no object
 * @example
 * toUpdate({ name: 'edge', checkType: 'ICMP', muted: false }, { heartbeat: {}, script: '', muted: true })
 * // { name: 'edge', muted: true, heartbeat: {}, script: '' }
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes: MonitorChanges & Pick<IcmpMonitorUpdate, 'heartbeat' | 'script'>,
): IcmpMonitorUpdate
/**
 * Returns the body of an update with the fields of an earlier one and changes on top.
 *
 * @throws TypeError where an argument is no object
 */
export function toUpdate(monitor: IcmpMonitorUpdate, changes?: MonitorChanges): IcmpMonitorUpdate
/**
 * Returns the body of an update with the fields of a monitor and changes on top. It may lack `heartbeat` and `script`,
 * which an update must contain.
 *
 * @throws TypeError where an argument is no object
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes?: MonitorChanges,
): Partial<IcmpMonitorUpdate>
/**
 * Returns the body of an update with the fields of a monitor, as a tolerant reader accepted it, and changes on top.
 *
 * @throws TypeError where an argument is no object
 */
export function toUpdate(monitor: MonitorFields, changes?: MonitorChanges): Tolerant<Partial<IcmpMonitorUpdate>>
export function toUpdate(monitor: object, changes: object = {}): object {
  const kept: [name: string, value: unknown][] = []
  for (const [name, value] of presentFields('monitor', monitor)) {
    const shape = Object.hasOwn(updateFields, name) ? updateFields[name] : undefined
    if (shape !== undefined && (value !== null || ownField(shape, 'nullable')))
      kept.push([name, withoutNulls(value, shape)])
  }
  return Object.fromEntries([...kept, ...presentFields('changes', changes)])
}
