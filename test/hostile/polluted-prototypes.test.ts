// Tests that polluted prototypes change no result of the package.
import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundled } from '../helpers/bundle.ts'
import type * as pollutedRealm from '../helpers/polluted-realm.ts'
import type { PrototypeName } from '../helpers/polluted-realm.ts'
import { secret } from '../helpers/sample-arguments.ts'

const realm = createContext({ Headers, URL, URLSearchParams, structuredClone })
const script = `${bundled('polluted-realm.ts')}()`

/** Loads the helper in a realm of its own, with a new copy of the package. */
const load = () => runInContext(script, realm) as typeof pollutedRealm

const { called, namesOf } = load()
const calls = called()
const clean = load().outcomes()

/** Names that the language uses: `return` for iteration, the others for property descriptors. */
const special = ['return', 'get', 'set', 'value']

const indices = [...Array(60).keys()].map(String)

/** Returns every word in the sources and schemas, because code could read any of them by mistake. */
function ordinaryNames(prototype: PrototypeName): string[] {
  const found = new Set<string>()
  for (const folder of ['../../src/', '../../schemas/']) {
    const url = new URL(folder, import.meta.url)
    for (const file of readdirSync(url, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:ts|js|json)$/u.test(file) || file.startsWith('generate/')) continue
      for (const [word] of readFileSync(new URL(file, url), 'utf8').matchAll(/[$\w-]+/gu)) found.add(word)
    }
  }
  const excluded = new Set([...special, ...namesOf(prototype)])
  return [...found].filter((word) => !excluded.has(word) && !/^\d+$/u.test(word))
}

/** Constraints that fast-check omits in its own calls, and then reads from prototypes. */
const readByFastCheck = ['minLength', 'size']

/**
 * A name that makes fast-check hang. `fc.constantFrom` stores its constants in `this.values`, so with a setter that
 * stores nothing it never finds one.
 */
const endlessInFastCheck = ['values']

const isTesting = (index: number): boolean => calls[index]?.entry === 'monitor-contract/testing'

const threw = (outcome: string): boolean => outcome.startsWith('{"threw":')

/** Returns the calls whose outcome changes under pollution, except the allowed ones. */
const differing = (
  outcomes: readonly string[],
  isExcused: (index: number) => boolean = () => false,
): ReadonlySet<string> =>
  new Set(
    outcomes.flatMap((outcome, index) =>
      outcome === clean[index] || isExcused(index) ? [] : [`${calls[index]?.path ?? ''} ${outcome.slice(0, 300)}`],
    ),
  )

/** Returns the part of an outcome that no pollution may change: whether a value is valid, and whether a call throws. */
function stableOutcome(outcome: string): unknown {
  if (threw(outcome)) return 'threw'
  const { returned }: { returned?: unknown } = JSON.parse(outcome)
  if (typeof returned === 'boolean') return returned
  return typeof returned === 'object' && returned !== null && 'valid' in returned ? returned.valid : 'returned'
}

/** Returns an outcome without the argument, which the function may return unchanged. */
function publicPart(outcome: string, index: number): string {
  const path = calls[index]?.path ?? ''
  const { returned, threw }: { returned?: unknown; threw?: unknown } = JSON.parse(outcome)
  if (threw !== undefined) return JSON.stringify(threw)
  if (path === 'redact') return outcome
  if (typeof returned !== 'object' || returned === null) return ''
  const { errors, warnings, issues }: { errors?: unknown; warnings?: unknown; issues?: unknown } = returned
  return JSON.stringify([errors, warnings, issues])
}

const values: Readonly<Record<string, PropertyDescriptor>> = {
  'enumerable texts': { value: 'x', writable: true, enumerable: true },
  'enumerable numbers': { value: 7, writable: true, enumerable: true },
  flags: { value: true, writable: true },
  functions: { value: () => true, writable: true },
  'enumerable lists': { value: [{ source: 'LATENCY', target: 'x' }], writable: true, enumerable: true },
  'enumerable objects': { value: { type: 'string', enum: ['x'] }, writable: true, enumerable: true },
}

const rigid: Readonly<Record<string, PropertyDescriptor>> = {
  'read-only': { value: 'x', enumerable: true },
  'without a setter': { get: () => 'x', enumerable: true },
  'with a setter that stores nothing': { get: () => 7, set: () => undefined },
}

it('the sample calls and the polluted names are enough to show an effect', () => {
  expect(calls.length).toBeGreaterThan(1_000)
  expect(ordinaryNames('Object.prototype').length).toBeGreaterThan(1_000)
  const names = ['description', 'isCode', 'items', 'links', 'properties', 'reads', 'script', 'serverUrl', 'unlisted']
  expect(ordinaryNames('Object.prototype')).toEqual(expect.arrayContaining(names))
  expect(clean.filter((_, index) => publicPart(clean[index] ?? '', index).includes(secret))).toEqual([])
  expect(JSON.stringify(load().outcomes())).toBe(JSON.stringify(clean))
})

const pollutionsOf = (prototype: PrototypeName, all: Readonly<Record<string, PropertyDescriptor>>) =>
  Object.entries(all).slice(0, prototype === 'Object.prototype' ? undefined : 1)

describe.each<PrototypeName>([
  'Object.prototype',
  'Array.prototype',
  'String.prototype',
  'Number.prototype',
  'Boolean.prototype',
  'Symbol.prototype',
])('ordinary names on %s', (prototype) => {
  const names = ordinaryNames(prototype)

  it.each(pollutionsOf(prototype, values))('change no result as polluted properties: %s', (_, descriptor) => {
    const polluting = names.filter((name) => !readByFastCheck.includes(name))
    expect(differing(load().outcomesUnder(prototype, polluting, descriptor))).toEqual(new Set())
  })

  // fast-check writes to its own objects, which inherit the properties.
  it.each(pollutionsOf(prototype, rigid))(
    'change only results of fast-check as polluted properties: %s',
    (_, descriptor) => {
      const omitted = descriptor.set === undefined ? [] : endlessInFastCheck
      const outcomes = load().outcomesUnder(prototype, names, descriptor, omitted)
      expect(differing(outcomes, isTesting)).toEqual(new Set())
    },
  )

  it('the package neither reads nor assigns them on a prototype', () => {
    const entries = ['monitor-contract', 'monitor-contract/ajv', 'monitor-contract/docs']
    // Methods that the package compares with those of every object.
    const compared = ['forEach', 'getAll', 'sort', 'append']
    const looked = load().touchedNames(prototype, [...names, ...indices], entries)
    expect(looked.filter((name) => !compared.includes(name))).toEqual([])
  })
})

describe('special names', () => {
  it.each([['get'], ['set'], ['value'], ['get', 'set', 'value']])(
    'change no result as polluted properties: %s',
    (...names) => {
      for (const value of ['x', () => 'x']) {
        const outcomes = load().outcomesUnder('Object.prototype', names, { value, writable: true, enumerable: true })
        expect(differing(outcomes)).toEqual(new Set())
      }
    },
  )

  // fast-check reads indices beyond the end of its lists.
  it.each(['Object.prototype', 'Array.prototype'] as const)('change no result: writable indices on %s', (prototype) => {
    for (const value of ['x', ['k', 'v']]) {
      const outcomes = load().outcomesUnder(prototype, indices, { value, writable: true, enumerable: true })
      expect(differing(outcomes, isTesting)).toEqual(new Set())
    }
  })

  it.each([
    ...Object.entries({ ...values, ...rigid }).map(
      ([what, descriptor]) => ['return', what, 'Object.prototype', ['return'], descriptor] as const,
    ),
    ...(['Object.prototype', 'Array.prototype'] as const).flatMap((prototype) =>
      Object.entries(rigid).map(([what, descriptor]) => ['indices', what, prototype, indices, descriptor] as const),
    ),
  ])(
    'may make a call throw, but change no result and show no secret: %s, %s, on %s',
    (_name, _what, prototype, names, descriptor) => {
      const outcomes = load().outcomesUnder(prototype, names, descriptor)
      const wrong = outcomes.filter(
        (outcome, index) => !threw(outcome) && stableOutcome(outcome) !== stableOutcome(clean[index] ?? ''),
      )
      expect(wrong).toEqual([])
      expect(outcomes.filter((outcome, index) => publicPart(outcome, index).includes(secret))).toEqual([])
    },
  )
})

it.each(Object.entries({ ...values, ...rigid }))(
  'a copy of the package returns correct results after first calls under pollution: %s',
  (_, descriptor) => {
    const { outcomes, outcomesUnder } = load()
    outcomesUnder('Object.prototype', [...ordinaryNames('Object.prototype'), ...special], descriptor)
    expect(differing(outcomes())).toEqual(new Set())
  },
)
