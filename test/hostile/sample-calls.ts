// Sample arguments for every exported function of the package, and the calls with them.
import * as main from 'monitor-contract'
import { validateText, type ParsedJson } from 'monitor-contract/text'
import { ajvInstance, checkedByKeyword } from './ajv-substitute.ts'
import { arbitrarySamples } from './arbitrary-samples.ts'
import { contractSamples } from './contract-samples.ts'
import { isFunction, valueAt, type AnyFunction, type EntryName } from './package-entries.ts'
import { assertions, run, secret, secretive, texts } from './sample-arguments.ts'
import { monitors, updates } from './sample-bodies.ts'
import { calls, each, type Rows } from './samples.ts'

/** One call of the package. */
export interface Call {
  readonly entry: EntryName
  readonly path: string
  readonly function: AnyFunction
  readonly arguments: readonly unknown[]
  /** Makes the call and returns data. */
  readonly run: () => unknown
}

/** Returns every call of the table. */
export const sampleCalls = (): readonly Call[] =>
  Object.entries(sampleTable()).flatMap(([entry, rows]) =>
    Object.entries(rows).flatMap(([path, { of, use = (result: unknown) => result }]) => {
      const called = valueAt(entry as EntryName, path)
      if (!isFunction(called)) throw new Error(`${entry} has no function ${path}`)
      return of.map((values) => ({
        entry: entry as EntryName,
        path,
        function: called,
        arguments: values,
        run: () => use(Reflect.apply(called, undefined, values)),
      }))
    }),
  )

/**
 * Returns the arguments for every function of an entry, by its path from the export. Add the row of a new function
 * here; constants need none.
 */
export const sampleTable = (): Readonly<Record<EntryName, Rows>> => ({
  'monitor-contract': {
    ...contractSamples(),
    isFrequency: each(5, 7, '5'),
    isIcmpLocation: each('eu-west-1', 'mars-1', 5),
    isIcmpMonitorUpdate: each(...updates),
    isRuntimeId: each('2026.04', '2031.01', 2026.04),
    applyUpdate: calls(...monitors.map((monitor) => [monitor, { name: 'b', frequency: 5, privateLocations: 'x' }])),
    applyFix: calls(
      [{ activted: true }, { patch: [{ op: 'move', from: '/activted', path: '/activated' }] }],
      [{ muted: 'yes' }, { patch: [{ op: 'replace', path: '/muted', value: true }] }],
    ),
    fixesFor: calls(
      ...[{ activted: true }, { muted: 'yes' }, { frequency: 5, frequencyOffset: 51 }, { hostname: 'a' }].flatMap(
        (value) => {
          const { errors, warnings } = main.icmpMonitorUpdate.validate(value)
          return [...errors, ...warnings].map((issue) => [issue, value] as const)
        },
      ),
    ),
    classifyRun: calls(...run),
    effectiveAlertSettings: calls(
      [{ useGlobalAlertSettings: false, alertSettings: { reminders: { amount: 2 } } }, {}],
      [{ alertSettings: { reminders: { amount: 2 } } }, { reminders: { amount: 0 } }],
      [{ useGlobalAlertSettings: false }, {}],
    ),
    evaluateAssertion: calls(...assertions),
    frequencyOffsetRange: each(...main.frequencies, 7),
    meetsExpectation: calls(['failing', {}], ['passing', { shouldFail: true }], ['degraded', { shouldFail: null }]),
    prefixIssues: calls(
      ['query', main.listErrorGroupsQuery.validate('limit=0&page=x').errors],
      ['body', main.icmpMonitorUpdate.validate({ script: 5, colour: 1 }).warnings],
      ['body', main.icmpMonitorUpdate.validate(null).errors],
      ['headers', []],
      [5, []],
    ),
    redact: each(
      ...updates,
      secretive(),
      [secretive()],
      { headers: [['Cookie', secret]], error: { name: 'Cookie', value: secret } },
      // Each platform has another stack, so the stack is fixed.
      Object.assign(new Error('e', { cause: secretive() }), { stack: 'Error: e' }),
      new Map([['cookie', secret]]),
      new ArrayBuffer(3),
      'text',
      null,
    ),
    runIntervalSeconds: each({}, { frequency: 5 }, { frequency: 0 }, { frequency: 0, frequencyOffset: 20 }),
    thresholdRange: calls(
      ['maxPacketLossThreshold', { degradedPacketLossThreshold: 15 }],
      ['degradedPacketLossThreshold', { maxPacketLossThreshold: 40 }],
      ['degradedPacketLossThreshold', {}],
      ['maxResponseTime'],
      ['degradedResponseTime', main.icmpMonitorDefaults],
    ),
    toProblemDetails: calls(
      [main.listErrorGroupsQuery.validate('limit=0&page=x')],
      [main.listErrorGroupsQuery.validate('limit=0').errors, { status: 400, instance: '/a' }],
      [[], { type: 'urn:x', title: 'X' }],
      [[], { status: 503 }],
      [main.errorGroupList.validate([])],
    ),
    planUpdate: calls(
      ...monitors.flatMap((monitor) => [
        [monitor, {}],
        [monitor, { heartbeat: { authorization: secret }, tags: ['x'], description: null }, { send: 'changed' }],
        [monitor, { colour: 1 }, { unknownFields: 'keep' }],
      ]),
    ),
    toUpdate: calls(
      ...monitors.flatMap((monitor) => [[monitor], [monitor, { heartbeat: {}, description: null, tags: ['x'] }]]),
    ),
    withDefaults: each(...updates, { name: 'edge' }, { name: null }),
  },
  'monitor-contract/ajv': {
    addMonitorContract: {
      of: [[ajvInstance()], [ajvInstance(), { unknownFields: 'error', maxIssues: 2 }], [ajvInstance(), { wrong: 1 }]],
      use: checkedByKeyword,
    },
  },
  'monitor-contract/docs': {
    toMarkdown: calls([]),
    toHtml: calls([]),
    toOpenApi: calls([], [{ serverUrl: 'https://a.example/' }], [{ serverUrl: 5 }]),
  },
  'monitor-contract/report': {
    toCodeFrame: calls(...textIssues().map((issue) => [issue, texts()[0], { context: 1 }]), [
      textIssues()[0],
      '',
      { color: 'red' },
    ]),
    toGithubAnnotations: calls([[]], [[{ file: 'a.json', result: main.icmpMonitorUpdate.validate({ script: 5 }) }]]),
    toSarif: calls(
      [[], { toolVersion: '1.0.0' }],
      [[{ file: 'a.json', result: main.icmpMonitorUpdate.validate({ script: 5, colour: 1 }) }]],
      [[{ file: './a:b.json', result: main.icmpMonitorUpdate.validate({ frequency: 5, frequencyOffset: 51 }) }]],
      [[], { version: 1 }],
    ),
  },
  'monitor-contract/testing': arbitrarySamples(),
  'monitor-contract/text': {
    parseJson: { of: texts().map((text) => [text]), use: rangesOf },
    validateText: calls(
      ...texts().flatMap((text) => [
        [main.icmpMonitorUpdate, text],
        [main.icmpMonitorUpdate, text, { unknownFields: 'error', maxIssues: 2 }],
        [main.errorGroupList, text, { reader: 'tolerant' }],
        [main.listErrorGroupsQuery, text, { maxIssues: 1 }],
      ]),
      [main.icmpMonitorUpdate, '{}', { wrong: 1 }],
      [main.icmpMonitorUpdate, '{"__proto__":{"a":1},"b":5}', { at: '/*' }],
      [{}, '{}'],
    ),
  },
  'monitor-contract/yaml': {
    validateYaml: calls(
      ...texts().flatMap((text) => [
        [main.icmpMonitorUpdate, text],
        [main.icmpMonitorUpdate, text, { unknownFields: 'error', maxIssues: 2 }],
        [main.errorGroupList, text, { reader: 'tolerant' }],
      ]),
      [main.icmpMonitorUpdate, 'a: &a {muted: 5}\n<<: *a\n__proto__: *a\n---\na: *b'],
      [main.icmpMonitorUpdate, 'a: [b]\nc: {}', { at: '/*/*' }],
      [main.icmpMonitorUpdate, 'a: [', { at: 1 }],
      [{}, '{}'],
    ),
  },
})

/** Returns issues with a range. */
const textIssues = () => validateText(main.icmpMonitorUpdate, String(texts()[0])).errors

const pointers = ['', '/script', '/__proto__/a/1', '/0/id', 'a', '/~2']

/** Returns the result of `parseJson` with the ranges of some values and keys. */
function rangesOf(parsed: unknown): unknown {
  const result = parsed as ParsedJson
  if (!result.ok) return result
  const { value, rangeOf } = result
  return [value, ...pointers.map((pointer) => [rangeOf(pointer), rangeOf(pointer, { key: true })])]
}
