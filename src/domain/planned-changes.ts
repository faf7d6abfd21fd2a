import { icmpMonitorDefaults, icmpMonitorUpdateFields } from '../generated/facts.ts'
import type { Path } from '../issues/finding.ts'
import { pointerOf } from '../issues/path-text.ts'
import type { FieldShape } from '../schema/json-schema.ts'
import type { Fields } from '../schema/read-values.ts'
import { isPlainObject } from '../schema/json-type.ts'
import { ownField } from '../schema/own-properties.ts'
import { isSame, ownValue } from './is-same.ts'
import { contentsOf } from './object-content.ts'
import { secretsIn } from './secrets.ts'

/** One change of a monitor: of a field, of a field inside an object, or of a whole list. */
export interface PlannedChange {
  readonly path: Path
  /** The same path as a JSON Pointer (RFC 6901). */
  readonly pointer: string
  readonly kind: 'add' | 'replace' | 'remove'
  /** The value before the update, or the default that applied instead. Absent if `kind` is `'add'`. */
  readonly from?: unknown
  /** The value after the update, or the default that applies instead. Absent if `kind` is `'remove'`. */
  readonly to?: unknown
  /** Whether `from` or `to` is or contains a secret. If true, `redact` replaces both, except null. */
  readonly secret: boolean
}

/** Returns the names of the fields of two objects: known fields in the order of the schema, then unknown fields. */
export const namesIn = (
  before: object,
  after: object,
  shapes: object = icmpMonitorUpdateFields,
): readonly string[] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const known = Object.keys(shapes).filter((name) => names.has(name))
  return [...new Set([...known, ...names])]
}

/**
 * Returns the value with which a top-level field is compared: for a missing field, its documented default, if any. A
 * null counts as missing if an update does not accept null there, or if the field has no default.
 */
export function comparedValue(name: string, value: unknown): unknown {
  const byDefault = Object.hasOwn(icmpMonitorDefaults, name)
    ? ownValue(icmpMonitorDefaults, name)
    : undefined
  const isNullable = ownField(ownField(icmpMonitorUpdateFields, name) ?? {}, 'nullable') === true
  return value === undefined || (value === null && (byDefault === undefined || !isNullable))
    ? byDefault
    : value
}

/** Returns the changes between two states of a monitor, in the order of `namesIn` for each object. */
export function changesBetween(before: object, after: object): readonly PlannedChange[] {
  const changes: PlannedChange[] = []
  const seen = new Map<object, Set<object>>()
  const [from, to] = [{ ...before }, { ...after }]
  const secrets = secretsIn(contentsOf([from, to]))
  const containsSecret = (value: unknown): boolean =>
    Array.from(contentsOf(value)).some(([object, { entries }]) =>
      entries.some(([name, inner]) => secrets.isHidden(object, name, inner)),
    )

  /** Adds the changes of the field `name` between the objects `from` and `to`. */
  function addChanges(
    path: Path,
    name: string,
    from: Fields,
    to: Fields,
    shape: FieldShape | undefined,
  ): void {
    const isTop = path.length === 1
    const [old, next] = [ownValue(from, name), ownValue(to, name)].map((value) =>
      isTop ? comparedValue(name, value) : (value ?? undefined),
    )
    const isSecret = [from, to].some((parent) => secrets.isSecret(parent, name))
    const isOneValue = isSecret || path.length >= maxDepth
    if (!isOneValue && isPlainObject(old) && isPlainObject(next) && isComparedByField(old, next)) {
      const shapes = shape && ownField(shape, 'fields')
      for (const inner of namesIn(old, next, shapes ?? {}))
        addChanges([...path, inner], inner, old, next, shapes && ownField(shapes, inner))
    } else if (!isSame(old, next)) {
      changes.push({
        path,
        pointer: pointerOf(path),
        kind: old === undefined ? 'add' : next === undefined ? 'remove' : 'replace',
        ...(old !== undefined && { from: old }),
        ...(next !== undefined && { to: next }),
        secret: isSecret || containsSecret([old, next]),
      })
    }
  }

  /**
   * Returns whether to compare two objects field by field: only once, because objects can contain themselves, and
   * only if the field `value` is a secret in both or in neither, so that `redact` finds the secret.
   */
  function isComparedByField(old: object, next: object): boolean {
    if (secrets.isSecret(old, 'value') !== secrets.isSecret(next, 'value')) return false
    const others = seen.get(old) ?? new Set()
    seen.set(old, others)
    return !others.has(next) && others.add(next).has(next)
  }

  for (const name of namesIn(from, to))
    addChanges([name], name, from, to, ownField(icmpMonitorUpdateFields, name))
  return changes
}

/** Objects at this depth are compared as one value, so that paths stay short. */
const maxDepth = 100
