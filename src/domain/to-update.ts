import { icmpMonitorUpdateFields } from '../generated/facts/icmp-monitor.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { FieldShape } from '../schema/field-shape.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import type { MonitorChanges, MonitorFields } from './monitor-fields.ts'
import { ownField, presentFields } from './arguments.ts'

/**
 * Returns the body of an update that sends a monitor back, with changes added. The body is new and not validated.
 *
 * Service description, "ICMP monitor": "These fields are accepted in an update and returned in a response, unless a
 * note says otherwise". Of the monitor, the result omits the response-only fields, the unknown fields,
 * `privateLocations`, and each null, at any depth, that an update does not accept. It keeps unknown fields inside other
 * fields, and every other null. The changes are added as they are; one that is undefined counts as omitted. Objects
 * inside them are shared.
 *
 * If the monitor lacks `heartbeat` or `script`, the caller must add them, because an update requires both.
 * `privateLocations` is an array in a monitor; the caller must add it as the string that the service accepts.
 *
 * @throws TypeError if an argument is not an object
 * @example
 * toUpdate({ name: 'edge', checkType: 'ICMP', muted: false }, { heartbeat: {}, script: '', muted: true })
 * // { name: 'edge', muted: true, heartbeat: {}, script: '' }
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes: MonitorChanges & Pick<IcmpMonitorUpdate, 'heartbeat' | 'script'>,
): IcmpMonitorUpdate
/**
 * Returns the body of an update: the fields of an earlier update, with changes added.
 *
 * @throws TypeError if an argument is not an object
 */
export function toUpdate(monitor: IcmpMonitorUpdate, changes?: MonitorChanges): IcmpMonitorUpdate
/**
 * Returns the body of an update: the fields of a monitor, with changes added. It may lack `heartbeat` and `script`,
 * which an update requires.
 *
 * @throws TypeError if an argument is not an object
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes?: MonitorChanges,
): Partial<IcmpMonitorUpdate>
/**
 * Returns the body of an update: the fields of a monitor that a tolerant reader accepted, with changes added.
 *
 * @throws TypeError if an argument is not an object
 */
export function toUpdate(monitor: MonitorFields, changes?: MonitorChanges): Tolerant<Partial<IcmpMonitorUpdate>>
export function toUpdate(monitor: object, changes: object = {}): object {
  return sentBack(monitor, changes, icmpMonitorUpdateFields)
}

/** Returns the fields of a monitor that an update accepts, with changes added: `toUpdate` for any kind of monitor. */
function sentBack(monitor: object, changes: object, updateFields: { readonly [name: string]: FieldShape }): object {
  const entries: [name: string, value: unknown][] = []
  for (const [name, value] of presentFields('monitor', monitor)) {
    const shape = Object.hasOwn(updateFields, name) ? updateFields[name] : undefined
    if (shape !== undefined && (value !== null || ownField(shape, 'nullable')))
      entries.push([name, withoutNulls(value, shape)])
  }
  return Object.fromEntries([...entries, ...presentFields('changes', changes)])
}

/**
 * Returns the value of a field without the nulls inside it that an update does not accept. Fields that an update does
 * not describe stay as they are.
 */
function withoutNulls(value: unknown, described: FieldShape): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = ownField(described, 'items')
    return items === undefined ? value : Array.from(value, (item) => withoutNulls(item, items))
  }
  const fields = ownField(described, 'fields')
  if (fields === undefined) return value
  const entries: [name: string, value: unknown][] = []
  for (const [name, field] of Object.entries(value)) {
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (shape === undefined) entries.push([name, field])
    else if (field !== null || ownField(shape, 'nullable')) entries.push([name, withoutNulls(field, shape)])
  }
  return Object.fromEntries(entries)
}
