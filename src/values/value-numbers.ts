import { memoize } from './once.ts'

/**
 * Returns a function that numbers values, so that deeply equal values have the same number. Missing, inherited and
 * non-enumerable fields do not count. Deep copies of an object that contains itself are equal only if the original is
 * the same.
 *
 * Each object is numbered once per context, even if it occurs several times.
 */
export function valueNumbers<Context>({ isMissing, inside }: Comparison<Context>): ValueNumbers<Context> {
  let count = 0
  /** Numbers objects and functions by identity, and other values by content. Texts must be short. */
  const numberOfKey = memoize<unknown, number>(() => ++count)
  const numbersIn = memoize((_: Context) => new Map<object, number | undefined>())

  /** Numbers a text; a long text by its parts, because V8 computes the hash of a long string from its length alone. */
  function numberOfText(text: string): number {
    if (text.length <= maxHashed) return numberOfKey(text)
    const parts: number[] = []
    for (let start = 0; start < text.length; start += maxHashed)
      parts.push(numberOfKey(text.slice(start, start + maxHashed)))
    return numberOfText(`parts ${parts.join()}`)
  }

  const partsOf = (object: object, context: Context): readonly Part<Context>[] =>
    Object.keys(object).map((name) => {
      const key = Array.isArray(object) ? Number(name) : name
      return { name, value: ownValue(object, key), context: inside(context, key) }
    })

  /** Returns the number of a value: 0 if it is missing, undefined if it is an object without a number yet. */
  const numberOf = (value: unknown, context: Context): number | undefined => {
    if (isMissing(value, context)) return 0
    if (isObject(value)) return numbersIn(context).get(value)
    const isText = typeof value === 'string' || typeof value === 'number'
    return isText ? numberOfText(`${typeof value} ${value}`) : numberOfKey(value)
  }

  /** Returns the number of an object. Its parts already have numbers, except objects that contain it (cycles). */
  function numberOfParts(object: object, context: Context): number {
    const parts = partsOf(object, context).map(({ name, value, context }): [string, number] => [
      name,
      numberOf(value, context) ?? numberOfKey(ownValue(value, original) ?? value),
    ])
    const present = parts.filter(([, number]) => number !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
    return numberOfText(JSON.stringify(Array.isArray(object) ? [ownValue(object, 'length'), ...present] : present))
  }

  return (value, context) => {
    // A stack instead of recursion, so that no depth overflows the call stack. An object stays on it until its parts
    // are numbered.
    const open: Omit<Part<Context>, 'name'>[] = [{ value, context }]
    for (let part = open.at(-1); part !== undefined; part = open.at(-1)) {
      const { value: object, context } = part
      const numbers = numbersIn(context)
      if (numberOf(object, context) !== undefined || !isObject(object)) open.pop()
      else if (numbers.has(object)) numbers.set(object, numberOfParts(object, context))
      else {
        numbers.set(object, undefined)
        for (const inner of partsOf(object, context))
          if (isObject(inner.value) && !numbersIn(inner.context).has(inner.value)) open.push(inner)
      }
    }
    return numberOf(value, context)
  }
}

export type ValueNumbers<Context> = (value: unknown, context: Context) => number | undefined

interface Part<Context> {
  readonly name: string
  readonly value: unknown
  readonly context: Context
}

interface Comparison<Context> {
  readonly isMissing: (value: unknown, context: Context) => boolean
  /** Returns the context of a field or an item, such as its schema. */
  readonly inside: (context: Context, key: string | number) => Context
}

/** Maximum length of a string that V8 hashes as a whole, rounded down. */
const maxHashed = 10_000

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the value of an own property that is not an accessor; otherwise undefined. */
export const ownValue = (value: unknown, key: PropertyKey): unknown =>
  isObject(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

/** The key under which a deep copy contains its original. */
export const original = /* @__PURE__ */ Symbol('original')
