// Tests that data properties added to `Object.prototype` or `Array.prototype` change no result of the package.
import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundled } from '../helpers/bundle.ts'
import { distinctVectors } from '../helpers/vectors.ts'
import type * as pollutedRealm from './polluted-realm.ts'
import type { PrototypeName } from './polluted-realm.ts'

const realm = createContext({ Headers, URL, URLSearchParams, structuredClone })
const script = `${bundled('hostile/polluted-realm.ts')}()`
// With thousands of names on a prototype, a call takes a hundred times as long.
const vectors = JSON.stringify(distinctVectors().filter((_, index) => index % 8 === 0))

/** Loads the helper in a realm of its own, with a new copy of the package. */
const load = () => runInContext(script, realm) as typeof pollutedRealm

const { called, namesOf, outcomesUnder } = load()
const calls = called(vectors)
const clean = outcomesUnder(vectors, 'Object.prototype', [], {})

/** Names that the language uses: `return` for iteration, the others for property descriptors. */
const special = ['return', 'get', 'set', 'value']

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

/** Returns the calls whose outcome changes in a new copy of the package under pollution. */
const changedBy = (prototype: PrototypeName, names: readonly string[], descriptor: PropertyDescriptor) =>
  differing(load().outcomesUnder(vectors, prototype, names, descriptor))

const threw = (outcome: string): boolean => outcome.startsWith('{"threw":')

const differing = (outcomes: readonly string[], isAllowed = (_outcome: string) => false): readonly string[] => [
  ...new Set(
    outcomes.flatMap((outcome, index) =>
      outcome === clean[index] || isAllowed(outcome) ? [] : [`${calls[index] ?? ''} ${outcome.slice(0, 300)}`],
    ),
  ),
]

const readOnly: PropertyDescriptor = { value: 'x', enumerable: true }
const descriptors: readonly (readonly [what: string, descriptor: PropertyDescriptor])[] = [
  ['enumerable texts', { value: 'x', writable: true, enumerable: true }],
  ['read-only texts', readOnly],
  ['enumerable numbers', { value: 7, writable: true, enumerable: true }],
  ['flags', { value: true, writable: true }],
  ['functions', { value: () => true, writable: true }],
  ['enumerable lists', { value: [{ source: 'LATENCY', target: 'x' }], writable: true, enumerable: true }],
  ['enumerable objects', { value: { type: 'string', enum: ['x'] }, writable: true, enumerable: true }],
]

it('the sample calls and the polluted names are enough to show an effect', () => {
  expect(calls.length).toBeGreaterThan(400)
  const names = ['description', 'items', 'properties', 'reads', 'script', 'serverUrl', 'instancePath']
  expect(ordinaryNames('Object.prototype')).toEqual(expect.arrayContaining(names))
  expect(clean.filter((outcome) => !threw(outcome)).length).toBeGreaterThan(calls.length / 2)
})

describe.each<PrototypeName>(['Object.prototype', 'Array.prototype'])('on %s', (prototype) => {
  const names = ordinaryNames(prototype)

  it.each(descriptors.slice(0, prototype === 'Object.prototype' ? undefined : 2))(
    'ordinary names change no result: %s',
    (_, descriptor) => {
      expect(changedBy(prototype, names, descriptor)).toEqual([])
    },
  )

  it.each([['x'], [['k', 'v']]])('writable indices change no result: %j', (value) => {
    const indices = [...Array(60).keys()].map(String)
    expect(changedBy(prototype, indices, { ...readOnly, value, writable: true })).toEqual([])
  })

  it.each<[what: string, descriptor: PropertyDescriptor]>([
    ['texts', readOnly],
    ['functions', { value: () => ({}), writable: true }],
  ])('the name `return` may make a call throw, but changes no result: %s', (_, descriptor) => {
    const outcomes = load().outcomesUnder(vectors, prototype, ['return'], descriptor)
    expect(differing(outcomes, threw)).toEqual([])
    expect(outcomes.filter((outcome) => !threw(outcome)).length).toBeGreaterThan(calls.length / 14)
  })
})

it.each([['get'], ['set'], ['value'], ['get', 'set', 'value']])(
  'names of property descriptors on Object.prototype change no result: %s',
  (...names) => {
    for (const value of ['x', () => 'x'])
      expect(changedBy('Object.prototype', names, { ...readOnly, value, writable: true })).toEqual([])
  },
)

it.each(descriptors)('a copy of the package returns correct results after first calls under pollution: %s', (...of) => {
  const copy = load()
  copy.outcomesUnder(vectors, 'Object.prototype', [...ordinaryNames('Object.prototype'), ...special], of[1])
  expect(differing(copy.outcomesUnder(vectors, 'Object.prototype', [], {}))).toEqual([])
})
