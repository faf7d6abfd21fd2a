// Generates objects that JSON cannot express, such as proxies and instances of classes, for the fuzzer.
import fc from 'fast-check'
import { bodyNames } from '../helpers/body-contracts.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { damaged } from '../helpers/damaged.ts'

const anything = fc.anything({
  maxDepth: 3,
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

const traps = [
  'get',
  'ownKeys',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'has',
  'set',
  'defineProperty',
  'deleteProperty',
  'isExtensible',
  'preventExtensions',
] as const

const refuses = () => {
  throw new Error('rejected')
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Adds the fields of a value to a target. */
function holding(target: object, value: object): object {
  for (const [name, part] of Object.entries(value)) {
    if (name !== 'length')
      Object.defineProperty(target, name, { value: part, writable: true, enumerable: true, configurable: true })
  }
  return target
}

/** Functions that return the same fields in another kind of object. Each read returns the same value. */
const disguises: readonly ((value: object, nth: number) => unknown)[] = [
  (value, nth) => new Proxy(value, { [traps[nth % traps.length] ?? 'get']: refuses }),
  (value) => new Proxy(value, {}),
  (value) => Object.freeze(value),
  (value) => Object.create(value),
  (value) => Object.assign(Object.create(null), value),
  (value) =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.keys(value).map((key) => [key, { enumerable: true, get: () => Reflect.get(value, key) }]),
      ),
    ),
  (value, nth) =>
    Object.defineProperty(value, Object.keys(value)[nth % (Object.keys(value).length + 1)] ?? 'name', {
      enumerable: true,
      configurable: true,
      get: refuses,
    }),
  (value) => holding(() => 0, value),
  (value) => holding([], value),
  (value) =>
    new (class {
      constructor() {
        Object.assign(this, value)
      }
    })(),
  (value) => Object.setPrototypeOf({ ...value }, Array.prototype),
  (value) => new Map(Object.entries(value)),
  (value) => Object.assign(value, { itself: value, heartbeat: value, request: value }),
  (value) => {
    const { proxy, revoke } = Proxy.revocable(value, {})
    revoke()
    return proxy
  },
]

/**
 * Returns a value, or one of its fields, as another kind of object. An arbitrary cannot generate these, because
 * fast-check reads inside its values.
 */
export function disguised(value: unknown, [clothes, nth, inside]: readonly [number, number, boolean]): unknown {
  if (!isObject(value)) return value
  const key = Object.keys(value)[nth % (Object.keys(value).length + 1)]
  const disguise = disguises[clothes]
  if (disguise === undefined) return value
  const part: unknown = key === undefined ? undefined : Reflect.get(value, key)
  if (!inside || key === undefined || !isObject(part)) return disguise(copied(value), nth)
  return Object.assign(copied(value), { [key]: disguise(copied(part), nth) })
}

const copied = (value: object): object => (Array.isArray(value) ? [...value] : { ...value })

export const clothes = fc.tuple(fc.nat({ max: disguises.length }), fc.nat({ max: 99 }), fc.boolean())

/** Generates bodies with parts that JSON cannot express, and any other values. */
export const foreignValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...bodyNames.map((name) => fc.oneof(valid[name], damaged(valid[name])))) },
  { weight: 1, arbitrary: anything },
)
