// The option `baseline`: reading it, and comparing a body with it.
import { partOf, type CompiledSchema } from '../evaluator/compile-schema.ts'
import type { Accepts } from '../evaluator/evaluate-schema.ts'
import { bits } from '../evaluator/json-type.ts'
import { deepEqual, isObject, original, ownValue } from '../values/deep-equal.ts'
import { memoize } from '../values/once.ts'
import { ownProperties } from '../values/own-properties.ts'
import { lengthOf } from '../snapshot/snapshot.ts'

/**
 * Returns the function that accepts an invalid value of a body if the baseline has an equal value at the same path.
 *
 * Inside a list, it suffices that the baseline's list has an item equal to the enclosing one, at any index. A list with
 * too many items is accepted if the baseline's has as many. The function also accepts each top-level field that the
 * body omits, because the field keeps the value of the baseline. `body` and `baseline` are deep copies.
 */
export function acceptsUnchanged(body: unknown, baseline: unknown, schema: CompiledSchema): Accepts {
  const itemsByKey = memoize((list: readonly unknown[]) => {
    const items = new Map<string, unknown[]>()
    for (const item of list) {
      const key = keyOf(item)
      const same = items.get(key)
      if (same === undefined) items.set(key, [item])
      else same.push(item)
    }
    return items
  })
  const hasEqualItem = ([list, storedList, listSchema]: Pair, index: number): boolean => {
    const item = ownValue(list, index)
    const candidates = Array.isArray(storedList) ? itemsByKey(storedList).get(keyOf(item)) : undefined
    const itemSchema = listSchema?.items
    return candidates?.some((stored) => isEqual([item, stored, itemSchema])) === true
  }
  return (path, code) => {
    let pair: Pair = [body, baseline, schema]
    for (const step of path) {
      if (typeof step === 'number' && hasEqualItem(pair, step)) return true
      pair = inside(pair, step)
    }
    const [sent, stored] = pair
    if (code === 'maxItems') return Array.isArray(sent) && Array.isArray(stored) && sent.length <= stored.length
    return (path.length === 1 && sent === undefined) || isEqual(pair)
  }
}

/** Returns a text that is the same for equal items: their scalars and the scalars of their fields. */
function keyOf(item: unknown): string {
  const scalars = (isObject(item) ? Object.entries(item) : [['', item] as const]).flatMap(([name, value]) =>
    value === null || isObject(value) ? [] : [`${name} ${typeof value} ${String(value)}`],
  )
  return scalars.sort().join('\n')
}

type Pair = readonly [sent: unknown, stored: unknown, schema: CompiledSchema | undefined]

const inside = ([sent, stored, schema]: Pair, key: string | number): Pair => [
  ownValue(sent, key),
  ownValue(stored, key),
  schema && partOf(schema, key),
]

/** Compares values without the nulls that an update cannot contain, because `toUpdate` omits them. */
const isEqual = ([sent, stored, schema]: Pair): boolean =>
  deepEqual(sent, stored, schema, {
    isMissing: (value, described) =>
      value === undefined || (value === null && described !== undefined && (described.types & bits.null) === 0),
    inside: (described, key) => described && partOf(described, key),
  })

/**
 * Copies a value and everything in it: own enumerable properties only, each read once, into arrays and objects without
 * a prototype. Objects that contain themselves, and those that appear several times, are copied once.
 */
export function deepCopy(value: unknown): unknown {
  const copies = new Map<object, object>()
  const copyOf = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const known = copies.get(part)
    if (known !== undefined) return known
    const copy = Object.assign(Array.isArray(part) ? [] : { __proto__: null }, { [original]: part })
    copies.set(part, copy)
    return copy
  }
  const whole = copyOf(value)
  // The map grows while it is iterated, so that no depth overflows the stack.
  for (const [part, copy] of copies) {
    if (Array.isArray(part)) Object.defineProperty(copy, 'length', ownProperties({ value: lengthOf(part) }))
    for (const [name, field] of Object.entries(part))
      Object.defineProperty(copy, name, ownProperties({ value: copyOf(field), enumerable: true }))
  }
  return whole
}
