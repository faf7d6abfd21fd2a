/** Returns a function that makes its result at the first call. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Returns a function that creates the value of each key once, and keeps it. Values must not be
 * undefined.
 */
export function memoize<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  return remember(new Map<Key, Value>(), create)
}

/** Works like `memoize`, for objects: a value is kept as long as its key. */
export function memoizeObject<Key extends object, Value>(
  create: (key: Key) => Value,
): (key: Key) => Value {
  return remember(new WeakMap<Key, Value>(), create)
}

interface Memory<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

const remember =
  <Key, Value>(values: Memory<Key, Value>, create: (key: Key) => Value) =>
  (key: Key): Value => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = create(key)
    values.set(key, value)
    return value
  }
