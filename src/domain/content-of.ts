import { copyBinary } from './copy-binary.ts'

/**
 * Returns the content of an object that `redact` copies: its fields, items or entries, and an empty copy of it.
 *
 * A field that throws when it is read has the value `'[unreadable]'`.
 *
 * @throws whatever reading the object itself throws
 */
export function contentOf(object: AnyFields): ObjectContent {
  if (Array.isArray(object)) return contentOfList(object)
  try {
    const kind = Object.prototype.toString.call(object).slice('[object '.length, -1)
    if (isCollection(object, kind)) {
      // The copy of `Headers` and the like is a plain object.
      const copy = kind === 'Map' ? new Map() : kind === 'Set' ? new Set() : undefined
      return [[...object.keys()], [...object.values()], copy]
    }
    if (kind === 'Error' || object instanceof Error) return contentOfError(object)
    const copy = kind === 'Date' ? new Date(Date.prototype.getTime.call(object)) : copyBinary(object, kind)
    if (copy !== undefined) return [[], [], copy]
  } catch {
    // The object has the tag of that kind without being one.
  }
  const names = Object.keys(object)
  return [names, valuesOf(object, names)]
}

export type AnyFields = Record<PropertyKey, unknown>

/** The content of an object as names and values, and an empty object for its copy. */
export type ObjectContent = readonly [
  /** Names of fields, indices of a list or keys of a collection, each at the position of its value. */
  names: readonly unknown[],
  values: readonly unknown[],
  /** The copy, still without content. By default it has no prototype, so that `__proto__` is a field like any other. */
  copy?: object | undefined,
  /** The prototype that the copy gets when it is complete. By default `Object.prototype`. */
  prototype?: object,
]

const isCollection = (_object: object, kind: string): _object is Map<unknown, unknown> =>
  /^(?:Map|Set|Headers|URLSearchParams|FormData)$/.test(kind)

function contentOfList(list: AnyFields & readonly unknown[]): ObjectContent {
  const copy = new Array<unknown>(list.length)
  let count = 0
  while (count < copy.length && Object.hasOwn(list, count)) count++
  // An array can have billions of holes, so the names of its items are used instead.
  const names = count === copy.length ? [...copy.keys()] : Object.keys(list)
  return [names, valuesOf(list, names), copy]
}

/** Returns the content of an error. In its texts, the word after `Bearer` and any whitespace is a secret. */
function contentOfError(error: AnyFields): ObjectContent {
  const names = ['name', 'message', 'stack', ...(Object.hasOwn(error, 'cause') ? ['cause'] : []), ...Object.keys(error)]
  const values = valuesOf(error, names).map((value) =>
    typeof value === 'string' ? value.replace(/bearer\s+\S+/gi, 'Bearer [redacted]') : value,
  )
  return [names, values, undefined, Error.prototype]
}

const valuesOf = (object: AnyFields, names: readonly PropertyKey[]): unknown[] =>
  names.map((name) => {
    try {
      return object[name]
    } catch {
      return '[unreadable]'
    }
  })
