import { ownOptions, wrongOption } from '../values/own-options.ts'
import { icmpMonitorResponseOnlyFields, icmpMonitorUpdateFields } from '../generated/facts/icmp-monitor.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Path } from '../issues/issue.ts'
import type { FieldShape } from '../schema/field-shape.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import type { MonitorChanges, MonitorFields } from './monitor-fields.ts'
import { ownField, presentFields } from './arguments.ts'

/** Options of `toUpdate`. */
export interface ToUpdateOptions {
  /**
   * Whether the body keeps unknown top-level fields of the monitor, such as fields of a newer service. Default:
   * `'omit'`. With `'keep'`, a service that replaces the whole monitor keeps these fields.
   */
  readonly unknownFields?: 'omit' | 'keep' | undefined
}

/**
 * Returns the body of an update that sends a monitor back, with changes added. The body is new and not validated.
 *
 * Service description, "ICMP monitor": "These fields are accepted in an update and returned in a response, unless a
 * note says otherwise". From the monitor, the result omits response-only fields, `privateLocations`, unknown fields
 * (unless `unknownFields` is `'keep'`), and, at any depth, fields with a null that an update does not accept. Null
 * items of lists and unknown fields inside other fields are kept. The changes are added without a deep copy; a change
 * that is undefined counts as omitted. `planUpdate` lists the omitted fields.
 *
 * Add `heartbeat` or `script` only if the monitor lacks it: an update requires both, and a change replaces the stored
 * value. `privateLocations` is an array in a monitor; the caller must add it as the string that the service accepts.
 *
 * @param monitor The stored monitor, as a response contains it.
 * @param changes The fields to change.
 * @param options Whether to keep unknown fields.
 * @throws TypeError if an argument is not an object, or an option is wrong
 * @example
 * toUpdate(
 *   { heartbeat: {}, script: 'run()', checkType: 'ICMP' },
 *   { muted: true },
 * )
 * // { heartbeat: {}, script: 'run()', muted: true }
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes: MonitorChanges & Pick<IcmpMonitorUpdate, 'heartbeat' | 'script'>,
  options?: ToUpdateOptions,
): IcmpMonitorUpdate
/**
 * Returns the body of an update: the fields of an earlier update except `privateLocations`, with changes added.
 *
 * @throws TypeError if an argument is not an object, or an option is wrong
 */
export function toUpdate(
  monitor: IcmpMonitorUpdate,
  changes?: MonitorChanges,
  options?: ToUpdateOptions,
): IcmpMonitorUpdate
/**
 * Returns the body of an update: the fields of a monitor, with changes added. The body may lack `heartbeat` and
 * `script`, which an update requires.
 *
 * @throws TypeError if an argument is not an object, or an option is wrong
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes?: MonitorChanges,
  options?: ToUpdateOptions,
): Partial<IcmpMonitorUpdate>
/**
 * Returns the body of an update: the fields of a monitor that a tolerant reader accepted, with changes added.
 *
 * @throws TypeError if an argument is not an object, or an option is wrong
 */
export function toUpdate(
  monitor: MonitorFields,
  changes?: MonitorChanges,
  options?: ToUpdateOptions,
): Partial<Tolerant<IcmpMonitorUpdate>>
export function toUpdate(monitor: object, changes: object = {}, options: object = {}): object {
  return sentBack(monitor, changes, options, () => undefined)
}

/** Returns the body that `toUpdate` returns, and calls `onOmitted` for each field of the monitor that it omits. */
export function sentBack(monitor: object, changes: object, options: object, onOmitted: OnOmitted): object {
  const { unknownFields = 'omit' } = ownOptions(options, ['unknownFields'])
  if (unknownFields !== 'omit' && unknownFields !== 'keep') throw wrongOption('unknownFields', '"omit" or "keep"')
  const sent = presentFields('monitor', monitor).flatMap(([name, value]): [name: string, value: unknown][] => {
    const reason = omissionOf(name, value)
    if (reason === undefined || (reason === 'unknown-field' && unknownFields === 'keep'))
      return [[name, withoutNulls([name], value, ownField(icmpMonitorUpdateFields, name), onOmitted)]]
    onOmitted([name], reason)
    return []
  })
  return Object.fromEntries([...sent, ...presentFields('changes', changes)])
}

/** The reason why `toUpdate` omits a field of a monitor. */
export type OmissionReason = 'response-only' | 'unknown-field' | 'null-not-accepted' | 'private-locations'

const responseOnly: readonly string[] = icmpMonitorResponseOnlyFields

/** Returns why `toUpdate` omits a top-level field of a monitor by default; undefined if it does not. */
export function omissionOf(name: string, value: unknown): OmissionReason | undefined {
  const shape = ownField(icmpMonitorUpdateFields, name)
  if (shape !== undefined) return value === null && !ownField(shape, 'nullable') ? 'null-not-accepted' : undefined
  if (name === 'privateLocations') return 'private-locations'
  return responseOnly.includes(name) ? 'response-only' : 'unknown-field'
}

type OnOmitted = (path: Path, reason: OmissionReason) => void

/**
 * Returns the value of a field, without the fields inside it with a null that an update does not accept. Unknown
 * fields and null items of lists stay unchanged.
 */
function withoutNulls(path: Path, value: unknown, described: FieldShape | undefined, onOmitted: OnOmitted): unknown {
  if (described === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = ownField(described, 'items')
    return items === undefined
      ? value
      : Array.from(value, (item, index) => withoutNulls([...path, index], item, items, onOmitted))
  }
  const fields = ownField(described, 'fields')
  if (fields === undefined) return value
  const entries = Object.entries(value).flatMap(([name, field]): [name: string, value: unknown][] => {
    const shape = ownField(fields, name)
    const place = [...path, name]
    if (shape === undefined || field !== null || ownField(shape, 'nullable'))
      return [[name, withoutNulls(place, field, shape, onOmitted)]]
    onOmitted(place, 'null-not-accepted')
    return []
  })
  return Object.fromEntries(entries)
}
