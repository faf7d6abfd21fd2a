import { memoize } from '../values/once.ts'

/**
 * Returns whether two values are deeply equal. Inside objects, a missing field equals null. Inherited and
 * non-enumerable fields do not count. Objects that contain themselves are equal only if they are the same.
 *
 * The time is linear in the number of different objects, whatever their depth.
 */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after || before === null || after === null) return before === after
  const numberOf = valueNumbers()
  return numberOf(before) === numberOf(after)
}

/** Returns a function that numbers values, so that deeply equal values have the same number. */
function valueNumbers(): (value: unknown) => number | undefined {
  let count = 0
  /** Numbers objects and functions by identity, and other values by content. Texts must be short. */
  const numberOfKey = memoize<unknown, number>(() => ++count)
  const numbers = new Map<object, number | undefined>()

  /** Numbers a text; a long text by its parts, because V8 computes the hash of a long string from its length alone. */
  function numberOfText(text: string): number {
    if (text.length <= maxHashed) return numberOfKey(text)
    const parts: number[] = []
    for (let start = 0; start < text.length; start += maxHashed)
      parts.push(numberOfKey(text.slice(start, start + maxHashed)))
    return numberOfText(`parts ${parts.join()}`)
  }

  /** Returns the number of a value: 0 if it is missing, undefined if it is an object without a number yet. */
  function numberOf(value: unknown): number | undefined {
    if (value === undefined || value === null) return 0
    if (isObject(value)) return numbers.get(value)
    const isText = typeof value === 'string' || typeof value === 'number'
    return isText ? numberOfText(`${typeof value} ${value}`) : numberOfKey(value)
  }

  /** Returns the number of an object. Its parts already have numbers, except objects that contain it (cycles). */
  function numberOfParts(object: object): number {
    const parts = Object.keys(object).map((name): [string, number] => {
      const value = ownValue(object, name)
      return [name, numberOf(value) ?? numberOfKey(value)]
    })
    const present = parts.filter(([, number]) => number !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
    return numberOfText(JSON.stringify(Array.isArray(object) ? [object.length, ...present] : present))
  }

  return (value) => {
    // A stack instead of recursion, so that no depth overflows the call stack. An object stays on it until its parts
    // are numbered.
    const open = [value].filter(isObject)
    for (let object = open.at(-1); object !== undefined; object = open.at(-1)) {
      if (numbers.get(object) !== undefined) open.pop()
      else if (numbers.has(object)) numbers.set(object, numberOfParts(object))
      else {
        numbers.set(object, undefined)
        for (const name of Object.keys(object)) {
          const inner = ownValue(object, name)
          if (isObject(inner) && !numbers.has(inner)) open.push(inner)
        }
      }
    }
    return numberOf(value)
  }
}

/** Maximum length of a string that V8 hashes as a whole, rounded down. */
const maxHashed = 10_000

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the value of an own property that is not an accessor; otherwise undefined. */
export const ownValue = (value: unknown, key: PropertyKey): unknown =>
  isObject(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
