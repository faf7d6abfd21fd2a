import { partOf, type CompiledSchema } from '../evaluator/compile-schema.ts'
import { bits } from '../evaluator/json-type.ts'
import type { Accepts } from '../evaluator/accepts.ts'

/**
 * Returns the function that accepts an invalid value of a body if the baseline has an equal value at the same path.
 *
 * It also accepts each top-level field that the body omits, because the field keeps the value of the baseline. `body`
 * and `baseline` are deep copies.
 */
export const acceptsUnchanged =
  (body: unknown, baseline: unknown, schema: CompiledSchema): Accepts =>
  (path) => {
    const pair = path.reduce<Pair>(inside, [body, baseline, schema])
    return (path.length === 1 && pair[0] === undefined) || isEqual(pair)
  }

type Pair = readonly [sent: unknown, stored: unknown, schema: CompiledSchema | undefined]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const own = (value: unknown, key: string | number): unknown =>
  isObject(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

const inside = ([sent, stored, schema]: Pair, key: string | number): Pair => [
  own(sent, key),
  own(stored, key),
  schema && partOf(schema, key),
]

/** Whether a stored value is a null that an update cannot contain, so that `toUpdate` omits it. */
const isOmitted = (stored: unknown, schema: CompiledSchema | undefined): boolean =>
  stored === null && schema !== undefined && (schema.types & bits.null) === 0

/** Returns whether two values are deeply equal. */
function isEqual(first: Pair): boolean {
  const pairs = [first]
  const compared = new Map<object, Set<object>>()
  // The list grows while it is iterated, so that no depth overflows the stack.
  for (const pair of pairs) {
    const [sent, stored, schema] = pair
    if (sent === stored || (sent === undefined && isOmitted(stored, schema))) continue
    if (!isObject(sent) || !isObject(stored) || Array.isArray(sent) !== Array.isArray(stored)) return false
    if (own(sent, 'length') !== own(stored, 'length') && Array.isArray(sent)) return false
    const partners = compared.get(sent) ?? new Set()
    if (partners.has(stored)) continue
    compared.set(sent, partners.add(stored))
    for (const key of new Set([...Object.keys(sent), ...Object.keys(stored)]))
      pairs.push(inside(pair, Array.isArray(sent) ? Number(key) : key))
  }
  return true
}
