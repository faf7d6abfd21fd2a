// Invalid bodies from several hands: arbitraries, conformance vectors, mistakes that people make, and hostile ones.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { arbitraries } from '../../dist/testing.js'
import { bodiesOfShapes } from './shapes.ts'

type Fields = Readonly<Record<string, unknown>>

type Field = readonly [name: string, value: unknown]

/** Returns the field of an issue, unless it is a list or an object, because some contenders take one for the other. */
function scalarField(body: unknown, code: string, pointer: string): readonly Field[] {
  const [, name = ''] = pointer.split('/')
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return []
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'object' || code.includes('-') ? [] : [[name, value]]
}

/** Returns invalid fields of updates from the arbitraries, with a fixed seed. */
const invalidFields = (): readonly Field[] =>
  fc
    .sample(arbitraries.invalidIcmpMonitorUpdate(), { numRuns: 3000, seed: 28 })
    .flatMap(({ value, code, pointer }) => scalarField(value, code, pointer))

/** The parts of a file of conformance vectors that are read here. */
interface Vectors {
  readonly groups: readonly {
    readonly contracts: readonly string[]
    readonly options?: object
    /** The pointer of the value of each case. */
    readonly at?: string
    readonly cases: readonly { readonly value?: unknown; readonly errors?: readonly unknown[] }[]
  }[]
}

/** The folder of the vectors, both from here and from the bundle in `.build/`. */
const vectorFolder = join(import.meta.dirname, '../../test/vectors')

/** Returns the invalid top-level fields of the hand-made cases in the conformance vectors. */
const invalidFieldsOfVectors = (): readonly Field[] =>
  readdirSync(vectorFolder)
    .filter((name) => name.startsWith('field-'))
    .map((name) => JSON.parse(readFileSync(join(vectorFolder, name), 'utf8')) as Vectors)
    .flatMap(({ groups }) => groups)
    .filter(({ contracts, options }) => contracts.includes('icmpMonitorUpdate') && options === undefined)
    .flatMap(({ at = '', cases }) =>
      cases.flatMap(({ value, errors: [error] = [] }) =>
        typeof error === 'string' && /^\/\w+$/.test(at) ? scalarField({ [at.slice(1)]: value }, error, at) : [],
      ),
    )

/** Returns texts of bodies of a number of shapes, each with some of the given fields. */
function textsWithEach(shapes: number, each: readonly Fields[]): readonly string[] {
  const bodies = bodiesOfShapes(shapes)
  return Array.from({ length: Math.max(shapes, each.length) }, (_, index) =>
    JSON.stringify({ ...bodies[index % shapes], ...each[index % each.length] }),
  )
}

/** Returns texts of bodies of a number of shapes, each with an invalid field from the conformance vectors. */
export const textsOfVectors = (shapes: number): readonly string[] =>
  textsWithEach(
    shapes,
    invalidFieldsOfVectors().map((field) => Object.fromEntries([field])),
  )

/** Returns texts of bodies of a number of shapes, each with the given number of invalid fields. */
export function textsWithMistakes(shapes: number, mistakes: number): readonly string[] {
  const fields = invalidFields()
  let next = 0
  return bodiesOfShapes(shapes).map((body) => {
    const invalid = new Map<string, unknown>()
    while (invalid.size < mistakes) invalid.set(...(fields[next++ % fields.length] ?? ['name', 5]))
    return JSON.stringify({ ...body, ...Object.fromEntries(invalid) })
  })
}

/** Returns texts of bodies with twenty invalid fields, and with 80 invalid locations. */
export const textsWithManyMistakes = (shapes: number): readonly string[] =>
  textsWithMistakes(shapes, 20).map((text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), locations: Array.from({ length: 81 }, (_, index) => index) }),
  )

/** Returns texts of bodies that each have a single error, one for each error code of the arbitraries. */
export function textsOfCodes(): readonly string[] {
  const found = new Map<string, unknown>()
  for (const { value, code } of fc.sample(arbitraries.invalidIcmpMonitorUpdate(), { numRuns: 3000, seed: 28 }))
    if (typeof value === 'object' && !found.has(code)) found.set(code, value)
  return [...found.values()].map((value) => JSON.stringify(value))
}

/** Mistakes as people make them: quoted numbers, wrong types, values and names near to allowed ones and far from them. */
const slips: readonly Fields[] = [
  { frequency: '5', maxResponseTime: '900' },
  { activated: 'true', muted: 1 },
  { tags: 'production', groupId: '4711' },
  { locations: ['eu-west-11', 'eu_central_1'] },
  { runtimeId: '2025.4', description: 5 },
  { retryStrategy: 'FIXED', alertSettings: [] },
  { locations: ['moon-1'], activted: true, frequencyOfset: 5 },
  { request: { hostname: 5, pingCount: '10', assertions: {} } },
]

/** Returns texts of bodies of a number of shapes with the mistakes of people. */
export const textsWithSlips = (shapes: number): readonly string[] => textsWithEach(shapes, slips)

/**
 * Returns texts of bodies whose first or whose last field is invalid. It is also the first or the last field of the
 * schema, in whose order most contenders read.
 */
export const textsWithInvalidEnd = (shapes: number, end: 'first' | 'last'): readonly string[] =>
  bodiesOfShapes(shapes).map(({ name: _, maxPacketLossThreshold: __, ...body }) =>
    JSON.stringify(end === 'first' ? { name: 4711, ...body } : { ...body, maxPacketLossThreshold: 4711 }),
  )

/** Returns the text of a body with 100 wrong items, 1,000 unknown fields and a name of 100 kB. */
export const hostileText = (): string =>
  JSON.stringify({
    heartbeat: {},
    script: '',
    locations: Array.from({ length: 100 }, (_, index) => `moon-${index}`),
    ['x'.repeat(100_000)]: 1,
    ...Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`colour${index}`, index])),
  })
