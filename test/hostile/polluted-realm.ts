import { everyCall } from './every-result.ts'
import type { EntryName } from './package-entries.ts'
import { sampleCalls } from './sample-calls.ts'

// Runs in a realm of its own, so that the prototypes of the test runner do not change. Code that runs while a prototype
// is polluted uses only the functions stored here, and iterates over nothing.

const { defineProperty, deleteProperty } = Reflect

const prototypes = { 'Object.prototype': Object.prototype, 'Array.prototype': Array.prototype }

export type PrototypeName = keyof typeof prototypes

/** Returns a value as JSON, with the content of maps and sets. */
const asJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part))

/** Returns the entry and the path of the function of each call. */
export const called = (): { entry: string; path: string }[] => sampleCalls().map(({ entry, path }) => ({ entry, path }))

/** The names that a prototype has without pollution. */
export const namesOf = (prototype: PrototypeName): string[] => [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(prototypes[prototype]),
]

/** Returns the outcomes of the calls, but those omitted, as JSON while a prototype has properties of the given names. */
export function outcomesUnder(
  prototype: PrototypeName,
  names: readonly string[],
  descriptor: PropertyDescriptor,
  omitted?: EntryName,
): string[] {
  const run = everyCall(omitted)
  const target = prototypes[prototype]
  const property: PropertyDescriptor = Object.assign(Object.create(null), descriptor, { configurable: true })
  let found: ReturnType<typeof run>
  try {
    for (let index = 0; index < names.length; index++) defineProperty(target, names[index] ?? '', property)
    found = run()
  } finally {
    for (let index = 0; index < names.length; index++) deleteProperty(target, names[index] ?? '')
  }
  return found.map(asJson)
}

/** Returns the outcome of every call without pollution, as JSON. */
export const outcomes = (): string[] => everyCall()().map(asJson)
