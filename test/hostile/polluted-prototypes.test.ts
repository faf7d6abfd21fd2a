// Tests that data properties added to `Object.prototype` or `Array.prototype` change no result of the package.
import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundled } from '../helpers/bundle.ts'
import type * as pollutedRealm from './polluted-realm.ts'
import type { PrototypeName } from './polluted-realm.ts'

const realm = createContext({ Headers, URL, URLSearchParams, structuredClone })
const script = `${bundled('hostile/polluted-realm.ts')}()`

/** Loads the helper in a realm of its own, with a new copy of the package. */
const load = () => runInContext(script, realm) as typeof pollutedRealm

const { called, namesOf } = load()
const calls = called()
const clean = load().outcomes()

const prototypes: readonly PrototypeName[] = ['Object.prototype', 'Array.prototype']

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

const isTesting = (index: number): boolean => calls[index]?.entry === 'monitor-contract/testing'

/** The package yaml reads members of its own tokens and nodes from prototypes. With indices there, it may never end. */
const yaml = 'monitor-contract/yaml'
const isYaml = (index: number): boolean => calls[index]?.entry === yaml

const threw = (outcome: string): boolean => outcome.startsWith('{"threw":')

/** Returns the calls whose outcome changes under pollution, except the allowed ones. */
const differing = (
  outcomes: readonly string[],
  isAllowed: (outcome: string, index: number) => boolean = () => false,
): readonly string[] => [
  ...new Set(
    outcomes.flatMap((outcome, index) =>
      outcome === clean[index] || isAllowed(outcome, index)
        ? []
        : [`${calls[index]?.path ?? ''} ${outcome.slice(0, 300)}`],
    ),
  ),
]

const writable: Readonly<Record<string, PropertyDescriptor>> = {
  'enumerable texts': { value: 'x', writable: true, enumerable: true },
  'enumerable numbers': { value: 7, writable: true, enumerable: true },
  flags: { value: true, writable: true },
  functions: { value: () => true, writable: true },
  'enumerable lists': { value: [{ source: 'LATENCY', target: 'x' }], writable: true, enumerable: true },
  'enumerable objects': { value: { type: 'string', enum: ['x'] }, writable: true, enumerable: true },
}

const readOnly: PropertyDescriptor = { value: 'x', enumerable: true }

it('the sample calls and the polluted names are enough to show an effect', () => {
  expect(calls.length).toBeGreaterThan(1_000)
  expect(ordinaryNames('Object.prototype').length).toBeGreaterThan(1_000)
  const names = ['description', 'items', 'properties', 'reads', 'script', 'serverUrl', 'unlisted']
  expect(ordinaryNames('Object.prototype')).toEqual(expect.arrayContaining(names))
  expect(differing(load().outcomes())).toEqual([])
})

describe.each(prototypes)('on %s', (prototype) => {
  const names = ordinaryNames(prototype)

  const values = Object.entries(writable).slice(0, prototype === 'Object.prototype' ? undefined : 1)

  it.each(values)('ordinary names change only results of the package yaml: %s', (_, descriptor) => {
    const polluting = names.filter((name) => !readByFastCheck.includes(name))
    const outcomes = load().outcomesUnder(prototype, polluting, descriptor)
    expect(differing(outcomes, (_, index) => isYaml(index))).toEqual([])
  })

  // fast-check writes to its own objects, which inherit the properties.
  it('ordinary names change only results of fast-check and yaml: read-only texts', () => {
    const outcomes = load().outcomesUnder(prototype, names, readOnly)
    expect(differing(outcomes, (_, index) => isTesting(index) || isYaml(index))).toEqual([])
  })

  // fast-check reads indices beyond the end of its lists.
  it.each([['x'], [['k', 'v']]])('writable indices change only results of fast-check and yaml: %j', (value) => {
    const outcomes = load().outcomesUnder(prototype, indices, { ...readOnly, value, writable: true }, yaml)
    expect(differing(outcomes, (_, index) => isTesting(index) || isYaml(index))).toEqual([])
  })

  it.each<[names: readonly string[], what: string, descriptor: PropertyDescriptor]>([
    [['return'], 'texts', readOnly],
    [['return'], 'functions', { value: () => ({}), writable: true }],
  ])(
    '%j may make a call throw or report a value as unreadable, but change no result otherwise: %s',
    (names, _, descriptor) => {
      const outcomes = load().outcomesUnder(prototype, names, descriptor, yaml)
      const isAllowed = (outcome: string, index: number) =>
        threw(outcome) || outcome.includes('"code":"unreadable"') || isTesting(index) || isYaml(index)
      expect(differing(outcomes, isAllowed)).toEqual([])
      expect(outcomes.filter((outcome) => !threw(outcome)).length).toBeGreaterThan(calls.length / 12)
    },
  )
})

it.each([['get'], ['set'], ['value'], ['get', 'set', 'value']])(
  'names of property descriptors on Object.prototype change only results of the package yaml: %s',
  (...names) => {
    for (const value of ['x', () => 'x']) {
      const outcomes = load().outcomesUnder('Object.prototype', names, { ...readOnly, value, writable: true })
      expect(differing(outcomes, (_, index) => isYaml(index))).toEqual([])
    }
  },
)

it.each([...Object.entries(writable), ['read-only texts', readOnly] as const])(
  'a copy of the package returns correct results after first calls under pollution: %s',
  (_, descriptor) => {
    const { outcomes, outcomesUnder } = load()
    outcomesUnder('Object.prototype', [...ordinaryNames('Object.prototype'), ...special], descriptor)
    expect(differing(outcomes())).toEqual([])
  },
)
