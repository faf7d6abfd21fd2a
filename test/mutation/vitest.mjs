// A minimal replacement for Vitest, for mutation tests: it has only the functions that the tests use, and runs them in
// the current thread. The matchers are those of Vitest.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import { restoreAllMocks, spyOn } from '@vitest/spy'
import { readFileSync } from 'node:fs'
import path from 'node:path'

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)

export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
)
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true })
setState(
  {
    assertionCalls: 0,
    isExpectingAssertions: false,
    isExpectingAssertionsError: null,
    expectedAssertionsNumber: null,
    expectedAssertionsNumberErrorGen: null,
  },
  expect,
)

/** Compares a text with a file beside the test, and never writes the file. */
chai.use(({ Assertion }) => {
  Assertion.addMethod('toMatchFileSnapshot', function (name) {
    expect(this._obj).toBe(readFileSync(path.join(folder, name), 'utf8'))
  })
})

let tests = []
let names = []
let preparers = []
let clearers = []
let folder = ''

/** The tests that a file describes while it is loaded. */
export function testsOf(file, load) {
  tests = []
  names = []
  preparers = []
  clearers = []
  folder = path.dirname(file)
  load()
  return tests
}

/** A title with the texts of a row of a table. What else Vitest writes into titles is not needed to tell tests apart. */
const titled = (name, row) =>
  name.replaceAll(/\$(\w+)/gu, (all, key) => (typeof row?.[key] === 'string' ? row[key] : all))

const withEach = (describe) =>
  Object.assign(describe, {
    each: (rows) => (name, body) => {
      const spread = rows.every(Array.isArray)
      rows.forEach((row, index) => describe(`${index} ${titled(name, row)}`, () => (spread ? body(...row) : body(row))))
    },
  })

export const it = withEach((name, body) => {
  const before = preparers
  const after = clearers
  const place = folder
  tests.push({
    name: [...names, name].join(' '),
    run: async () => {
      folder = place
      try {
        for (const prepare of before) await prepare()
        await body()
      } finally {
        for (const clear of after) await clear()
      }
    },
  })
})

export const test = it

export const describe = withEach((name, body) => {
  const outer = [preparers, clearers]
  preparers = [...preparers]
  clearers = [...clearers]
  names.push(name)
  body()
  names.pop()
  ;[preparers, clearers] = outer
})

export const beforeEach = (prepare) => void preparers.push(prepare)

export const afterEach = (clear) => void clearers.push(clear)

/** It looks only at what the tests of a file tried in all, and here not all of them are run. */
export const afterAll = () => undefined

const globals = new Map()

function stubGlobal(name, value) {
  if (!globals.has(name)) globals.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
  Object.defineProperty(globalThis, name, { value, writable: true, enumerable: true, configurable: true })
}

function unstubAllGlobals() {
  for (const [name, descriptor] of globals) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
    else Object.defineProperty(globalThis, name, descriptor)
  }
  globals.clear()
}

const nothing = new Proxy(() => nothing, { get: () => nothing })

/** There is nothing to do: what is loaded anew is so for each mutant that is at work while it is loaded. */
export const vi = { resetModules: () => undefined, spyOn, restoreAllMocks, stubGlobal, unstubAllGlobals }

/** Types are checked by the compiler. */
export const expectTypeOf = nothing
