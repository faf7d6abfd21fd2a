import type { EnvironmentVariable, WebhookParameter } from '../generated/types.ts'
import type { Redacted } from './redacted.ts'

/** Returns an independent copy of binary data, such as a `Buffer`; undefined for other objects. */
function copyBinary(object: object, kind: string): object | undefined {
  // `DataView` throws for an object that has the tag of a buffer but is not a buffer.
  if (isBuffer(object, kind)) return new DataView(object).buffer.slice(0)
  if (!ArrayBuffer.isView(object)) return undefined
  if (kind === 'DataView') return new DataView(object.buffer.slice(0), object.byteOffset, object.byteLength)
  // `Buffer` overrides the `slice` of typed arrays with a method that does not copy.
  return Uint8Array.prototype.slice.call(object)
}

const isBuffer = (_object: object, kind: string): _object is ArrayBufferLike => /ArrayBuffer$/.test(kind)

/**
 * Returns the content of an object that `redact` copies: its fields, items or entries, and a copy without them.
 *
 * A field that throws when it is read has the value `'[unreadable]'`.
 *
 * @throws if the field names of a proxy or the length of its list cannot be read, or the length is invalid
 */
function contentOf(object: AnyFields): ObjectContent {
  if (Array.isArray(object)) return contentOfList(object)
  try {
    // The tag of the object: the part between `[object ` and `]`.
    const kind = Object.prototype.toString.call(object).slice(8, -1)
    if (isCollection(object, kind)) {
      // The copy of a `Headers`, `URLSearchParams` or `FormData` is a plain object.
      const copy = kind === 'Map' ? new Map() : kind === 'Set' ? new Set() : undefined
      return [kind === 'Set' ? [] : [...object.keys()], [...object.values()], copy]
    }
    if (kind === 'Error' || object instanceof Error) return contentOfError(object)
    const copy = kind === 'Date' ? new Date(Date.prototype.getTime.call(object)) : copyBinary(object, kind)
    if (copy !== undefined) return [[], [], copy]
  } catch {
    // The object threw, or has the tag of a built-in type without being an instance of this type.
  }
  const names = Object.keys(object)
  return [names, valuesOf(object, names)]
}

type AnyFields = Record<PropertyKey, unknown>

/** The names and values in an object, and a copy without them. */
type ObjectContent = readonly [
  /** Names of fields, indices of a list or keys of a collection, at the positions of their values. A `Set` has none. */
  names: readonly unknown[],
  values: readonly unknown[],
  /** The copy, without the values to add. By default it has no prototype, so `__proto__` is a field like any other. */
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
  // An array with holes can have billions of indices, so only its own fields are copied.
  const names = count === copy.length ? [...copy.keys()] : Object.keys(list)
  return [names, valuesOf(list, names), copy]
}

/** Returns the content of an error. In its texts, `[redacted]` replaces the word after `Bearer`. */
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

/** Returns whether a field, such as `locked: true`, makes `value` or the `planned` fields of its object secrets. */
const marksValue = (name: unknown, value: unknown): boolean =>
  name === 'key' || name === 'name'
    ? isSecret(value)
    : name === 'path' && Array.isArray(value)
      ? isSecret(value.at(-1))
      : (name === ('secret' satisfies keyof FlaggedItem) || name === ('locked' satisfies keyof FlaggedItem)) &&
        (value ?? false) !== false

type FlaggedItem = EnvironmentVariable & WebhookParameter

/**
 * The fields of a `PlannedChange` or `UncertainField` that are secrets if `secret` is true, or if `path` ends with the
 * name of a secret.
 */
const planned: readonly unknown[] = ['from', 'to', 'merged', 'replaced']

const secretNames = /^(?:(?:proxy-)?authorization|(?:set-)?cookie)$/i

/** Returns whether a text is the name of a header with a secret, such as `Authorization` or `Cookie`. */
const isSecret = (name: unknown): boolean => typeof name === 'string' && secretNames.test(name)

const isObject = (value: unknown): value is AnyFields => typeof value === 'object' && value !== null

/**
 * Returns a deep copy of any value, such as a monitor, a request or an error, with every secret replaced by
 * `'[redacted]'`.
 *
 * Service description, "Authentication": "The API key acts like a password. Keep it secret". Our readings: "A value
 * beside a flag that is true is a secret". Secrets are:
 *
 * - Values with the name `authorization`, `proxy-authorization`, `cookie` or `set-cookie`, in any letter case. The name
 *   is a field name, a key of a `Map` or `Headers`, the item before the value in a list (`[name, value]`, raw headers),
 *   or the content of the field `name` or `key` beside a field `value`.
 * - The field `value` beside `secret` or `locked`, unless that flag is false, null or undefined.
 * - In a plan of `planUpdate`: `from` and `to` if `secret` is true, and `merged` and `replaced` of a field with a name
 *   above. If one of them is a list or an object of the body, each field `value` inside the list or object, even null.
 * - The word after `Bearer` in the texts of an `Error`, such as `message` and `stack`.
 *
 * Otherwise, null and undefined are not secrets. Other texts and binary data are not searched, so a secret inside a
 * message remains. JSON text must be parsed first.
 *
 * Plain objects are copied with their own enumerable fields, lists with their items; functions become undefined. The
 * copy of a `Date`, `Map`, `Set`, `ArrayBuffer`, `DataView` or typed array has the same type. The copy of an `Error` is
 * an `Error` with `name`, `message`, `stack`, its own `cause` and its other enumerable fields; in the copy, all are
 * enumerable. `Headers`, `URLSearchParams` and `FormData` become plain objects of their entries. Every other instance
 * becomes a plain object of its own enumerable fields: a `URL`, `RegExp` or `Blob` becomes `{}`. Cycles and shared
 * objects are preserved. A field or an object that cannot be read becomes `'[unreadable]'`.
 *
 * @param value Any value.
 * @example
 * redact({
 *   Authorization: 'Bearer 4711',
 *   environmentVariables: [{ key: 'PIN', value: '0000', secret: true }],
 * })
 * // {
 * //   Authorization: '[redacted]',
 * //   environmentVariables: [
 * //     { key: 'PIN', value: '[redacted]', secret: true },
 * //   ],
 * // }
 */
export function redact<T>(value: T): Redacted<T>
export function redact(value: unknown): unknown {
  return redactedCopy(value, () => undefined)
}

/** Returns whether a value contains a secret that `redact` replaces as a whole. */
export function containsSecret(value: unknown): boolean {
  let found = false
  redactedCopy(value, () => (found = true))
  return found
}

/** Returns whether `redact` replaces the whole value of a field, unless the value is null or undefined. */
export const isSecretField = (object: object, name: string): boolean =>
  isSecret(name) || (name === 'value' && Object.entries(object).some(([other, value]) => marksValue(other, value)))

/** Redacts each field `value` inside a copied value. */
function hideValues(copy: unknown): void {
  const parts = new Set([copy])
  for (const part of parts) {
    if (!isObject(part)) continue
    if ('value' in part) part['value'] = '[redacted]'
    for (const inner of Object.values(part)) parts.add(inner)
  }
}

/** Returns a redacted copy, and calls `onSecret` for each secret that is replaced as a whole. */
function redactedCopy(value: unknown, onSecret: () => void): unknown {
  const copies = new Map<object, object>()
  /** Each function adds the next value to a copy, or completes the copy. Recursion would overflow the call stack. */
  const open: (() => void)[] = []

  /** Returns the copy of a value. The fields, items or entries of an object are added later. */
  const copyOf = (original: unknown): unknown => {
    if (!isObject(original)) return typeof original === 'function' ? undefined : original
    if (copies.has(original)) return copies.get(original)
    let content: ObjectContent
    try {
      content = contentOf(original)
    } catch {
      return '[unreadable]'
    }
    const [names, values, copy = { __proto__: null }, prototype = Object.prototype] = content
    const hidesValue = names.some((name, at) => marksValue(name, values[at]))
    const isPlan = names.includes('pointer')
    let next = 0
    copies.set(original, copy)
    open.push(() => {
      if (next < values.length) {
        const name = names[next]
        const isHidden =
          isSecret(name) ||
          (hidesValue && (name === 'value' || (isPlan && planned.includes(name)))) ||
          (Array.isArray(copy) && next > 0 && isSecret(values[next - 1]))
        const value = values[next++]
        const hides = isHidden && value !== undefined && value !== null
        if (hides) {
          onSecret()
          // In a plan, `body` comes before `changes`, so a secret list or object of the body is already copied.
          if (isObject(value)) hideValues(copies.get(value))
        }
        const part = hides ? '[redacted]' : copyOf(value)
        if (copy instanceof Map) copy.set(copyOf(name), part)
        else if (copy instanceof Set) copy.add(part)
        else if (isObject(copy) && (typeof name === 'string' || typeof name === 'number')) copy[name] = part
      } else {
        open.pop()
        if (Object.getPrototypeOf(copy) === null) Object.setPrototypeOf(copy, prototype)
      }
    })
    return copy
  }

  const whole = copyOf(value)
  while (open.length > 0) open.at(-1)?.()
  return whole
}
