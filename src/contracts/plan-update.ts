import { mergeUpdate } from '../domain/apply-update.ts'
import type { MonitorChanges, MonitorFields } from '../domain/arguments.ts'
import {
  isResponseOnly,
  toBody,
  type OmittedField,
  type ToUpdateOptions,
} from '../domain/to-update.ts'
import type { Issue, Result } from '../engine/issue-types.ts'
import { icmpMonitorDocument, icmpMonitorUpdateDocument } from '../generated/documents.ts'
import { icmpMonitorUpdateFields } from '../generated/facts.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Path } from '../issues/finding.ts'
import { pointerOf } from '../issues/path-text.ts'
import { typesIn, type JsonSchema } from '../schema/json-schema.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { once } from '../schema/memoize.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { lazySchemaOf } from '../schema/resolve.ts'
import type { Fields } from '../schema/read-values.ts'
import type { Tolerant } from '../schema/tolerant.ts'
import { icmpMonitorUpdate } from './icmp-monitor.ts'
import {
  changesOf,
  comparedFields,
  isUnchanged,
  shownValues,
  type ComparedField,
  type PlannedChange,
} from './planned-changes.ts'

export type { PlannedChange } from './planned-changes.ts'

/** Options of `planUpdate`. */
export interface PlanOptions extends ToUpdateOptions {
  /**
   * Which fields the body has: `'all'` (the default), or `'changed'`: changed fields, `heartbeat`
   * and `script`, and the fields of `changes` that `applyUpdate` ignores.
   */
  readonly send?: 'all' | 'changed' | undefined
}

/** The effects of an update, and the body to send. Everything but `body` can be logged. */
export interface UpdatePlan {
  /** The body of the update. It can contain secrets. */
  readonly body: Partial<Tolerant<IcmpMonitorUpdate>>
  /** The changes of the stored monitor, in the order of the schema. */
  readonly changes: readonly PlannedChange[]
  /**
   * The fields of the stored monitor, and the nulls inside them, that `toUpdate` omits, unless the
   * caller passes a new value of the top-level field.
   */
  readonly omitted: readonly OmittedField[]
  /** The top-level fields whose value depends on whether the service replaces the monitor. */
  readonly uncertain: readonly UncertainField[]
  /**
   * The result of validating the body, with the stored monitor as `baseline` and `unchanged:
   * 'accept'`, without the body itself.
   */
  readonly result: PlanResult
}

/** The result of validating the body of a plan, without the body. */
export type PlanResult =
  | {
      readonly valid: true
      readonly errors: readonly []
      readonly warnings: readonly Issue[]
      readonly truncated: boolean
    }
  | {
      readonly valid: false
      readonly errors: readonly [Issue, ...Issue[]]
      readonly warnings: readonly Issue[]
      readonly truncated: boolean
    }

/**
 * A top-level field whose value after the update depends on the service. For `privateLocations`,
 * `merged` is the stored array and `replaced` is the string in the body.
 */
export interface UncertainField {
  readonly path: Path
  readonly pointer: string
  /** The value if the service changes only the fields sent, as `redact` returns it. */
  readonly merged: unknown
  /** The value if the service replaces the whole monitor, as `redact` returns it. */
  readonly replaced: unknown
  /** Whether `'[redacted]'` replaces a part of `merged` or `replaced`. */
  readonly secret: boolean
}

/**
 * Returns the effects of an update on a stored monitor, before the update is sent.
 *
 * Service description, "Update an ICMP monitor": "Not stated: whether the update replaces the whole
 * monitor or changes only the fields sent". `uncertain` lists the fields whose value depends on
 * that. If it is empty, the result is the same in both cases, except that a service that changes
 * only the fields sent keeps the nulls in `omitted`.
 *
 * Described fields inside an object are compared one by one; `heartbeat`, a list and an unknown
 * field as a whole. Two lists of `locations` or of `tags` are equal if they have the same items, in
 * any order. A missing field equals its documented default or, without a default, null; in a
 * threshold, null is a value. A field of `changes` that is undefined is no change.
 *
 * Log the plan without its body: in the other fields, secrets and what the schemas do not describe
 * are `'[redacted]'`, and `secret` is true where that is so. No argument is modified.
 *
 * @param stored The stored monitor, as a response contains it.
 * @param changes The fields to change.
 * @param options Which fields the body has.
 * @throws TypeError if an argument is not a plain object, or an option is wrong; what reading an
 * argument throws
 * @example
 * planUpdate(
 *   { heartbeat: {}, script: 'run()', frequency: 5, tags: ['a', 'b'] },
 *   { frequency: 60, tags: ['b', 'a'] },
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
  const planned = changesBetween({ ...stored }, mergeUpdate(stored, all))
  const body = send === 'all' ? all : changedFields(all, changes, planned)
  const result = icmpMonitorUpdate.validate(body, { baseline: stored, unchanged: 'accept' })
  return {
    body,
    changes: planned,
    omitted: omitted.map(({ path, reason }) => ({ path, pointer: pointerOf(path), reason })),
    uncertain: uncertainFields({ ...stored }, body),
    result: withoutValue(result),
  }
}

/** The schema of a stored monitor, in which `privateLocations` can also be that of an update. */
const planSchema = /* @__PURE__ */ once((): JsonSchema => {
  const { properties = {} } = lazySchemaOf(icmpMonitorDocument)()
  const update = lazySchemaOf(icmpMonitorUpdateDocument)()
  const { privateLocations: stored = {} } = properties
  const { privateLocations: sent = {} } = update.properties ?? {}
  const privateLocations = { ...stored, type: [...typesIn(stored), ...typesIn(sent)] }
  return { properties: { ...properties, privateLocations } }
})

const changesBetween = (before: Fields, after: Fields): readonly PlannedChange[] =>
  comparedFields(before, after, planSchema()).flatMap(changesOf)

/**
 * Returns the fields of a body that change the monitor, with `heartbeat` and `script`. Changes that
 * `applyUpdate` ignores stay in the body, so that no change of the caller is lost.
 */
function changedFields(all: Fields, changes: object, planned: readonly PlannedChange[]): Fields {
  const ignored = Object.keys(changes).filter(
    (name) => !Object.hasOwn(icmpMonitorUpdateFields, name),
  )
  const sent = new Set(['heartbeat', 'script', ...planned.map(({ path }) => path[0]), ...ignored])
  return Object.fromEntries(Object.entries(all).filter(([name]) => sent.has(name)))
}

/** Returns the top-level fields whose value is not certain. Omits response-only fields. */
const uncertainFields = (stored: Fields, body: Fields): readonly UncertainField[] =>
  comparedFields(mergeUpdate(stored, body), body, planSchema())
    .filter((field) => !isResponseOnly(field.path[0]) && isUncertain(field))
    .map((field) => {
      const { before: merged, after: replaced, secret } = shownValues(field)
      return { path: field.path, pointer: pointerOf(field.path), merged, replaced, secret }
    })

/**
 * `privateLocations` is a string in an update and an array in a monitor, so it is never certain.
 */
const isUncertain = (field: ComparedField): boolean =>
  field.path[0] === 'privateLocations' || !isUnchanged(field)

const withoutValue = (result: Result<unknown>): PlanResult => {
  if (!result.valid) return result
  const { valid, errors, warnings, truncated } = result
  return { valid, errors, warnings, truncated }
}
