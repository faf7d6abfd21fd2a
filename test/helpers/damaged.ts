// Generates damaged values: valid ones with a changed, misspelt or missing part.
import fc from 'fast-check'
import { setField } from './set-field.ts'

const cycle = () => {
  const self: Record<string, unknown> = {}
  self['self'] = self
  return self
}

const withoutPrototype = (): object => Object.create(null)

/** JSON values of every type, near the limits of many bounds and formats. */
const jsonValues: readonly (() => unknown)[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  7,
  20,
  31,
  50,
  51,
  100.5,
  101,
  600,
  601,
  300_001,
  1e300,
  '',
  'x',
  '5',
  'true',
  'null',
  'icmp',
  'us-east-9',
  '2026.4',
  'x'.repeat(500),
  'x'.repeat(501),
  '😀'.repeat(501),
  '2024-02-30',
  '2024-02-29',
  '2024-02-29T12:00:00Z',
  '2016-12-31T23:58:60Z',
  '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
  'urn:uuid:5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
]
  .map((value) => () => value)
  .concat([
    () => [],
    () => [null],
    () => [[]],
    () => [{}],
    () => ['x', 5],
    () => Array.from({ length: 51 }, () => ({})),
    () => ({}),
    () => ({ a: 1 }),
    () => ({ name: 'x' }),
    () => JSON.parse('{"__proto__":{"polluted":true}}'),
  ])

/** Values that JSON cannot express. */
const foreignValues: readonly (() => unknown)[] = [
  () => undefined,
  () => NaN,
  () => Infinity,
  () => -Infinity,
  () => 10n,
  () => Symbol('s'),
  () => () => 5,
  () => class {},
  () => new Date(0),
  () => new Date(NaN),
  () => Object(true),
  () => Object(5),
  () => Object('text'),
  () => new Map([['a', 1]]),
  () => /x/u,
  () => new Error('e'),
  () => new Array(3),
  () => [undefined],
  () => new Uint8Array(4),
  withoutPrototype,
  cycle,
  () => Promise.resolve(),
  () => Object.assign([1], { name: 'x' }),
  () => ['a', , 'b'],
]

/** Returns whether a value is a plain list or object. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)))

/** Only levels above this one are damaged. */
const deepest = 6

/** Returns a value with copies of its plain lists and objects. */
function copyOf(value: unknown, depth = 0): unknown {
  if (!isPlain(value) || depth > deepest) return value
  const copy = Array.isArray(value) ? new Array<unknown>(value.length) : {}
  for (const [key, part] of Object.entries(value)) setField(copy, key, copyOf(part, depth + 1))
  return copy
}

/** Returns the keys of every plain list and object in a value, each with its list or object. */
const placesOf = (
  value: unknown,
  depth = 0,
): readonly (readonly [parent: object, key: string])[] =>
  !isPlain(value) || depth > deepest
    ? []
    : Object.entries(value).flatMap(([key, part]) => [
        [value, key] as const,
        ...placesOf(part, depth + 1),
      ])

/** One damage: numbers that select the path, the kind of damage, and the new value. */
type Damage = readonly [place: number, kind: number, nth: number]

function damage(
  value: unknown,
  [where, kind, nth]: Damage,
  wrongValues: readonly (() => unknown)[],
): unknown {
  const wrong = wrongValues[nth % wrongValues.length]?.()
  const copy = copyOf(value)
  const places = placesOf(copy)
  const place = places[where % (places.length + 1)]
  if (place === undefined) return where % 17 === 0 ? wrong : value
  const [parent, key] = place
  if (kind < 5) setField(parent, key, wrong)
  else {
    if (kind > 5 && !Array.isArray(parent)) setField(parent, `${key}s`, Reflect.get(parent, key))
    Reflect.deleteProperty(parent, key)
  }
  return copy
}

const damages = fc.array(
  fc.tuple(fc.nat({ max: 9999 }), fc.nat({ max: 7 }), fc.nat({ max: 9999 })),
  {
    minLength: 1,
    maxLength: 3,
  },
)

const damagedBy = (values: fc.Arbitrary<unknown>, wrongValues: readonly (() => unknown)[]) =>
  fc
    .tuple(values, damages)
    .map(([value, all]) =>
      all.reduce<unknown>((result, one) => damage(result, one, wrongValues), value),
    )

/**
 * Generates valid values with one to three damages: a wrong type, a value out of bounds, a missing
 * or misspelt field, a hole, values that JSON cannot express. Some damages have no effect.
 */
export const damaged = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  damagedBy(values, [...jsonValues, ...foreignValues])

/** Generates damaged values that JSON can express. */
export const damagedJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  damagedBy(values, jsonValues).map((value) => withoutHoles(value))

/** Removes the holes that deleted items leave, because JSON has none. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from(value, (item: unknown) => (item === undefined ? null : withoutHoles(item)))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHoles(part)]))
}
