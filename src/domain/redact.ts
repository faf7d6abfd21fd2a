import { kindOf, redactableEntries, type Entry } from './redactable-entries.ts'
import type { Redacted } from './redacted.ts'
import { secretInList, secretInObject } from './secret-in.ts'

const redacted = '[redacted]'
const unreadable = '[unreadable]'

/** An object whose copy is being filled. */
interface Copying {
  readonly copy: object
  readonly entries: readonly Entry[]
  readonly isSecret: (at: number) => boolean
  at: number
}

/**
 * A deep copy with every secret replaced by `'[redacted]'`, of any value: a monitor, an update, a whole request, a
 * list of them, sound or not.
 *
 * Carries out Authentication (the API key is to be kept secret) and the flags of environment variables and of a
 * webhook's headers and query parameters. A secret is known by what is next to it, wherever it stands: `value` beside
 * a `secret` or `locked` that is neither false nor left out, or beside the `key` authorization; what is named
 * `authorization`, in any letter case; and bearer credentials that follow that name in a list, as in raw headers. Null
 * is no secret. Text is not searched: a body that is still JSON text has to be parsed first.
 *
 * The copy holds what the JSON that would be sent holds: own enumerable fields, in plain objects and lists, and no
 * functions; a Date stays one, and a Map, `Headers` or `URLSearchParams` becomes an object of its entries. Cycles and
 * shared objects are cycles and shared in the copy. What throws when it is read is `'[unreadable]'`.
 *
 * @example
 * redact({ Authorization: 'Bearer 4711', environmentVariables: [{ key: 'PIN', value: '0000', secret: true }] })
 * // { Authorization: '[redacted]', environmentVariables: [{ key: 'PIN', value: '[redacted]', secret: true }] }
 */
export function redact<T>(value: T): Redacted<T>
export function redact(value: unknown): unknown {
  const copies = new Map<object, object>()
  const open: Copying[] = []

  /** The copy of a value; of an object that was not met before, an empty one that is filled next. */
  const begin = (part: unknown): unknown => {
    if (typeof part === 'function') return undefined
    if (typeof part !== 'object' || part === null) return part
    const known = copies.get(part)
    if (known !== undefined) return known
    try {
      const opened = opening(part)
      copies.set(part, opened.copy)
      open.push(opened)
      return opened.copy
    } catch {
      return unreadable
    }
  }

  const whole = begin(value)
  for (let current = open.at(-1); current !== undefined; current = open.at(-1)) {
    const at = current.at++
    const entry = current.entries[at]
    if (entry === undefined) {
      open.pop()
      continue
    }
    const [name, part] = entry
    const isHidden = part !== undefined && part !== null && current.isSecret(at)
    put(current.copy, name, isHidden ? redacted : begin(part))
  }
  return whole
}

/** An object with the beginning of its copy. */
function opening(object: object): Copying {
  if (kindOf(object) === 'Date')
    return { copy: new Date(Date.prototype.getTime.call(object)), entries: [], isSecret: () => false, at: 0 }
  const entries = redactableEntries(object, unreadable)
  if (!Array.isArray(object)) return { copy: {}, entries, isSecret: secretInObject(entries), at: 0 }
  const copy: unknown[] = []
  copy.length = object.length
  return { copy, entries, isSecret: secretInList(entries), at: 0 }
}

/** Gives a copy a field of its own, whatever its name and whatever stands on its prototype. */
function put(copy: object, name: string, value: unknown): void {
  const property: PropertyDescriptor = { ...emptyProperty, value }
  Object.setPrototypeOf(property, null)
  Object.defineProperty(copy, name, property)
}

const emptyProperty: PropertyDescriptor = { writable: true, enumerable: true, configurable: true }
