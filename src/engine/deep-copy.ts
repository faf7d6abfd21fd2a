import { ownProperties } from '../schema/own-properties.ts'
import { lengthOf } from '../snapshot/reader-functions.ts'

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
