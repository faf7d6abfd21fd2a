import { partOf, type CompiledSchema } from '../evaluator/compile-schema.ts'
import type { Accepts } from '../evaluator/evaluate-schema.ts'
import { bits } from '../evaluator/json-type.ts'
import { original, ownValue, valueNumbers } from '../values/value-numbers.ts'
import { memoize } from '../values/once.ts'
import { ownProperties } from '../values/own-properties.ts'
import { lengthOf } from '../snapshot/snapshot.ts'

/**
 * Returns a function that accepts an invalid value of a body if the baseline has an equal value at the same path.
 *
 * An item of a list, with all values inside it, is accepted if the baseline's list has an equal item at any index. A
 * list with too many items is accepted if the baseline's list has at least as many. The function also accepts each
 * top-level field that the body omits, because the field keeps the value of the baseline. `body` and `baseline` are
 * deep copies.
 */
export function acceptsUnchanged(body: unknown, baseline: unknown, schema: CompiledSchema): Accepts {
  const numberOf = valueNumbers(withoutOmittedNulls)
  const numbersOfItems = memoize((items: Described) =>
    memoize((list: object) => new Set(Object.values(list).map((item) => numberOf(item, items)))),
  )
  return (path, code) => {
    let [sent, stored, described]: [unknown, unknown, Described] = [body, baseline, schema]
    for (const step of path) {
      const inside = partOf(described, step)
      const part = ownValue(sent, step)
      if (Array.isArray(sent) && Array.isArray(stored) && numbersOfItems(inside)(stored).has(numberOf(part, inside)))
        return true
      ;[sent, stored, described] = [part, ownValue(stored, step), inside]
    }
    if (code === 'maxItems') return Array.isArray(sent) && Array.isArray(stored) && sent.length <= stored.length
    return (path.length === 1 && sent === undefined) || numberOf(sent, described) === numberOf(stored, described)
  }
}

/** The schema of a value; undefined if the service description does not describe the value. */
type Described = CompiledSchema | undefined

/** A null that the schema does not allow counts as missing, because `toUpdate` omits a field with such a null. */
const withoutOmittedNulls = {
  isMissing: (value: unknown, described: Described) =>
    value === undefined || (value === null && described !== undefined && (described.types & bits.null) === 0),
  inside: partOf,
}

/**
 * Returns a deep copy of a value, with own enumerable properties only, each read once. Copies of objects that are not
 * arrays have no prototype. An object that occurs several times, or that contains itself, is copied once.
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
