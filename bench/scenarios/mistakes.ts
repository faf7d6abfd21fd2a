// Invalid bodies from several hands: the arbitraries of the package, mistakes that people make, and hostile ones.
import fc from 'fast-check'
import { arbitraries } from '../../dist/testing.js'
import { bodiesOfShapes } from './shapes.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Invalid fields of updates from the arbitraries, with a fixed seed: the name and the value of each. Only
 * scalars, because some contenders take a list for an object.
 */
const invalidFields = (): readonly (readonly [name: string, value: unknown])[] =>
  fc.sample(arbitraries.invalidIcmpMonitorUpdate(), { numRuns: 3000, seed: 28 }).flatMap(({ value, code, pointer }) => {
    const [, name = ''] = pointer.split('/')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
    const field: unknown = Reflect.get(value, name)
    return typeof field === 'object' || code.includes('-') ? [] : [[name, field] as const]
  })

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
export const textsWithSlips = (shapes: number): readonly string[] =>
  bodiesOfShapes(shapes).map((body, index) => JSON.stringify({ ...body, ...slips[index % slips.length] }))

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
