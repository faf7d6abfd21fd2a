// Spoils bodies as people do: misspelt, misplaced, in quotes, out of bounds.
import fc from 'fast-check'
import { icmpMonitor, type JsonSchema } from 'monitor-contract'

/** Generates values with up to 16 mistakes. */
export const spoilt = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      values,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mistakes), fc.nat()), {
        minLength: 1,
        maxLength: 16,
      }),
    )
    .map(([value, list]) => {
      const copy: unknown = structuredClone(value)
      for (const [at, mistake, choice] of list) {
        const places = placesIn(copy)
        const place = places[at % places.length]
        if (place !== undefined) mistake(place, choice, copy)
      }
      return copy
    })

interface Place {
  readonly parent: Record<string, unknown>
  readonly name: string
}

type Mistake = (place: Place, choice: number, whole: unknown) => void

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const placesIn = (value: unknown): Place[] =>
  isParent(value)
    ? Object.keys(value).flatMap((name) => [{ parent: value, name }, ...placesIn(value[name])])
    : []

const pick = <T>(list: readonly T[], choice: number): T => {
  const item = list[choice % list.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

const namesIn = ({ properties = {}, items }: JsonSchema): string[] => [
  ...Object.entries(properties).flatMap(([name, part]) => [name, ...namesIn(part)]),
  ...(items === undefined ? [] : namesIn(items)),
]

const names = [
  ...namesIn(icmpMonitor['~standard'].jsonSchema.output({ target: 'draft-2020-12' })),
  'alertChannels',
  '__proto__',
  'constructor',
  'a/b~c',
]

function misspelt(name: string, choice: number): string {
  const at = choice % Math.max(1, name.length)
  return pick(
    [
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + name.slice(at, at + 1) + name.slice(at),
      name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2),
      name.toUpperCase(),
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      name.slice(0, 5),
    ],
    choice,
  )
}

/** Sets an own property, `__proto__` included. */
const set = (parent: object, name: string, value: unknown): void => {
  if (Array.isArray(parent)) return
  const property = { value, enumerable: true, configurable: true, writable: true }
  Object.defineProperty(parent, name, property)
}

const mistakes: readonly Mistake[] = [
  ({ parent, name }, choice) => {
    if (Array.isArray(parent)) return
    set(parent, misspelt(name, choice), parent[name])
    Reflect.deleteProperty(parent, name)
  },
  ({ parent, name }, choice) => set(parent, misspelt(name, choice), parent[name]),
  ({ parent }, choice) => set(parent, misspelt(pick(names, choice), choice >> 8), 5),
  ({ parent }, choice) => set(parent, pick(names, choice), pick([5, 'x', true, null, {}], choice)),
  (_, choice, whole) => {
    if (isParent(whole)) set(whole, pick(names, choice), pick([5, 'x', null, {}], choice))
  },
  ({ parent, name }) => {
    parent[name] = typeof parent[name] === 'string' ? parent[name] : JSON.stringify(parent[name])
  },
  ({ parent, name }, choice) => {
    parent[name] = pick(
      [' 5 ', '1e999', '-0', 'Yes', 'off', 'null', 'true', '{}', '""', '2022.10'],
      choice,
    )
  },
  ({ parent, name }, choice) => {
    parent[name] = pick([0, -1, 5, 600.5, 2022.1, 1e9, 1e300, true, null, {}, [], [5]], choice)
  },
  ({ parent, name }, choice) => {
    const value = parent[name]
    if (typeof value === 'string') parent[name] = misspelt(value, choice)
    else if (Array.isArray(value) && value.length > 0) parent[name] = value[0]
  },
  (_, choice, whole) => {
    if (!isParent(whole)) return
    set(whole, 'frequency', pick([0, 1, 5, 60, 720, 1440], choice))
    set(whole, 'frequencyOffset', pick([0, 1, 15, 25, 50, 51, 601, 14_401], choice >> 4))
  },
  (_, choice, whole) => {
    if (!isParent(whole)) return
    set(whole, 'degradedPacketLossThreshold', pick([1, 20, 100], choice))
    set(whole, 'maxPacketLossThreshold', pick([0, 10, 19, 101], choice >> 4))
    set(whole, 'maxResponseTime', pick([0, 10], choice >> 8))
  },
]
