// Runs in a realm of its own, so that the prototypes of the test runner do not change. Code that runs while a prototype
// is polluted uses only the functions stored here, and iterates over nothing.
import type { Question } from '../helpers/untyped-contracts.ts'
import { sampleCalls, type Call } from './sample-calls.ts'

const { defineProperty, deleteProperty } = Reflect

const prototypes = { 'Object.prototype': Object.prototype, 'Array.prototype': Array.prototype }

export type PrototypeName = keyof typeof prototypes

/** The entries whose libraries read prototypes: the results of their functions may change, and they may never end. */
const outOfScope = ['monitor-contract/testing', 'monitor-contract/yaml']

/** Returns the calls with some vectors, a JSON text. */
const callsWith = (vectors: string): readonly Call[] =>
  sampleCalls(JSON.parse(vectors) as Question[]).filter(({ entry }) => !outOfScope.includes(entry))

/** Returns the paths of the called functions. */
export const called = (vectors: string): string[] => callsWith(vectors).map(({ path }) => path)

/** The names that a prototype has without pollution. */
export const namesOf = (prototype: PrototypeName): string[] => [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(prototypes[prototype]),
]

/** Returns the outcomes of the calls as JSON while a prototype has properties of the given names. */
export function outcomesUnder(
  vectors: string,
  prototype: PrototypeName,
  names: readonly string[],
  descriptor: PropertyDescriptor,
): string[] {
  const calls = callsWith(vectors)
  const found: unknown[] = calls.map(() => undefined)
  const target = prototypes[prototype]
  const property: PropertyDescriptor = Object.assign(Object.create(null), descriptor, { configurable: true })
  try {
    for (let index = 0; index < names.length; index++) defineProperty(target, names[index] ?? '', property)
    // No list grows here and none is iterated, because both use prototypes.
    for (let index = 0; index < calls.length; index++) found[index] = calls[index]?.run()
  } finally {
    for (let index = 0; index < names.length; index++) deleteProperty(target, names[index] ?? '')
  }
  return found.map((value) =>
    JSON.stringify(value, (_, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part)),
  )
}
