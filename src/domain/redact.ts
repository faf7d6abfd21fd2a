import { isObject } from '../schema/json-type.ts'
import { contentIn, contentsOf } from './object-content.ts'
import { secretsIn } from './secrets.ts'

/**
 * Returns a deep copy of any value, such as a monitor, a request or an error, with every secret replaced by
 * `'[redacted]'`.
 *
 * Service description, "Authentication": "The API key acts like a password. Keep it secret". Our readings: "A value
 * beside a flag that is true is a secret". Secrets are:
 *
 * - Values with the name `authorization`, `proxy-authorization`, `cookie` or `set-cookie`, in any letter case. The name
 *   is a field name, a key of a `Map` or `Headers`, the item before the value in a list (`[name, value]`, raw headers)
 *   or before several (`[name, value, value]`), or the content of the field `name` or `key` beside a field `value`.
 * - The field `value` beside `secret` or `locked`, unless that flag is false, null or undefined.
 * - The field `url` of an object below `slack` or `webhook`, and whatever is in place of the object, such as a text, a
 *   `URL` or a `Map`, because whoever has the URL can post. Plain objects are not hidden.
 * - `environmentVariables`, and `headers` and `queryParameters` of a webhook, unless they are lists of plain objects
 *   with `value` and either `key` or no unknown field: otherwise nobody knows which part is secret.
 * - The word after `Bearer` in the texts of an `Error`, such as `message`, and of the objects inside it.
 * - In a plan of `planUpdate`: `from` and `to` if `secret` is true; `merged` and `replaced` of a field with a name
 *   above, and each field `value` inside both if both are objects.
 *
 * If a hidden list or object is also elsewhere in the value, each field `value` inside it is hidden there, too, even
 * null. So the body of a plan does not show a value that was secret before. In
 * `alertChannels` of the body, which an update does not change, each field `value` is a secret. In a copy of a plan,
 * such as parsed JSON, only this and `changes` hide it.
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
  const contents = contentsOf(value)
  const { isHidden } = secretsIn(contents)
  const copies = new Map<unknown, object>()

  /** Returns the copy of a value. The fields, items or entries of an object are added later. */
  const copyOf = (original: unknown): unknown => {
    if (!isObject(original)) return typeof original === 'function' ? undefined : original
    const content = contents.get(original)
    if (content === undefined) return '[unreadable]'
    // Without a prototype, `__proto__` is a field like any other.
    const copy = copies.get(original) ?? content.copy ?? { __proto__: null }
    copies.set(original, copy)
    return copy
  }

  const whole = copyOf(value)
  for (const [original, copy] of copies) {
    const { entries, prototype } = contentIn(contents, original)
    for (const [name, inner] of entries) {
      const shown = isHidden(original, name, inner) ? '[redacted]' : copyOf(inner)
      if (copy instanceof Map) copy.set(copyOf(name), shown)
      else if (copy instanceof Set) copy.add(shown)
      else Reflect.set(copy, String(name), shown)
    }
    if (Object.getPrototypeOf(copy) === null)
      Object.setPrototypeOf(copy, prototype ?? Object.prototype)
  }
  return whole
}

/**
 * The type of the copy that `redact` returns.
 *
 * Texts, dates and binary data keep their types, also in an open union such as `'IPv4' | (string & {})`. Maps, sets and
 * errors become `Map`, `Set` and `Error`. `Headers`, `URLSearchParams` and `FormData` become an object of their
 * entries. Functions become undefined. If a field can be a secret, its type also has `'[redacted]'`.
 */
export type Redacted<T> = unknown extends T
  ? T
  : T extends (...args: never) => unknown
    ? undefined
    : T extends string | Date | ArrayBuffer | ArrayBufferView
      ? T
      : T extends {
            append(name: string, value: string): void
            forEach(callback: (value: infer Value, name: string) => void): void
          }
        ? { [name: string]: Redacted<Value> | '[redacted]' }
        : T extends ReadonlyMap<infer Key, infer Value>
          ? Map<Key, Redacted<Value> | '[redacted]'>
          : T extends ReadonlySet<infer Value>
            ? Set<Redacted<Value>>
            : T extends Error
              ? 'stack' extends keyof T
                ? Error
                : RedactedFields<T>
              : T extends object
                ? RedactedFields<T>
                : T

/** The fields of an object, or the items of an array, in a redacted copy. */
export type RedactedFields<T> = {
  [Name in keyof T]:
    | Redacted<T[Name]>
    | (string extends Name ? '[redacted]' : never)
    | (Name extends string ? (Lowercase<Name> extends SecretName ? '[redacted]' : never) : never)
    | (Name extends 'environmentVariables'
        ? NonNullable<T[Name]> extends readonly object[]
          ? never
          : '[redacted]'
        : never)
}

/** Names of properties, in lower case, whose values may be secrets. */
export type SecretName =
  'value' | 'url' | 'authorization' | 'proxy-authorization' | 'cookie' | 'set-cookie'
