/**
 * Returns whether two values are deeply equal: own enumerable fields and items, and no others. A copy of a value that
 * contains itself equals only a copy of the same value, as JSON has no cycles.
 *
 * The work is proportional to the size of the values, even if an object occurs several times in them.
 */
export function deepEqual<Context>(
  first: unknown,
  second: unknown,
  context: Context,
  { isMissing, inside }: Comparison<Context>,
): boolean {
  type Pair = readonly [first: unknown, second: unknown, context: Context]
  // A stack of its own, so that no depth overflows the call stack. An object stays on it below the values inside it.
  const stack: Pair[] = [[first, second, context]]
  const outer = new Map<object, Pair>()
  const compared = new Map<Context, Map<object, object>>()
  for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
    const described = pair[2]
    const [one, other] = [pair[0], pair[1]].map((value) => (isMissing(value, described) ? undefined : value))
    if (one === other) continue
    if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
    if (Array.isArray(one) && ownValue(one, 'length') !== ownValue(other, 'length')) return false
    const opened = outer.get(one)
    if (opened === pair) outer.delete(one)
    else if (opened !== undefined) {
      if (ownValue(one, original) !== ownValue(other, original)) return false
    } else {
      const equals = compared.get(described) ?? new Map<object, object>()
      compared.set(described, equals)
      if (!join(equals, one, other)) continue
      outer.set(one, pair)
      stack.push(pair)
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
        const key = Array.isArray(one) ? Number(name) : name
        stack.push([ownValue(one, key), ownValue(other, key), inside(described, key)])
      }
    }
  }
  return true
}

/** How values are compared. */
export interface Comparison<Context> {
  /** Returns whether a value counts as missing. */
  readonly isMissing: (value: unknown, context: Context) => boolean
  /** Returns the context of a field or an item, such as its schema. */
  readonly inside: (context: Context, key: string | number) => Context
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the value of an own property that is no accessor; undefined if there is none. */
export const ownValue = (value: unknown, key: PropertyKey): unknown =>
  isObject(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

/** The property of a copy that contains the object of which it is a copy. */
export const original = /* @__PURE__ */ Symbol('original')

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
