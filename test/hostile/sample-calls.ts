// Sample arguments for every exported function of the package, and the calls with them.
import * as fc from 'fast-check'
import * as main from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { resultOf, type Question } from '../helpers/untyped-contracts.ts'
import { calls, contractSamples, each, type Rows } from './contract-samples.ts'
import {
  constants,
  isFunction,
  valueAt,
  type AnyFunction,
  type EntryName,
} from './package-entries.ts'

/** One call of the package. */
export interface Call {
  readonly entry: EntryName
  readonly path: string
  readonly function: AnyFunction
  readonly arguments: readonly unknown[]
  /** Makes the call and returns data, or the error that it throws. */
  readonly run: () => unknown
}

/** Returns every call of the table, with the values of some vectors. */
export const sampleCalls = (vectors: readonly Question[]): readonly Call[] =>
  Object.entries(sampleTable(vectors)).flatMap(([entry, rows]) =>
    Object.entries(rows).flatMap(([path, { of, use = (result: unknown) => result }]) => {
      const called = valueAt(entry as EntryName, path)
      if (!isFunction(called)) throw new Error(`${entry} has no function ${path}`)
      return of.map((values): Call => ({
        entry: entry as EntryName,
        path,
        function: called,
        arguments: values,
        run() {
          try {
            return { returned: use(Reflect.apply(called, undefined, values)) }
          } catch (error) {
            return {
              threw:
                error instanceof Error
                  ? { ...error, name: error.name, message: error.message }
                  : error,
            }
          }
        },
      }))
    }),
  )

/** Returns the results of every call, and every exported constant. */
export const everyResult = (vectors: readonly Question[]): unknown[] => [
  ...sampleCalls(vectors).map(({ run }) => run()),
  ...constants(),
]

const secretive = () => ({
  Authorization: 'Bearer k',
  environmentVariables: [
    { key: 'a', value: 'k', secret: true },
    { key: 'b', value: 'k', locked: true },
    {},
  ],
  alertChannels: {
    webhook: [{ headers: [{ key: 'k', value: 'k', locked: true }], queryParameters: [] }],
  },
  list: [[['deep', { authorization: 'k' }]], new Array(1)],
  headers: new Map([['authorization', 'k']]),
  when: new Date(0),
})

const { icmpMonitorUpdate, errorGroupList, listErrorGroupsQuery } = main

/** An issue without its code, for the codes of which no vector has an issue. */
const anyIssue = {
  severity: 'error',
  path: ['a'],
  pointer: '/a',
  message: '',
  params: { missing: 'a' },
} as const

/** An own rule. */
const fewLocations = {
  code: 'few-locations',
  at: 'locations',
  reads: ['locations'],
  check: ({ locations }: { locations: readonly unknown[] }) =>
    locations.length > 1 ? { maximum: 1 } : undefined,
  message: () => 'must have at most 1 location.',
}

/**
 * Returns the arguments for every function of an entry, by its path from the export. Add the row of
 * a new function here; constants need none.
 */
export function sampleTable(
  vectors: readonly Question[],
): Readonly<Partial<Record<EntryName, Rows>>> {
  const valuesOf = (name: string): readonly unknown[] =>
    vectors.flatMap(({ contract, value }) => (contract === name ? [value] : []))
  const monitors = valuesOf('icmpMonitor').slice(0, 20)
  const updates = valuesOf('icmpMonitorUpdate')
  const issues = vectors.map(resultOf).flatMap(({ errors, warnings }) => [...errors, ...warnings])
  return {
    'monitor-contract': {
      ...contractSamples(vectors),
      isFrequency: each(5, 7, '5'),
      isIcmpLocation: each('eu-west-1', 'mars-1', 5),
      isIcmpMonitorUpdate: each(...updates),
      isRuntimeId: each('2026.04', '2031.01', 2026.04),
      applyUpdate: calls(
        ...monitors.map((monitor) => [monitor, { name: 'b', frequency: 5, privateLocations: 'x' }]),
      ),
      classifyRun: calls(
        [{ responseTime: 15_000, packetLoss: 15 }, {}],
        [{ responseTime: null, packetLoss: 100 }, { maxPacketLossThreshold: null }],
        [{ responseTime: null, packetLoss: null }, {}],
      ),
      effectiveAlertSettings: calls(
        [{ useGlobalAlertSettings: false, alertSettings: { reminders: { amount: 2 } } }, {}],
        [{ alertSettings: { reminders: { amount: 2 } } }, { reminders: { amount: 0 } }],
      ),
      defineRule: {
        of: [
          [icmpMonitorUpdate, fewLocations],
          [icmpMonitorUpdate, { ...fewLocations, at: 'location' }],
          [main.icmpMonitor, { ...fewLocations, code: 'type' }],
          [errorGroupList, fewLocations],
        ],
        use: (rule: unknown) =>
          icmpMonitorUpdate
            .with({ rules: [rule as never] })
            .validate({ heartbeat: {}, script: '', locations: ['eu-west-1', 'eu-west-2'] }),
      },
      ...Object.fromEntries(
        Object.keys(main.english).map((code) => {
          const found = issues.filter((issue) => issue.code === code)
          const samples = found.length > 0 ? found : [{ ...anyIssue, code }]
          return [
            `english.${code}`,
            calls(...samples.map((issue) => [issue, (path: main.Path) => path.join('.')])),
          ]
        }),
      ),
      evaluateAssertion: calls(
        ...[
          { source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' },
          { target: 'x' },
        ].map((assertion) => [assertion, { latency: { avg: 180 } }]),
      ),
      frequencyOffsetRange: each(...main.frequencies, 7),
      meetsExpectation: calls(
        ['failing', {}],
        ['passing', { shouldFail: true }],
        ['degraded', { shouldFail: null }],
      ),
      prefixIssues: calls(
        ['query', listErrorGroupsQuery.validate('limit=0&page=x').errors],
        ['body', icmpMonitorUpdate.validate({ script: 5, colour: 1 }).warnings],
        ['body', icmpMonitorUpdate.validate(null).errors],
        [5, []],
      ),
      redact: calls(
        ...updates.map((value) => [icmpMonitorUpdate, value]),
        ...monitors.map((value) => [main.icmpMonitor, value]),
        [icmpMonitorUpdate, secretive()],
        [main.icmpMonitor, secretive()],
        [errorGroupList, [secretive(), new Map([['cookie', 'k']])]],
        [main.operations.updateIcmpMonitor, { body: secretive(), headers: secretive() }],
        [listErrorGroupsQuery, 'limit=5&other=k'],
        [main.listErrorGroupsHeaders, new Headers({ Authorization: 'Bearer k' })],
        [secretive(), 'text'],
      ),
      runIntervalSeconds: each(
        {},
        { frequency: 5 },
        { frequency: 0 },
        { frequency: 0, frequencyOffset: 20 },
      ),
      thresholdRange: calls(
        ['maxPacketLossThreshold', { degradedPacketLossThreshold: 15 }],
        ['degradedPacketLossThreshold', { maxPacketLossThreshold: 40 }],
        ['maxResponseTime'],
        ['degradedResponseTime', main.icmpMonitorDefaults],
      ),
      toProblemDetails: calls(
        [listErrorGroupsQuery.validate('limit=0&page=x')],
        [listErrorGroupsQuery.validate('limit=0').errors, { status: 400, instance: '/a' }],
        [[], { type: 'urn:x', title: 'X' }],
        [errorGroupList.validate([])],
      ),
      planUpdate: calls(
        ...monitors.flatMap((monitor) => [
          [monitor, {}],
          [
            monitor,
            { heartbeat: { authorization: 'k' }, tags: ['x'], description: null },
            { send: 'changed' },
          ],
          [monitor, { colour: 1 }, { unknownFields: 'keep' }],
        ]),
      ),
      toUpdate: calls(
        ...monitors.flatMap((monitor) => [
          [monitor],
          [monitor, { heartbeat: {}, description: null, tags: ['x'] }],
        ]),
      ),
      withDefaults: each(...updates, { name: null }),
    },
    'monitor-contract/docs': {
      toMarkdown: calls([]),
      toHtml: calls([]),
      toOpenApi: calls([], [{ serverUrl: 'https://a.example/' }], [{ serverUrl: 5 }]),
    },
    'monitor-contract/testing': Object.fromEntries(
      Object.keys(arbitraries).map((name) => [
        `arbitraries.${name}`,
        {
          of: [
            [],
            ...(name in main ? [[{ unlisted: true }], [{ fixed: { name: 'a', checkId: 5 } }]] : []),
          ],
          use: (made: unknown) => fc.sample(made as fc.Arbitrary<unknown>, { numRuns: 5, seed: 7 }),
        },
      ]),
    ),
  }
}
