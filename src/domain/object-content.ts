import { isObject } from '../schema/json-type.ts'

/** The values in an object, and a copy without them. */
export type ObjectContent = ReturnType<typeof contentWith>

export type Entry = readonly [name: unknown, value: unknown]

/**
 * Returns the content of each object in a value, by the object: of objects inside objects at any depth, each read once.
 * An object that cannot be read has no content.
 */
export function contentsOf(value: unknown): ReadonlyMap<unknown, ObjectContent> {
  const contents = new Map<unknown, ObjectContent>()
  const found = new Set([value].filter(isObject))
  // HTTP clients put the request into an error.
  const inErrors = new Set<unknown>()
  for (const each of found) {
    try {
      const content = readObject(each)
      contents.set(each, content)
      if (content.prototype === Error.prototype) inErrors.add(each)
      for (const inner of content.entries.flat().filter(isObject)) found.add(inner)
    } catch {
      // A proxy threw.
    }
  }
  addInner(inErrors, contents)
  for (const [object, content] of contents)
    if (inErrors.has(object))
      contents.set(object, { ...content, entries: content.entries.map(withoutTokens) })
  return contents
}

/** Adds the objects inside objects, at any depth. */
export function addInner(
  objects: Set<unknown>,
  contents: ReadonlyMap<unknown, ObjectContent>,
): void {
  for (const object of objects)
    for (const inner of contentIn(contents, object).entries.flat().filter(isObject))
      objects.add(inner)
}

/** Returns the content of an object; an empty one for other values, and for an object that cannot be read. */
export const contentIn = (
  contents: ReadonlyMap<unknown, ObjectContent>,
  object: unknown,
): ObjectContent => contents.get(object) ?? contentWith([])

/**
 * Returns the content of an object that `redact` copies: its fields, items or entries, and a copy without them.
 *
 * A field that throws when it is read has the value `'[unreadable]'`.
 *
 * @throws if the field names or the prototype of a proxy, or the length of its list, cannot be read, or the length is
 *   invalid
 */
function readObject(object: AnyFields): ObjectContent {
  if (Array.isArray(object)) return readList(object)
  try {
    // The tag of the object: the part between `[object ` and `]`.
    const kind = Object.prototype.toString.call(object).slice(8, -1)
    if (isCollection(object, kind)) {
      if (kind === 'Set') return contentWith([...[...object.values()].entries()], new Set())
      // The copy of a `Headers`, `URLSearchParams` or `FormData` is a plain object.
      return contentWith([...object.entries()], kind === 'Map' ? new Map() : undefined, null)
    }
    if (kind === 'Error' || object instanceof Error) return readError(object)
    const copy =
      kind === 'Date' ? new Date(Date.prototype.getTime.call(object)) : copyBinary(object, kind)
    if (copy !== undefined) return contentWith([], copy, null)
  } catch {
    // The object threw, or has the tag of a built-in type without being an instance of this type.
  }
  // As in `isPlainObject`: the prototype of a plain object has no prototype.
  const isInstance =
    Object.getPrototypeOf(Object.getPrototypeOf(object) ?? Object.prototype) !== null
  return contentWith(
    entriesOf(object, Object.keys(object)),
    undefined,
    isInstance ? null : Object.prototype,
  )
}

type AnyFields = Record<PropertyKey, unknown>

/**
 * Returns the content of an object.
 *
 * @param entries Each value with the name of its field, its index in a list or a `Set`, or its key in a collection.
 * @param copy The copy, without the values to add; undefined for an object that becomes a plain object or an `Error`.
 * @param prototype The prototype of the copy of an error, a plain object, a list or a `Set`; null for other instances.
 */
function contentWith(
  entries: readonly Entry[],
  copy?: object,
  prototype: object | null = Object.prototype,
) {
  return { entries, copy, prototype }
}

const isCollection = (_object: object, kind: string): _object is Map<unknown, unknown> =>
  /^(Map|Set|Headers|URLSearchParams|FormData)$/.test(kind)

function readList(list: AnyFields & readonly unknown[]): ObjectContent {
  const copy = new Array<unknown>(list.length)
  let count = 0
  while (count < copy.length && Object.hasOwn(list, count)) count++
  // An array with holes can have billions of indices, so only its own fields are copied.
  const names = count === copy.length ? [...copy.keys()] : Object.keys(list)
  return contentWith(entriesOf(list, names), copy)
}

function readError(error: AnyFields): ObjectContent {
  const names = [
    'name',
    'message',
    'stack',
    ...(Object.hasOwn(error, 'cause') ? ['cause'] : []),
    ...Object.keys(error),
  ]
  return contentWith(entriesOf(error, names), undefined, Error.prototype)
}

/**
 * Returns a text with `[redacted]` in place of the word after `Bearer`; other values as they are. Only characters are
 * repeated: a repeated group would fill the stack with a long text.
 */
const withoutToken = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(bearerToken, 'Bearer [redacted]') : value

const withoutTokens = ([name, value]: Entry): Entry => [withoutToken(name), withoutToken(value)]

const bearerToken = /bearer(\s|%20)\s*(%20\s*)?(?!bearer(\s|%20))\S+?(?=bearer(\s|%20)|\s|$)/gi

const entriesOf = (object: AnyFields, names: readonly PropertyKey[]): Entry[] =>
  names.map((name) => {
    try {
      const value = object[name]
      // JSON has the text of such an object, too.
      return [name, value instanceof String ? String(value) : value]
    } catch {
      return [name, '[unreadable]']
    }
  })

/** Returns an independent copy of binary data, such as a `Buffer`; undefined for other objects. */
function copyBinary(object: object, kind: string): object | undefined {
  // `DataView` throws for an object that has the tag of a buffer but is not a buffer.
  if (isBuffer(object, kind)) return new DataView(object).buffer.slice(0)
  if (!ArrayBuffer.isView(object)) return undefined
  if (kind === 'DataView')
    return new DataView(object.buffer.slice(0), object.byteOffset, object.byteLength)
  // `Buffer` overrides the `slice` of typed arrays with a method that does not copy.
  return Uint8Array.prototype.slice.call(object)
}

const isBuffer = (_object: object, kind: string): _object is ArrayBufferLike =>
  /ArrayBuffer$/.test(kind)
