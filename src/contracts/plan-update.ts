import { icmpMonitorUpdate } from './icmp-monitor.ts'
import { mergeUpdate } from '../domain/apply-update.ts'
import type { MonitorChanges, MonitorFields } from '../domain/arguments.ts'
import {
  changesBetween,
  comparedValue,
  namesIn,
  type PlannedChange,
} from '../domain/planned-changes.ts'
import {
  isResponseOnly,
  toBody,
  type OmittedField,
  type ToUpdateOptions,
} from '../domain/to-update.ts'
import { withDefaults } from '../domain/with-defaults.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { icmpMonitorUpdateFields } from '../generated/facts.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Result } from '../engine/issue-types.ts'
import type { Path } from '../issues/finding.ts'
import { pointerOf } from '../issues/path-text.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import { isSame, ownValue } from '../domain/is-same.ts'
import { isPlainObject } from '../schema/json-type.ts'

/** Options of `planUpdate`. */
export interface PlanOptions extends ToUpdateOptions {
  /**
   * Which fields the body has: `'all'` (the default), or `'changed'`: changed fields, `heartbeat` and `script`, and the
   * fields of `changes` that `applyUpdate` ignores.
   */
  readonly send?: 'all' | 'changed' | undefined
}

/** The effects of an update, and the body to send. */
export interface UpdatePlan {
  /** The body of the update. */
  readonly body: Partial<Tolerant<IcmpMonitorUpdate>>
  /** The changes of the stored monitor, in the order of the schema, unknown fields of an object last. */
  readonly changes: readonly PlannedChange[]
  /**
   * The fields of the stored monitor, and the nulls inside them, that `toUpdate` omits, unless the caller passes a new
   * value of the top-level field.
   */
  readonly omitted: readonly OmittedField[]
  /** The top-level fields whose value after the update is not certain. */
  readonly uncertain: readonly UncertainField[]
  /** The result of validating the body, with the stored monitor as baseline and `unchanged: 'accept'`. */
  readonly result: Result<Tolerant<IcmpMonitorUpdate>>
}

/**
 * A top-level field whose value after the update is not certain. For `privateLocations`, `merged` is the stored array
 * and `replaced` is the string in the body.
 */
export interface UncertainField {
  readonly path: Path
  readonly pointer: string
  /** The value if the service changes only the fields sent. */
  readonly merged: unknown
  /** The value if the service replaces the whole monitor. */
  readonly replaced: unknown
}

/**
 * Returns the effects of an update on a stored monitor, before the update is sent.
 *
 * `uncertain` lists the fields whose value depends on whether the service replaces the monitor. If it is empty, the
 * result is the same in both cases, except that a service that changes only the fields sent keeps the nulls in
 * `omitted`.
 *
 * Service description, "Update an ICMP monitor": "Not stated: whether the update replaces the whole monitor or changes
 * only the fields sent".
 *
 * An object is compared field by field; a list as a whole, and so is an object whose field `value` is a secret only
 * before or only after the update. A missing field has its documented default; without a default, it equals null. The
 * values in the plan can contain secrets: log `redact(plan)`. No argument is modified.
 *
 * @param stored The stored monitor, as a response contains it.
 * @param changes The fields to change.
 * @param options Which fields the body contains.
 * @throws TypeError if an argument is not a plain object, or an option is wrong; what reading an argument throws
 * @example
 * planUpdate(
 *   { heartbeat: {}, script: 'run()', frequency: 5 },
 *   { frequency: 60 },
 *   { send: 'changed' },
 * ).changes.map(({ kind, pointer }) => `${kind} ${pointer}`)
 * // ['replace /frequency']
 */
export function planUpdate(
  stored: MonitorFields,
  changes: MonitorChanges,
  options: PlanOptions = {},
): UpdatePlan {
  const { send = 'all', unknownFields } = ownOptions(options, ['send', 'unknownFields'])
  if (send !== 'all' && send !== 'changed') throw wrongOption('send', '"all" or "changed"')
  for (const [argument, value] of Object.entries({ stored, changes }))
    if (!isPlainObject(value)) throw new TypeError(`${argument} must be a plain object`)

  const { body: all, omitted } = toBody(stored, changes, { unknownFields })
  const planned = changesBetween(stored, mergeUpdate(stored, all))
  const body = send === 'all' ? all : changedFields(all, changes, planned)
  return {
    body,
    changes: planned,
    omitted: omitted.map(({ path, reason }) => ({ path, pointer: pointerOf(path), reason })),
    uncertain: uncertainFields(stored, body),
    result: icmpMonitorUpdate.validate(body, { baseline: stored, unchanged: 'accept' }),
  }
}

/**
 * Returns the fields of a body that change the monitor, with `heartbeat` and `script`. Changes that `applyUpdate`
 * ignores stay in the body, so that no change of the caller is lost.
 */
function changedFields(all: object, changes: object, planned: readonly PlannedChange[]): object {
  const ignored = Object.keys(changes).filter(
    (name) => !Object.hasOwn(icmpMonitorUpdateFields, name),
  )
  const sent = new Set(['heartbeat', 'script', ...planned.map(({ path }) => path[0]), ...ignored])
  return Object.fromEntries(Object.entries(all).filter(([name]) => sent.has(name)))
}

/**
 * Returns `privateLocations`, and the top-level fields whose value depends on whether the service changes only the
 * fields sent or replaces the monitor. Omits response-only fields.
 */
function uncertainFields(stored: object, body: object): readonly UncertainField[] {
  const [merged, replaced] = [withDefaults(mergeUpdate(stored, body)), withDefaults(body)]
  return namesIn(merged, replaced).flatMap((name) => {
    if (isResponseOnly(name)) return []
    const [one, other] = [ownValue(merged, name), ownValue(replaced, name)]
    // `privateLocations` is a string in an update and an array in a monitor, so it is never certain.
    const isCertain =
      name !== 'privateLocations' && isSame(comparedValue(name, one), comparedValue(name, other))
    return isCertain
      ? []
      : [{ path: [name], pointer: pointerOf([name]), merged: one, replaced: other }]
  })
}
