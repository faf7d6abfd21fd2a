import { icmpMonitorResponseOnlyFields, icmpMonitorUpdateFields } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import type { Path } from '../issues/finding.ts'
import type { FieldShape } from '../schema/json-schema.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { ownField, ownProperties } from '../schema/own-properties.ts'
import { presentFields, type MonitorChanges, type MonitorFields } from './arguments.ts'

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

/** Returns the body that `toUpdate` returns, and the omitted fields of the monitor that the changes do not replace. */
export function toBody(monitor: object, changes: object, options: object) {
  const { unknownFields = 'omit' } = ownOptions(options, ['unknownFields'])
  if (unknownFields !== 'omit' && unknownFields !== 'keep')
    throw wrongOption('unknownFields', '"omit" or "keep"')
  const omitted: Omission[] = []

  /** Returns why a field is omitted. Unknown fields inside other fields are kept. */
  function omissionOf(
    path: Path,
    value: unknown,
    shape: FieldShape | undefined,
  ): OmissionReason | undefined {
    if (shape !== undefined)
      return value === null && !ownField(shape, 'nullable') ? 'null-not-accepted' : undefined
    const [name] = path
    if (path.length > 1) return undefined
    if (name === 'privateLocations') return 'private-locations'
    if (isResponseOnly(name)) return 'response-only'
    return unknownFields === 'keep' ? undefined : 'unknown-field'
  }

  /** Returns a value without the omitted fields inside it. Null items of lists stay. */
  function keep(path: Path, value: unknown, shape: FieldShape): unknown {
    const { items, fields } = ownProperties(shape)
    if (Array.isArray(value))
      return items === undefined
        ? value
        : Array.from(value, (item, index) => keep([...path, index], item, items))
    return fields === undefined || typeof value !== 'object' || value === null
      ? value
      : keepIn(path, value, fields)
  }

  function keepIn(path: Path, object: object, shapes: NonNullable<FieldShape['fields']>): object {
    const entries: [name: string, value: unknown][] = []
    for (const [name, value] of Object.entries<unknown>({ ...object })) {
      const [inner, shape] = [[...path, name], ownField(shapes, name)]
      const reason = omissionOf(inner, value, shape)
      if (reason !== undefined) omitted.push({ path: inner, reason })
      else entries.push([name, shape === undefined ? value : keep(inner, value, shape)])
    }
    return Object.fromEntries(entries)
  }

  const fields = keepIn(
    [],
    Object.fromEntries(presentFields('monitor', monitor)),
    icmpMonitorUpdateFields,
  )
  const sent = Object.fromEntries(presentFields('changes', changes))
  const body: object = { ...fields, ...sent }
  return { body, omitted: omitted.filter(({ path: [name] }) => !Object.hasOwn(sent, String(name))) }
}

/** Returns whether a field of a response is not a field of an update. */
export const isResponseOnly = (name: unknown): boolean =>
  icmpMonitorResponseOnlyFields.some((field) => field === name)
