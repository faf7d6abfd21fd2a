// Compares the built package with its source: all functions and constants return the same.
import fc, { type Arbitrary } from 'fast-check'
import * as builtMain from 'monitor-contract'
import addBuiltContract from 'monitor-contract/ajv'
import * as builtDocs from 'monitor-contract/docs'
import * as builtTesting from 'monitor-contract/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import addSourceContract from '../../src/ajv/index.ts'
import * as sourceDocs from '../../src/docs/index.ts'
import * as sourceMain from '../../src/index.ts'
import * as sourceTesting from '../../src/testing/index.ts'
import { bodyNames, type AnyContract } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { mixed } from '../helpers/generated-bodies.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

type Callable = (...values: readonly unknown[]) => unknown

/** Returns the result of a call or the thrown error, in a form that is equal for both copies of the package. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return { returned: call() }
  } catch (error) {
    return error instanceof Error ? { ...error, name: error.name, message: error.message } : { threw: error }
  }
}

const isCallable = (value: unknown): value is Callable => typeof value === 'function'
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns the functions of an export by path, including the methods of contracts and operations. */
function functionsOf(value: unknown, path: string): [path: string, call: Callable][] {
  if (isCallable(value)) return value.prototype instanceof Error ? [] : [[path, value]]
  if (!isObject(value) || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, part]) => functionsOf(part, `${path}.${name}`))
}

const bodies = fc.oneof(...bodyNames.map(mixed))

const parameterTexts = fc.constantFrom(
  'limit=5',
  'limit=0&page=2',
  'autoAssignAlerts=false',
  'limit=1&limit=2',
  'x=%',
  '',
)

const parameters = fc.oneof(
  parameterTexts,
  parameterTexts.map((text) => new URLSearchParams(text)),
  fc.record(
    {
      id: fc.constantFrom('7f', '', '.', 'a/b', '\uD800'),
      limit: fc.constantFrom(1, '100', 101, ['5'], [], null),
      page: fc.constantFrom('1.5', 2, 'x'),
      autoAssignAlerts: fc.constantFrom('false', true, 'no'),
      authorization: fc.constantFrom('Bearer k', 'bearer a b', ''),
      'Content-Type': fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/html'),
    },
    { requiredKeys: [] },
  ),
)

const requests = fc.record(
  { params: parameters, query: parameters, headers: parameters, body: bodies },
  { requiredKeys: [] },
)

/** Generates arguments of every kind that some function accepts, so that new functions are compared automatically. */
const argument: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: bodies },
  { weight: 2, arbitrary: parameters },
  requests,
  // The table of defaults of one copy of the package is an ordinary baseline for the other.
  fc.constantFrom(...structuredClone(Object.values(everyOption).flat())),
  fc.constantFrom(...builtMain.frequencies, ...builtMain.icmpLocations, ...builtMain.runtimeIds, 7, 0.5),
  fc.constantFrom('degradedResponseTime', 'maxResponseTime', 'degradedPacketLossThreshold', 'maxPacketLossThreshold'),
  fc.constantFrom('passing', 'degraded', 'failing'),
  fc.record({ responseTime: fc.constantFrom(null, 0, 10_000, 20_000), packetLoss: fc.constantFrom(null, 0, 10, 20) }),
  fc.record({ latency: fc.record({ avg: fc.integer({ min: 0, max: 300 }) }) }),
  fc.record({
    source: fc.constant('LATENCY'),
    property: fc.constant('avg'),
    comparison: fc.constant('LESS_THAN'),
    target: fc.constantFrom('200', 'x'),
  }),
  fc.constantFrom({ target: 'draft-07' }, { target: 'draft-2020-12' }, { target: 'x' }),
  fc.constantFrom(
    { unknownFields: 'error' },
    { reader: 'tolerant' },
    { maxIssues: 1 },
    { frequency: 5 },
    { description: null },
  ),
  fc.constantFrom(undefined, null),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withSparseArray: true,
  }),
)

const argumentsOf = fc.array(argument, { minLength: 1, maxLength: 3 })

describe('the built main entry returns and throws the same as the source', () => {
  const built = new Map(functionsOf(builtMain, 'monitor-contract'))
  const source = new Map(functionsOf(sourceMain, 'monitor-contract'))

  it('has the same functions', () => {
    expect([...built.keys()].sort()).toEqual([...source.keys()].sort())
    expect(built.size).toBeGreaterThan(60)
  })

  it('has the same constants', () => {
    expect(JSON.parse(JSON.stringify(builtMain))).toEqual(JSON.parse(JSON.stringify(sourceMain)))
  })

  // `with` returns functions, which differ between two copies; the next test compares what they return.
  it.each([...built].filter(([path]) => !path.endsWith('.with')))(
    '%s',
    (path, call) => {
      fc.assert(
        fc.property(argumentsOf, (values) => {
          const [actual, expected] = [outcomeOf(() => call(...values)), outcomeOf(() => source.get(path)?.(...values))]
          if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
        }),
        { numRuns: Math.ceil(propertyRuns / 50) },
      )
    },
    propertyTimeout,
  )

  it.each(bodyNames)('%s returns the same with options', (name) => {
    const copies: readonly AnyContract[] = [builtMain[name], sourceMain[name]]
    fc.assert(
      fc.property(mixed(name), fc.constantFrom(...structuredClone(everyOption[name])), (value, options) => {
        const [actual, expected] = copies.map((contract) => {
          const made = contract.with(options)
          return [made.validate(value), made.is(value), made['~standard'].validate(value)]
        })
        expect(actual).toEqual(expected)
      }),
      { numRuns: Math.ceil(propertyRuns / 20) },
    )
  })
})

describe('the other built entries return the same as the source', () => {
  it.each(['toMarkdown', 'toHtml', 'toOpenApi'] as const)('monitor-contract/docs.%s returns the same', (name) => {
    for (const options of [
      undefined,
      {},
      { title: 'Monitors', serverUrl: 'https://a.test', script: 'a.js', x: 1 },
      5,
    ]) {
      const [actual, expected] = [builtDocs, sourceDocs].map((docs) =>
        outcomeOf(() => (docs[name] as Callable)(options)),
      )
      expect(actual).toEqual(expected)
    }
  })

  it.each(functionsOf(builtTesting, ''))('monitor-contract/testing%s generates the same values', (path) => {
    const [actual, expected] = [builtTesting, sourceTesting].map((copy) => {
      const arbitrary = new Map(functionsOf(copy, '')).get(path)?.() as Arbitrary<unknown>
      return fc.sample(arbitrary, { seed: 7, numRuns: 200 })
    })
    expect(actual).toEqual(expected)
  })

  it('monitor-contract/ajv returns the same', () => {
    const [built, source] = [addBuiltContract(new Ajv2020()), addSourceContract(new Ajv2020())]
    fc.assert(
      fc.property(fc.constantFrom(...bodyNames), bodies, (monitorContract, value) => {
        expect(built.validate({ monitorContract }, value)).toBe(source.validate({ monitorContract }, value))
        expect(built.errors).toEqual(source.errors)
      }),
      { numRuns: 500 },
    )
  })
})
