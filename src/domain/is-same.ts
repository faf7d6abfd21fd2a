import { isObject } from '../schema/json-type.ts'

/**
 * Returns whether two values are deeply equal. Inside objects, a missing field equals null. Inherited and
 * non-enumerable fields do not count.
 *
 * Two objects that are being compared are assumed to be equal, so that objects can contain themselves, and the time is
 * nearly linear in the number of different objects, whatever their depth.
 */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === null || after === null) return before === after
  const equals = new Map<object, object>()
  const pairs: (readonly [unknown, unknown])[] = [[before, after]]
  for (const [a, b] of pairs) {
    if (!isObject(a) || !isObject(b)) {
      if (![a ?? null].includes(b ?? null)) return false
      continue
    }
    const [first, second] = [representative(a, equals), representative(b, equals)]
    if (first === second) continue
    equals.set(first, second)
    if (listLength(a) !== listLength(b)) return false
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
      pairs.push([ownValue(a, name), ownValue(b, name)])
  }
  return true
}

/** Returns the last object of the chain of equal objects that begins with an object, and shortens the chain. */
function representative(object: object, equals: Map<object, object>): object {
  let last = object
  for (let next = equals.get(last); next !== undefined; next = equals.get(last)) {
    equals.set(object, next)
    last = next
  }
  return last
}

const listLength = (object: object): number | undefined =>
  Array.isArray(object) ? object.length : undefined

/** Returns the value of an own property that is not an accessor; otherwise undefined. */
export const ownValue = (object: object, key: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(object, key)?.value
