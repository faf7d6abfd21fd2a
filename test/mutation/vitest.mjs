// What the tests use of Vitest, in as few lines as will run them in this very thread. Its matchers are Vitest's own.
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

let tests = []
let names = []
let clearers = []

/** The tests that a file describes while it is loaded. */
export function testsOf(load) {
  tests = []
  names = []
  clearers = []
  load()
  return tests
}

const withEach = (describe) =>
  Object.assign(describe, {
    each: (rows) => (name, body) => {
      const spread = rows.every(Array.isArray)
      rows.forEach((row, index) => describe(`${index} ${name}`, () => (spread ? body(...row) : body(row))))
    },
  })

export const it = withEach((name, body) => {
  const after = clearers
  tests.push({
    name: [...names, name].join(' '),
    run: async () => {
      try {
        await body()
      } finally {
        for (const clear of after) await clear()
      }
    },
  })
})

export const test = it

export const describe = withEach((name, body) => {
  const outer = clearers
  clearers = [...outer]
  names.push(name)
  body()
  names.pop()
  clearers = outer
})

export const afterEach = (clear) => void clearers.push(clear)

/** It looks only at what the tests of a file tried in all, and here not all of them are run. */
export const afterAll = () => undefined

const nothing = new Proxy(() => nothing, { get: () => nothing })

/** There is nothing to do: what is loaded anew is so for each mutant that is at work while it is loaded. */
export const vi = { resetModules: () => undefined, spyOn, restoreAllMocks }

/** Types are checked by the compiler. */
export const expectTypeOf = nothing
