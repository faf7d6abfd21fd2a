// Tests every exported function with hostile values for each argument.
import { describe, expect, it } from 'vitest'
import { ContractError } from 'monitor-contract'
import { deeplyNested, revoked } from '../helpers/hostile-values.ts'
import { distinctVectors } from '../helpers/vectors.ts'
import { frozen } from '../properties/frozen.ts'
import { entries, functionsOf } from './package-entries.ts'
import { sampleCalls, type Call } from './sample-calls.ts'

const vectors = distinctVectors()

describe('every exported function, for every argument', () => {
  const failure = new Error('planted in a hostile value')
  const fails = () => {
    throw failure
  }

  const cycle = () => {
    const whole: Record<string, unknown> = { name: 'x' }
    return Object.assign(whole, {
      cycle: whole,
      errors: [whole],
      alertSettings: whole,
      links: [whole],
      fixed: whole,
    })
  }

  /** Values that throw, change, never end or are not JSON, created again for each call. */
  const hostile: Readonly<Record<string, () => unknown>> = {
    'a revoked proxy of an object': () => revoked(),
    'a revoked proxy of a list': () => revoked([]),
    'a revoked proxy of a function': () => revoked(() => 0),
    ...Object.fromEntries(
      (['get', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has'] as const).map(
        (trap) => [
          `a proxy whose trap ${trap} fails`,
          () => new Proxy({ name: 'x' }, { [trap]: fails }),
        ],
      ),
    ),
    'a list whose items fail': () =>
      Object.defineProperty(['x'], 0, { enumerable: true, get: fails }),
    'a list that is too long': () =>
      new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 53 : undefined) }),
    'an object whose fields fail': () =>
      Object.defineProperty({}, 'name', { enumerable: true, get: fails }),
    'an object whose conversions fail': () => ({
      toString: fails,
      valueOf: fails,
      toJSON: fails,
      then: fails,
    }),
    'an object without a prototype': (): unknown => Object.create(null),
    'a cycle': cycle,
    '200,000 levels': deeplyNested,
    undefined: () => undefined,
    null: () => null,
    'a list': () => [],
    'a number': () => 5,
    NaN: () => NaN,
    'a text': () => '__proto__',
    'a symbol': () => Symbol('s'),
    'a function': () => fails,
    'the global object': () => globalThis,
  }

  /** Returns whether a function must return for every value. */
  const returnsAlways = (path: string): boolean =>
    /(?:^|\.)(?:validate|is|validateRequest)$|^redact$|^is[A-Z]/.test(path)

  /** Returns the position of the argument that is a value: the first, but for `redact`. */
  const valuePosition = (path: string): number => (path === 'redact' ? 1 : 0)

  /**
   * A part with another name is a mistake in the program: who sends a request chooses the values of
   * the parts only.
   */
  const namesUnknownPart = (path: string, error: unknown): boolean =>
    path.endsWith('.validateRequest') &&
    error instanceof TypeError &&
    error.message.startsWith('Unknown part ')

  const isMisuse = (error: unknown): boolean =>
    error === failure ||
    error instanceof ContractError ||
    error instanceof TypeError ||
    (error instanceof RangeError && !error.message.includes('call stack'))

  /** Returns the error that a call must not throw, as text; undefined if it throws none. */
  function fault(path: string, position: number, run: () => unknown): string | undefined {
    try {
      run()
      return undefined
    } catch (error) {
      const mayThrow =
        position !== valuePosition(path) || !returnsAlways(path) || namesUnknownPart(path, error)
      const tells = error !== failure && String(error).includes(failure.message)
      return mayThrow && isMisuse(error) && !tells
        ? undefined
        : `${path}, argument ${position}: ${String(error)}`
    }
  }

  /** The call of each function with the most arguments. */
  const longest = new Map<unknown, Call>()
  for (const call of sampleCalls(vectors)) {
    const known = longest.get(call.function)
    if (known === undefined || call.arguments.length > known.arguments.length)
      longest.set(call.function, call)
  }

  it('has sample calls, unless it is the plugin, which has tests of its own', () => {
    const uncalled = Object.values(entries).flatMap((entry) => [...functionsOf(entry)])
    expect(uncalled.filter(([each]) => !longest.has(each)).map(([, path]) => path)).toEqual([
      'addMonitorContract',
    ])
  })

  it.each(Object.entries(hostile))(
    'returns a result, or throws a documented error: %s',
    (_, make) => {
      const faults = [...longest.values()].flatMap(
        ({ path, function: called, arguments: values }) =>
          Array.from({ length: Math.max(values.length, 1) }, (_, position) =>
            fault(path, position, () =>
              Reflect.apply(called, undefined, Object.assign([...values], { [position]: make() })),
            ),
          ),
      )
      expect(faults.filter((each) => each !== undefined)).toEqual([])
    },
    180_000,
  )

  it('returns the same for deeply frozen arguments', () => {
    const expected = sampleCalls(vectors).map(({ run }) => JSON.stringify(run()))
    const actual = sampleCalls(vectors).map((call) => {
      frozen(call.arguments)
      return JSON.stringify(call.run())
    })
    expect(actual).toEqual(expected)
  })
})
