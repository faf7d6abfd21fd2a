export type Entry = readonly [name: string, value: unknown]

/** Objects that keep what they hold in entries and not in fields, by what `Object.prototype.toString` calls them. */
const collections: readonly string[] = ['Map', 'Headers', 'URLSearchParams', 'FormData']

/** What a kind of object is called, in whatever realm it was made; nothing for plain objects. */
export function kindOf(object: object): string | undefined {
  const parent: unknown = Object.getPrototypeOf(object)
  if (parent === null || Object.getPrototypeOf(parent) === null) return undefined
  return Object.prototype.toString.call(object).slice('[object '.length, -1)
}

/**
 * The entries of a collection that have a text as their name, or else an object's own enumerable fields, each read
 * once. A field that throws when it is read holds `unreadable`.
 *
 * @throws whatever reading the object itself throws
 */
export function redactableEntries(object: object, unreadable: unknown): Entry[] {
  if (collections.includes(kindOf(object) ?? '') && isIterable(object)) return [...object].filter(isNamed)
  return Object.keys(object).map((name) => [name, read(object, name, unreadable)])
}

const isIterable = (object: object): object is Iterable<unknown> => Symbol.iterator in object

const isNamed = (entry: unknown): entry is Entry => Array.isArray(entry) && typeof entry[0] === 'string'

function read(object: object, name: string, unreadable: unknown): unknown {
  try {
    return Reflect.get(object, name)
  } catch {
    return unreadable
  }
}
