// Tests on generated updates and headers that the warnings about mistakes of people are reported
// where one line of this file says so, and nowhere else.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  updateIcmpMonitorHeaders,
  type IcmpMonitorUpdate,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { propertyRuns } from '../helpers/property-runs.ts'
import { report } from '../helpers/report.ts'

type Body = IcmpMonitorUpdate
type Baseline = Pick<Body, 'frequency' | 'frequencyOffset' | 'retryStrategy'> | undefined

const { properties } = icmpMonitorUpdate['~standard'].jsonSchema.input({
  target: 'draft-2020-12',
}) as { readonly properties: object }
const fieldNames = Object.keys(properties)
const telling = /^(?:frequency|frequencyOffset|request|locations|.*(?:ResponseTime|Threshold))$/

const namesIn = ({ heartbeat }: Body): readonly string[] =>
  fieldNames.filter((name) => Object.keys(heartbeat).includes(name))

/** Returns the indices of the items that are equal to an earlier item. */
const repeated = (items: readonly unknown[]): readonly number[] =>
  items.flatMap((item, index) => (item !== undefined && items.indexOf(item) < index ? [index] : []))

const isCount = (value: number): boolean => value >= 0 && value % 1 === 0
const isDuration = (value: number): boolean => value >= 0

/** The numbers that need no warning, by the pointer of their field. */
const plausible: Readonly<Record<string, (value: number) => boolean>> = {
  '/alertSettings/runBasedEscalation/failedRunThreshold': isCount,
  '/alertSettings/reminders/amount': isCount,
  '/alertSettings/reminders/interval': isDuration,
  '/alertSettings/parallelRunFailureThreshold/percentage': (value) => value >= 0 && value <= 100,
  '/retryStrategy/baseBackoffSeconds': isDuration,
  '/retryStrategy/maxRetries': isCount,
  '/retryStrategy/maxDurationSeconds': isDuration,
  '/request/pingCount': (value) => value > 0 && isCount(value),
}

/** Returns the value at a pointer whose names are all plain. */
const valueAt = (body: object, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Reflect.get(Object(value) as object, name), body)

type Strategy = NonNullable<Body['retryStrategy']>

/** Returns the time of all retries; NaN if it is not known. */
const retrySeconds = (strategy: Strategy): number =>
  strategy.type === 'FIXED'
    ? Math.min(
        Number(strategy.maxRetries) * Number(strategy.baseBackoffSeconds),
        strategy.maxDurationSeconds ?? Infinity,
      )
    : NaN

/** Returns the time between two runs; NaN if it is not known. */
function intervalSeconds(frequency: number | undefined, offset: number | undefined): number {
  if (frequency !== 0) return Number(frequency) * 60
  return offset === 10 || offset === 20 || offset === 30 ? offset : NaN
}

function doRetriesOutlast(body: Body, baseline: Baseline): boolean {
  const { retryStrategy, frequency, frequencyOffset } = body
  if ((retryStrategy ?? frequency ?? frequencyOffset) === undefined) return false
  const seen = baseline === undefined ? body : { frequency: 10, ...baseline, ...body }
  return (
    retrySeconds(seen.retryStrategy ?? {}) > intervalSeconds(seen.frequency, seen.frequencyOffset)
  )
}

type Expected = (body: Body, baseline: Baseline) => readonly (string | false)[]

/** Returns the pointers at which each warning is expected. */
const expected: Readonly<Record<string, Expected>> = {
  'misplaced-field': (body) => [
    (namesIn(body).length > 1 || namesIn(body).some((name) => telling.test(name))) && '/heartbeat',
  ],
  'hostname-missing': ({ request }) => [
    request !== undefined && !/\S/.test(request.hostname ?? '') && '/request',
  ],
  'masked-value': ({ environmentVariables }) =>
    (environmentVariables ?? []).map(
      ({ value = '' }, index) =>
        /^\s*(?:[*•●]{3,}|\[redacted\])\s*$/i.test(value) && `/environmentVariables/${index}/value`,
    ),
  'duplicate-item': ({ locations, tags, environmentVariables }) => [
    ...repeated(locations ?? []).map((index) => `/locations/${index}`),
    ...repeated(tags ?? []).map((index) => `/tags/${index}`),
    ...repeated((environmentVariables ?? []).map(({ key }) => key)).map(
      (index) => `/environmentVariables/${index}/key`,
    ),
  ],
  'implausible-number': (body) =>
    Object.entries(plausible).map(([pointer, isPlausible]) => {
      const value = valueAt(body, pointer)
      return typeof value === 'number' && !isPlausible(value) && pointer
    }),
  'retries-outlast-interval': (body, baseline) => [
    doRetriesOutlast(body, baseline) && '/retryStrategy',
  ],
}

const some = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const optional = <T extends object>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(fields, { requiredKeys: [] })

const counts = some(-3, -1, -0.5, 0, 0.5, 1, 1, 1.5, 2, 2, 10, 10, 100)
const durations = some(-60, -0.1, 0, 0.1, 10, 29, 60, 299, 300, 301, 600, 900, 86_400)
const percentages = some(-1, -0.001, 0, 50, 100, 100.001, 200)
const hostnames = some('', ' ', '\t\n', '\u00a0', 'a.example', ' a ', '***')
const masks = ['', '*', '**', '***', ' ******** ', '•••', '●●●●', '[redacted]', ' [REDACTED]\n']
const values = some(...masks, '***a', '* * *', 'redacted', '[redacted]!', 'secret')
const words = some('a', 'A', 'a ', '', '***', '__proto__', '1')
const locations = some<NonNullable<Body['locations']>[number]>(
  'eu-west-1',
  'us-east-1',
  'sa-east-1',
)

const retryFields = {
  type: some('FIXED', 'FIXED', 'FIXED', 'LINEAR', 'fixed'),
  maxRetries: counts,
  baseBackoffSeconds: durations,
  maxDurationSeconds: durations,
}
const retryStrategies: fc.Arbitrary<Strategy> = fc.oneof(
  optional<Strategy>(retryFields),
  fc.record(retryFields, { requiredKeys: ['type', 'maxRetries', 'baseBackoffSeconds'] }),
)
const frequencies = some<NonNullable<Body['frequency']>>(0, 1, 5, 10, 1440)
// 40 is an offset that frequency 0 does not allow.
const offsets = some(1, 10, 20, 30, 40)

/** Fields that replace those of a valid update, with and without mistakes. */
const planted: fc.Arbitrary<Partial<Body>> = optional<Body>({
  script: some('***'),
  heartbeat: fc.dictionary(
    fc.oneof(
      some(...fieldNames),
      some('period', 'grace', 'hostname', 'id', 'Frequency', 'toString'),
    ),
    some<unknown>(null, 5, 'a', {}),
    { maxKeys: 3 },
  ),
  request: optional({ hostname: hostnames, pingCount: counts }),
  environmentVariables: fc.oneof(
    some(null),
    fc.array(optional({ key: words, value: values, secret: fc.boolean() }), { maxLength: 5 }),
  ),
  tags: fc.array(fc.oneof(words, fc.string({ maxLength: 1 })), { maxLength: 5 }),
  locations: fc.oneof(some(null), fc.array(locations, { maxLength: 4 })),
  alertSettings: optional({
    runBasedEscalation: optional({ failedRunThreshold: counts }),
    reminders: optional({ amount: counts, interval: durations }),
    parallelRunFailureThreshold: optional({ percentage: percentages }),
  }),
  retryStrategy: retryStrategies,
  frequency: frequencies,
  frequencyOffset: offsets,
})

const baselines: fc.Arbitrary<Baseline> = fc.option(
  optional({ frequency: frequencies, frequencyOffset: offsets, retryStrategy: retryStrategies }),
  { nil: undefined },
)

const codes = Object.keys(expected)

/** Returns the warnings with the codes of this file, as `pointer code`. */
const reported = (body: Body, baseline: Baseline): string[] =>
  report(
    icmpMonitorUpdate
      .validate(body, { ...(baseline && { baseline }), maxIssues: 10_000 })
      .warnings.filter(({ code }) => codes.includes(code)),
  ).sort()

const expectedLines = (body: Body, baseline: Baseline): string[] =>
  Object.entries(expected)
    .flatMap(([code, pointersIn]) =>
      pointersIn(body, baseline).flatMap((pointer) => (pointer ? [`${pointer} ${code}`] : [])),
    )
    .sort()

describe('the warnings about mistakes of people', () => {
  it('are reported in valid updates exactly where they are expected', () => {
    fc.assert(
      fc.property(arbitraries.icmpMonitorUpdate({ unlisted: true }), (body) => {
        expect(reported(body, undefined)).toEqual(expectedLines(body, undefined))
      }),
      { numRuns: propertyRuns },
    )
  })

  it('are reported in updates with mistakes exactly where they are expected', () => {
    const counted = new Map<string, number>()
    fc.assert(
      fc.property(
        arbitraries.icmpMonitorUpdate(),
        planted,
        baselines,
        (valid, fields, baseline) => {
          const body = { ...valid, ...fields }
          const lines = reported(body, baseline)
          expect(lines).toEqual(expectedLines(body, baseline))
          for (const code of new Set(lines.map((line) => line.replace(/.* /, ''))))
            counted.set(code, (counted.get(code) ?? 0) + 1)
        },
      ),
      { numRuns: propertyRuns },
    )
    // Each code is reported often, and often it is not.
    for (const code of codes) {
      const share = (counted.get(code) ?? 0) / propertyRuns
      expect(share, code).toBeGreaterThan(0.005)
      expect(share, code).toBeLessThan(0.95)
    }
  })

  it.each([updateIcmpMonitorHeaders, listErrorGroupsHeaders])(
    'are reported in $name exactly where they are expected',
    (contract) => {
      const tokens = fc.oneof(
        some('undefined', 'null', 'nullnull', 'Null'),
        fc.stringMatching(/^[a-z.]{1,9}$/),
      )
      const accounts = some(undefined, '', ' ', '\t', 'acc-1', 'null', ' 7 ')
      const account = 'x-service-account'
      fc.assert(
        fc.property(some('Bearer ', 'bearer  '), tokens, accounts, (scheme, token, id) => {
          const headers = {
            authorization: scheme + token,
            'content-type': 'application/json',
            [account]: id,
          }
          expect(report(contract.validate(headers).warnings)).toEqual([
            ...(['undefined', 'null'].includes(token) ? ['/authorization placeholder-token'] : []),
            ...(/\S/.test(id ?? '') ? [] : [`/${account} missing-service-account`]),
          ])
        }),
        { numRuns: propertyRuns },
      )
    },
  )
})
