// The option `baseline`: reading it, and comparing a body with it.
import { partOf, type CompiledSchema } from '../evaluator/compile-schema.ts'
import type { Accepts } from '../evaluator/evaluate-schema.ts'
import { bits } from '../evaluator/json-type.ts'
import { memoize } from '../values/once.ts'
import { ownProperties } from '../values/own-properties.ts'
import { lengthOf } from '../snapshot/snapshot.ts'

/**
 * Returns the function that accepts an invalid value of a body if the baseline has an equal value at the same path, or
 * an item that is equal to the enclosing item at any index of the same list. It accepts a long list if the baseline's
 * is as long.
 *
 * It also accepts each top-level field that the body omits, because the field keeps the value of the baseline. `body`
 * and `baseline` are deep copies.
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
    const item = own(list, index)
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const own = (value: unknown, key: PropertyKey): unknown =>
  isObject(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

const inside = ([sent, stored, schema]: Pair, key: string | number): Pair => [
  own(sent, key),
  own(stored, key),
  schema && partOf(schema, key),
]

/** Returns a value, or undefined for a null that an update cannot contain, because `toUpdate` omits it. */
const withoutNull = (value: unknown, schema: CompiledSchema | undefined): unknown =>
  value === null && schema !== undefined && (schema.types & bits.null) === 0 ? undefined : value

/**
 * Returns whether two values are deeply equal. A value that contains itself equals only itself, as JSON has no cycles.
 *
 * The work is proportional to the size of the values, even if an object occurs several times in them.
 */
function isEqual(first: Pair): boolean {
  // A stack of its own, so that no depth overflows the call stack. An object stays on it below the values inside it.
  const stack = [first]
  const outer = new Map<object, Pair>()
  const compared = new Map<CompiledSchema | undefined, Map<object, object>>()
  for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
    const schema = pair[2]
    const sent = withoutNull(pair[0], schema)
    const stored = withoutNull(pair[1], schema)
    if (sent === stored) continue
    if (!isObject(sent) || !isObject(stored) || Array.isArray(sent) !== Array.isArray(stored)) return false
    if (own(sent, 'length') !== own(stored, 'length') && Array.isArray(sent)) return false
    const opened = outer.get(sent)
    if (opened === pair) outer.delete(sent)
    else if (opened !== undefined) {
      if (own(sent, original) !== own(stored, original)) return false
    } else {
      const equals = compared.get(schema) ?? new Map<object, object>()
      compared.set(schema, equals)
      if (!join(equals, sent, stored)) continue
      outer.set(sent, pair)
      stack.push(pair)
      for (const key of new Set([...Object.keys(sent), ...Object.keys(stored)]))
        stack.push(inside(pair, Array.isArray(sent) ? Number(key) : key))
    }
  }
  return true
}

/**
 * Joins the sets of equal objects to which two objects belong, with the union-find algorithm.
 *
 * @returns false if both already belong to the same set
 */
function join(equals: Map<object, object>, first: object, second: object): boolean {
  const root = rootOf(equals, first)
  const other = rootOf(equals, second)
  if (root !== other) equals.set(other, root)
  return root !== other
}

function rootOf(equals: Map<object, object>, object: object): object {
  let root = object
  for (let next = equals.get(root); next !== undefined; next = equals.get(root)) {
    // Each step shortens the way for the next search.
    equals.set(root, equals.get(next) ?? next)
    root = next
  }
  return root
}

/** The property of a copy that contains the object of which it is a copy. */
export const original = /* @__PURE__ */ Symbol('original')

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
