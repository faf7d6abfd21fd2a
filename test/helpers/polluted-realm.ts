import { everyCall } from './every-result.ts'
import { sampleCalls, type Call } from './sample-calls.ts'

// Runs in a realm of its own, so that the prototypes of the test runner stay as they are. What runs while a prototype
// is polluted uses the functions that are kept here, and iterates over nothing.

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

/** As JSON, with what a `Map` and a `Set` contain. */
const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part))

const callsFastCheck = ({ entry }: Call): boolean => entry === 'monitor-contract/testing'

/** The entry and the path of the function that each call is of. */
export const called = (): { entry: string; path: string }[] => sampleCalls().map(({ entry, path }) => ({ entry, path }))

/** The names that a prototype has without pollution. */
export const namesOf = (prototype: PrototypeName): string[] => [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(prototypes[prototype]),
]

/**
 * What every call returns or throws while a prototype is polluted, as JSON. The calls of fast-check run without the
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

/** The same without pollution. */
export const outcomes = (): string[] => everyCall()().map(asJson)

/**
 * The names that the calls of some entries look up on a prototype or write to objects that inherit them, found by
 * accessors that do what an absent property does.
 */
export function touchedNames(prototype: PrototypeName, names: readonly string[], entries: readonly string[]): string[] {
  const calls = sampleCalls().filter(({ entry }) => entries.includes(entry))
  const found = new Set<string>()
  const descriptorOf = (name: string): PropertyDescriptor => ({
    get() {
      found.add(name)
    },
    set(value: unknown) {
      // The engine itself sets the items that are pushed onto a list.
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
