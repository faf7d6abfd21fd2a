import { contentOf, type AnyFields, type ObjectContent } from './content-of.ts'
import { isSecret, marksValue } from './secret-marks.ts'
import type { Redacted } from './redacted.ts'

/**
 * Returns a deep copy with every secret replaced by `'[redacted]'`, of any value: a monitor, a request, an error, a
 * list of them, valid or not.
 *
 * Service description, "Authentication": "The API key acts like a password. Keep it secret". Our readings: "A value
 * beside a flag that is true is a secret". Secrets are:
 *
 * - Values with the name `authorization`, `proxy-authorization`, `cookie` or `set-cookie`, in any letter case. The name
 *   is that of a field, or the key in a `Map` or `Headers`, or the item before the value in a list (`[name, value]`,
 *   raw headers), or in the field `name` or `key` beside a field `value`.
 * - The field `value` beside `secret` or `locked`, unless that flag is false, null or undefined.
 * - What follows `Bearer` in the texts of an `Error`, such as `message` and `stack`.
 *
 * Null and undefined are no secrets. No other text is searched, and no binary data: a secret that is part of a message
 * remains, and JSON text must be parsed first.
 *
 * Plain objects and lists are copied with their own enumerable fields and items, as JSON has them; functions become
 * undefined. A `Date`, `Map` or `Set` stays what it is, as do an `ArrayBuffer`, typed arrays and a `DataView`. The copy
 * of an `Error` is an `Error` with `name`, `message`, `stack`, `cause` and the error's own fields, all enumerable.
 * `Headers`, `URLSearchParams` and `FormData` become plain objects of their entries. Every other instance becomes a
 * plain object of its own enumerable fields: a `URL`, `RegExp` or `Blob` becomes `{}`. Cycles and shared objects remain
 * cycles and shared. What throws when it is read becomes `'[unreadable]'`.
 *
 * @example
 * redact({ Authorization: 'Bearer 4711', environmentVariables: [{ key: 'PIN', value: '0000', secret: true }] })
 * // { Authorization: '[redacted]', environmentVariables: [{ key: 'PIN', value: '[redacted]', secret: true }] }
 */
export function redact<T>(value: T): Redacted<T>
export function redact(value: unknown): unknown {
  const copies = new Map<object, object>()
  /** Each function adds the next value to an incomplete copy. Recursion would overflow the call stack. */
  const open: (() => void)[] = []

  /** Returns the copy of a value. The copy of an object is empty at first. */
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
    let next = 0
    copies.set(original, copy)
    open.push(() => {
      if (next < values.length) {
        const name = names[next]
        const isHidden =
          isSecret(name) ||
          (hidesValue && name === 'value') ||
          (Array.isArray(copy) && next > 0 && isSecret(values[next - 1]))
        const value = values[next++]
        const part = isHidden && value !== undefined && value !== null ? '[redacted]' : copyOf(value)
        if (copy instanceof Map) copy.set(copyOf(name), part)
        // An item of a `Set` has no name.
        else if (copy instanceof Set) copy.add(copyOf(value))
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

const isObject = (value: unknown): value is AnyFields => typeof value === 'object' && value !== null
