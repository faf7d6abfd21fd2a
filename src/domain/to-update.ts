import { icmpMonitorResponseOnlyFields, icmpMonitorUpdateFields } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Path } from '../issues/finding.ts'
import type { FieldShape } from '../schema/json-schema.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { ownField } from '../schema/own-properties.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import { presentFields, type MonitorChanges, type MonitorFields } from './arguments.ts'

/** Options of `toUpdate`. */
export interface ToUpdateOptions {
  /**
   * Whether the body keeps unknown top-level fields of the monitor, such as fields of a newer
   * service. Default: `'omit'`. With `'keep'`, a service that replaces the whole monitor keeps
   * these fields.
   */
  readonly unknownFields?: 'omit' | 'keep' | undefined
}

/**
 * Returns the body of an update that sends a monitor back, with changes added. The body is new and
 * not validated.
 *
 * Service description, "ICMP monitor": "These fields are accepted in an update and returned in a
 * response, unless a note says otherwise". From the monitor, the result omits response-only fields,
 * `privateLocations`, unknown fields (unless `unknownFields` is `'keep'`), and, at any depth,
 * fields with a null that an update does not accept. Null items of lists and unknown fields inside
 * other fields are kept. The changes are added without a deep copy; a change that is undefined
 * counts as omitted. `planUpdate` lists the omitted fields.
 *
 * Add `heartbeat` or `script` only if the monitor lacks it: an update requires both, and a change
 * replaces the stored value. `privateLocations` is an array in a monitor; the caller must add it as
 * the string that the service accepts.
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
 * Returns the body of an update: the fields of an earlier update except `privateLocations`, with
 * changes added.
 *
 * @throws TypeError if an argument is not an object, or an option is wrong
 */
export function toUpdate(
  monitor: IcmpMonitorUpdate,
  changes?: MonitorChanges,
  options?: ToUpdateOptions,
): IcmpMonitorUpdate
/**
 * Returns the body of an update: the fields of a monitor, with changes added. The body may lack
 * `heartbeat` and `script`, which an update requires.
 *
 * @throws TypeError if an argument is not an object, or an option is wrong
 */
export function toUpdate(
  monitor: Partial<IcmpMonitor> | Partial<IcmpMonitorUpdate>,
  changes?: MonitorChanges,
  options?: ToUpdateOptions,
): Partial<IcmpMonitorUpdate>
/**
 * Returns the body of an update: the fields of a monitor that a tolerant reader accepted, with
 * changes added.
 *
 * @throws TypeError if an argument is not an object, or an option is wrong
 */
export function toUpdate(
  monitor: MonitorFields,
  changes?: MonitorChanges,
  options?: ToUpdateOptions,
): Partial<Tolerant<IcmpMonitorUpdate>>
export function toUpdate(monitor: object, changes: object = {}, options: object = {}): object {
  return toBody(monitor, changes, options).body
}

/** A field of the stored monitor, or a null inside it, that `toUpdate` omits. */
export interface OmittedField {
  readonly path: Path
  readonly pointer: string
  readonly reason: OmissionReason
}

/** An omitted field without its pointer, which only a plan shows. */
type Omission = Omit<OmittedField, 'pointer'>

/** The reason why `toUpdate` omits a field of a monitor. */
export type OmissionReason =
  'response-only' | 'unknown-field' | 'null-not-accepted' | 'private-locations'

/**
 * What `toBody` does with fields that an update does not accept, and a list of those that it omits.
 */
interface Omitting {
  readonly unknownFields: 'omit' | 'keep'
  readonly omitted: Omission[]
}

/** A place in a monitor; `shape` is undefined if an update has no such field. */
interface Place {
  readonly path: Path
  readonly shape: FieldShape | undefined
}

/**
 * Returns the body that `toUpdate` returns, and the omitted fields of the monitor that the changes
 * do not replace.
 */
export function toBody(
  monitor: object,
  changes: object,
  options: object,
): { readonly body: Fields; readonly omitted: readonly Omission[] } {
  const { unknownFields = 'omit' } = ownOptions(options, ['unknownFields'])
  if (unknownFields !== 'omit' && unknownFields !== 'keep')
    throw wrongOption('unknownFields', '"omit" or "keep"')

  const fields = Object.fromEntries(presentFields('monitor', monitor))
  const sent = Object.fromEntries(presentFields('changes', changes))
  const omitted: Omission[] = []
  const top = { path: [], shape: { fields: icmpMonitorUpdateFields } }
  const kept = keptFields(fields, top, { unknownFields, omitted })
  return {
    body: { ...kept, ...sent },
    omitted: omitted.filter(({ path: [name] }) => !Object.hasOwn(sent, String(name))),
  }
}

/** Returns an object without the omitted fields in it. */
function keptFields(object: object, { path, shape }: Place, omitting: Omitting): Fields {
  const entries: (readonly [name: string, value: unknown])[] = []
  for (const [name, value] of Object.entries<unknown>({ ...object })) {
    const place = { path: [...path, name], shape: ownField(shape?.fields ?? {}, name) }
    const reason = omissionOf(value, place, omitting)
    if (reason === undefined) entries.push([name, keptValue(value, place, omitting)])
    else omitting.omitted.push({ path: place.path, reason })
  }
  return Object.fromEntries(entries)
}

/** Returns a value without the omitted fields in it. Null items of lists stay. */
function keptValue(value: unknown, place: Place, omitting: Omitting): unknown {
  const { fields, items } = place.shape ?? {}
  if (items !== undefined && Array.isArray(value))
    return Array.from(value, (item, index) =>
      keptValue(item, { path: [...place.path, index], shape: items }, omitting),
    )
  return fields !== undefined && isFields(value) ? keptFields(value, place, omitting) : value
}

/** Returns why a field is omitted, if it is. Unknown fields inside other fields are kept. */
function omissionOf(
  value: unknown,
  { path, shape }: Place,
  { unknownFields }: Omitting,
): OmissionReason | undefined {
  if (shape !== undefined)
    return value === null && shape.nullable !== true ? 'null-not-accepted' : undefined
  if (path.length > 1) return undefined
  const [name] = path
  if (name === 'privateLocations') return 'private-locations'
  if (isResponseOnly(name)) return 'response-only'
  return unknownFields === 'keep' ? undefined : 'unknown-field'
}

/** Returns whether a field of a response is not a field of an update. */
export const isResponseOnly = (name: unknown): boolean =>
  icmpMonitorResponseOnlyFields.some((field) => field === name)
