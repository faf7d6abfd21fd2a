import { everyCall } from './every-result.ts'
import { sampleCalls, type Call } from './sample-calls.ts'

// Runs in a realm of its own, so that the prototypes of the test runner do not change. Code that runs while a prototype
// is polluted uses only the functions stored here, and iterates over nothing.

const { defineProperty, deleteProperty } = Reflect

const prototypes = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Number.prototype': Number.prototype,
  'Boolean.prototype': Boolean.prototype,
  'Symbol.prototype': Symbol.prototype,
}

export type PrototypeName = keyof typeof prototypes

const withoutPrototype = (descriptor: PropertyDescriptor): PropertyDescriptor =>
  Object.assign(Object.create(null), descriptor, { configurable: true })

/** Runs a function while a prototype has properties of the given names. */
function during<T>(
  prototype: object,
  names: readonly string[],
  descriptorOf: (name: string) => PropertyDescriptor,
  run: () => T,
): T {
  const descriptors = names.map((name) => withoutPrototype(descriptorOf(name)))
  try {
    for (let index = 0; index < names.length; index++)
      defineProperty(prototype, names[index] ?? '', descriptors[index] ?? {})
    return run()
  } finally {
    for (let index = 0; index < names.length; index++) deleteProperty(prototype, names[index] ?? '')
  }
}

/** Returns a value as JSON, with the content of maps and sets. */
const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part))

const callsFastCheck = ({ entry }: Call): boolean => entry === 'monitor-contract/testing'

/** Returns the entry and the path of the function of each call. */
export const called = (): { entry: string; path: string }[] => sampleCalls().map(({ entry, path }) => ({ entry, path }))

/** The names that a prototype has without pollution. */
export const namesOf = (prototype: PrototypeName): string[] => [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(prototypes[prototype]),
]

/**
 * Returns the outcome of every call while a prototype is polluted, as JSON. The calls of fast-check run without the
 * omitted names.
 */
export function outcomesUnder(
  prototype: PrototypeName,
  names: readonly string[],
  descriptor: PropertyDescriptor,
  omitted: readonly string[] = [],
): string[] {
  const run = everyCall()
  const runUnder = (polluting: readonly string[], isChosen: (call: Call) => boolean) =>
    during(
      prototypes[prototype],
      polluting,
      () => descriptor,
      () => run(isChosen),
    )
  runUnder(names, (call) => !callsFastCheck(call))
  return runUnder(
    names.filter((name) => !omitted.includes(name)),
    callsFastCheck,
  ).map(asJson)
}

/** Returns the outcome of every call without pollution, as JSON. */
export const outcomes = (): string[] => everyCall()().map(asJson)

/**
 * Returns the names that calls read from a prototype or write to objects that inherit them. Accessors on the prototype
 * record the names and otherwise behave like missing properties.
 */
export function touchedNames(prototype: PrototypeName, names: readonly string[], entries: readonly string[]): string[] {
  const calls = sampleCalls().filter(({ entry }) => entries.includes(entry))
  const found = new Set<string>()
  const descriptorOf = (name: string): PropertyDescriptor => ({
    get() {
      found.add(name)
    },
    set(value: unknown) {
      // The engine itself writes the indices of items that are pushed.
      if (!/^\d+$/.test(name)) found.add(name)
      defineProperty(this, name, withoutPrototype({ value, writable: true, enumerable: true }))
    },
  })
  during(prototypes[prototype], names, descriptorOf, () => {
    for (let index = 0; index < calls.length; index++) {
      try {
        calls[index]?.run()
      } catch {
        // Some calls throw without pollution, too.
      }
    }
  })
  return [...found].sort()
}
