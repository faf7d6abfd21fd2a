// Sample arguments for every exported function of the package, and the calls with them.
import * as fc from 'fast-check'
import * as main from 'monitor-contract'
import * as ajv from 'monitor-contract/ajv'
import * as docs from 'monitor-contract/docs'
import * as de from 'monitor-contract/messages/de'
import * as es from 'monitor-contract/messages/es'
import * as fr from 'monitor-contract/messages/fr'
import * as ja from 'monitor-contract/messages/ja'
import * as zh from 'monitor-contract/messages/zh'
import * as testing from 'monitor-contract/testing'
import * as text from 'monitor-contract/text'
import { bodyNames, isBodyName, isList, isMonitor, isUpdate, type BodyName } from './body-contracts.ts'
import { contracts } from './untyped-contracts.ts'
import { exampleIssues } from './example-issues.ts'
import { bodies, monitors, updates } from './sample-bodies.ts'

/** Each entry point of the package, with its exports. */
export const entries = {
  'monitor-contract': main,
  'monitor-contract/ajv': ajv,
  'monitor-contract/docs': docs,
  'monitor-contract/messages/de': de,
  'monitor-contract/messages/es': es,
  'monitor-contract/messages/fr': fr,
  'monitor-contract/messages/ja': ja,
  'monitor-contract/messages/zh': zh,
  'monitor-contract/testing': testing,
  'monitor-contract/text': text,
}

export type EntryName = keyof typeof entries

/** Arguments for calls of one function. */
export interface Samples {
  readonly of: readonly (readonly unknown[])[]
  /** Converts a result that is not data. */
  readonly use?: (result: unknown) => unknown
}

export type SampleTable = Readonly<Record<EntryName, Readonly<Record<string, Samples>>>>

/** A secret in some arguments, which no result may contain except the argument itself. */
export const secret = 'planted-5ecret'

/** Returns one call for each list of arguments. */
const calls = (...of: readonly (readonly unknown[])[]): Samples => ({ of })

/** Returns one call for each argument. */
const each = (...values: readonly unknown[]): Samples => ({ of: values.map((value) => [value]) })

const targets = [{ target: 'draft-07' }, { target: 'draft-2020-12' }, { target: 'draft-04' }]

interface AnyContract {
  validate(value: unknown): unknown
  readonly '~standard': {
    validate(value: unknown): unknown
    readonly jsonSchema: { input(options: object): unknown; output(options: object): unknown }
  }
}

const isContract = (value: unknown): value is AnyContract => typeof value === 'object' && value !== null

/**
 * Returns the calls of a contract's methods: each value without options and, for `validate` and `is`, with each of the
 * options.
 */
function contract(
  name: string,
  values: readonly unknown[],
  options: readonly object[],
): Readonly<Record<string, Samples>> {
  const of = [undefined, ...options].flatMap((given) => values.map((value) => [value, given]))
  const use = (made: unknown) =>
    isContract(made) && [
      ...values.map((value) => [made.validate(value), made['~standard'].validate(value)]),
      made['~standard'].jsonSchema.input({ target: 'draft-07' }),
      made['~standard'].jsonSchema.output({ target: 'draft-07' }),
    ]
  return {
    [`${name}.validate`]: { of },
    [`${name}.is`]: { of },
    [`${name}.parse`]: each(...values),
    [`${name}.with`]: { of: options.map((given) => [given]), use },
    [`${name}.~standard.validate`]: each(...values),
    [`${name}.~standard.jsonSchema.input`]: each(...targets),
    [`${name}.~standard.jsonSchema.output`]: each(...targets),
  }
}

/** Returns the calls of a body contract's methods, including `assert`. */
const bodyContract: typeof contract = (name, values, options) => ({
  ...contract(name, values, options),
  [`${name}.assert`]: each(...values),
})

const unknownFields = [{ unknownFields: 'error' }, { unknownFields: 'warn', maxIssues: 2 }, { maxIssues: 1 }]
const updateOptions = [
  ...unknownFields,
  { baseline: {} },
  { baseline: { frequency: 5, degradedPacketLossThreshold: 60 } },
  { baseline: main.icmpMonitorDefaults },
  { baseline: { frequency: 7, locations: ['xx-1'] }, unchanged: 'accept' },
  { unchanged: 'accept' },
  { wrong: 1 },
]
const responseOptions = [...unknownFields, { reader: 'tolerant' }, { reader: 'wrong' }]
const parameterOptions = [{ maxIssues: 1 }, { maxIssues: 0 }]

const queries = () => [
  {},
  'limit=5',
  'limit=x&page=0&limit=2',
  new URLSearchParams('limit=0&autoAssignAlerts=no'),
  { limit: '5', page: 1.5, autoAssignAlerts: 'false' },
  { limit: ['1', '2'], page: [], autoAssignAlerts: true },
  { limit: new Array(1), page: null },
  { limti: 5 },
  null,
]

const headers = () => [
  {},
  new Headers({ Authorization: `Bearer ${secret}`, 'X-Service-Account': '7' }),
  { Authorization: `Bearer ${secret}`, 'Content-Type': 'text/html' },
  { authorization: [`Bearer ${secret}`, 'Bearer b'], 'x-service-account': [] },
  { authorization: `Basic ${secret}`, 'content-type': 'application/json; charset=utf-8' },
  5,
]

const requests = () => [
  {},
  { params: { id: '7f' }, headers: { authorization: `Bearer ${secret}` }, body: { heartbeat: {}, script: '' } },
  { params: {}, query: 'autoAssignAlerts=no', headers: { authorization: secret }, body: { heartbeat: 5, tags: [1] } },
  { query: { limit: 0, page: 0 }, headers: { authorization: `Bearer ${secret}`, 'x-service-account': '7' } },
  { qurey: 'limit=5' },
  [],
]

const operation = (name: string, paths: readonly object[]): Readonly<Record<string, Samples>> => ({
  [`operations.${name}.validateRequest`]: {
    of: [undefined, { maxIssues: 1 }, { unknownFields: 'error' }].flatMap((options) =>
      requests().map((request) => [request, options]),
    ),
  },
  [`operations.${name}.buildPath`]: each(...paths),
})

const secretive = () => ({
  Authorization: `Bearer ${secret}`,
  environmentVariables: [{ key: 'a', value: secret, secret: true }, { key: 'b', value: secret, locked: true }, {}],
  alertChannels: { webhook: [{ headers: [{ key: 'k', value: secret, locked: true }], queryParameters: [] }] },
  list: [[['deep', { authorization: secret }]], new Array(1)],
  headers: new Map([['authorization', secret]]),
  when: new Date(0),
})

const run = [
  [{ responseTime: 15_000, packetLoss: 15 }, {}],
  [{ responseTime: null, packetLoss: 100 }, { maxPacketLossThreshold: null }],
  [{ responseTime: 12_000, packetLoss: null }, main.icmpMonitorDefaults],
  [{ responseTime: null, packetLoss: null }, {}],
]

const assertions = [
  [{ source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' }, { latency: { avg: 180 } }],
  [{ source: 'LATENCY', property: 'max', comparison: 'LESS_THAN', target: '200' }, { latency: { avg: 180 } }],
  [{ target: 'x' }, { latency: {} }],
  [{}, {}],
]

/** Creates a substitute for an Ajv instance. Ajv itself compiles code from strings, which some realms forbid. */
function ajvInstance() {
  const schemas: Record<string, unknown> = { __proto__: null }
  const keywords = new Map<unknown, unknown>()
  return {
    schemas,
    keywords,
    refs: {},
    addSchema: (schema: { readonly $id: string }) => (schemas[schema.$id] = schema),
    getSchema: (id: string) => schemas[id],
    removeSchema: (id: string) => Reflect.deleteProperty(schemas, id),
    addKeyword: (definition: { readonly keyword: string }) => keywords.set(definition.keyword, definition),
    getKeyword: (keyword: string) => keywords.get(keyword) ?? false,
    removeKeyword: (keyword: string) => keywords.delete(keyword),
  }
}

interface Check {
  (data: unknown): boolean
  errors?: unknown
}

interface Definition {
  compile(name: unknown, schema: object, context: { readonly opts: { readonly allErrors: boolean } }): Check
}

const isDefinition = (value: unknown): value is Definition => typeof value === 'object' && value !== null

/** Validates values with the keyword that the plugin added. */
function checkedByKeyword(instance: unknown): unknown {
  const { keywords, schemas } = instance as ReturnType<typeof ajvInstance>
  const definition = keywords.get('monitorContract')
  if (!isDefinition(definition)) return undefined
  const compiled = [true, false].flatMap((allErrors) =>
    Object.entries(bodies).map(([name, values]) => {
      const check = definition.compile(name, {}, { opts: { allErrors } })
      return values.map((value) => [check(value), Object.hasOwn(check, 'errors') && check.errors])
    }),
  )
  return [Object.values(schemas), compiled]
}

/** An arbitrary that exposes its random number generator. */
class Capture extends fc.Arbitrary<number> {
  random: fc.Random | undefined

  generate(random: fc.Random): fc.Value<number> {
    this.random = random.clone()
    return new fc.Value(0, undefined)
  }

  canShrinkWithoutContext(value: unknown): value is number {
    return value === 0
  }

  shrink(): fc.Stream<fc.Value<number>> {
    return fc.Stream.nil()
  }
}

const capture = new Capture()
fc.sample(capture, { numRuns: 1, seed: 7 })

/** Returns values of an arbitrary, the same at every call. */
function generated(arbitrary: unknown): unknown {
  const { random } = capture
  if (random === undefined || !(arbitrary instanceof fc.Arbitrary)) return arbitrary
  const source = random.clone()
  return Array.from({ length: 5 }, (_, index): unknown => arbitrary.generate(source, index + 2).value)
}

const arbitrary = (...options: readonly object[]): Samples => ({ of: [[], ...options.map((o) => [o])], use: generated })

const texts = () => [
  '{ "heartbeat": {}, "script": "" }',
  `{\r\n  "$schema": "x", "__proto__": { "a": [1, true] }, "colour": "\\u0041", "script": 5\n}`,
  `{ "frequency": 5, "frequency": 10, "environmentVariables": [{ "key": "a", "value": "${secret}", "key": 5 }] }`,
  '[{ "id": 5 }, [], 1e3]',
  '{ "limit": "0" }',
  '\uFEFF{}',
  '{ "a": 1, }',
  '"\u2028',
  5,
]

/** Returns the calls of a table of messages, with the issues of each code. */
const messages = (table: object): Readonly<Record<string, Samples>> =>
  Object.fromEntries(
    Object.keys(table).map((code) => [
      `default.${code}`,
      each(...exampleIssues().filter((issue) => issue.code === code)),
    ]),
  )

const pointers = ['', '/script', '/__proto__/a/1', '/0/id', 'a', '/~2']

/** Returns the result of `parseJson` with the ranges of some values and keys. */
function rangesOf(parsed: unknown): unknown {
  const result = parsed as text.ParsedJson
  if (!result.ok) return result
  const { value, rangeOf } = result
  return [value, ...pointers.map((pointer) => [rangeOf(pointer), rangeOf(pointer, { key: true })])]
}

type Rows = Readonly<Record<string, Samples>>

/** Merges the rows of several names into one object. */
const inOne = <Name>(names: readonly Name[], rows: (name: Name) => Rows): Rows =>
  Object.fromEntries(names.flatMap((name) => Object.entries(rows(name))))

/** The contracts of path parameters, queries and headers. */
const parameterNames = [...contracts.keys()].filter((name) => !isBodyName(name))

function parameterValues(name: string): readonly unknown[] {
  if (name.endsWith('Params')) return [{ id: '7f' }, {}, { id: 5 }, { ID: 'x' }, null]
  return name.endsWith('Query') ? queries() : headers()
}

/** Arguments of `buildPath`, for every operation. */
const paths = [
  {},
  { params: { id: 'a/b' }, query: { autoAssignAlerts: false } },
  { params: { id: '.' } },
  { params: {} },
  { query: { limit: 5, page: 2 } },
  { query: { limit: 0 } },
  { id: 'a' },
]

/**
 * Returns fields to fix in generated bodies. They depend on the body, because not every body accepts the same values.
 */
function fixedFields(name: BodyName): object {
  if (isUpdate(name)) return { frequencyOffset: 700, name: 'a' }
  if (isMonitor(name)) return { degradedPacketLossThreshold: 30 }
  return isList(name) ? { checkId: 5 } : { rawErrorMessage: null }
}

const arbitraryOptions = (name: string): readonly object[] =>
  isBodyName(name) ? [{ unlisted: true }, { fixed: fixedFields(name) }] : []

/**
 * Returns the arguments for every function of an entry, by its path from the export. Add the row of a new function
 * here; constants need none.
 */
export const sampleTable = (): SampleTable => ({
  'monitor-contract': {
    ...inOne(bodyNames, (name) => bodyContract(name, bodies[name], isUpdate(name) ? updateOptions : responseOptions)),
    ...inOne(parameterNames, (name) => contract(name, parameterValues(name), parameterOptions)),
    ...inOne(Object.keys(main.operations), (name) => operation(name, paths)),
    isFrequency: each(5, 7, '5'),
    isIcmpLocation: each('eu-west-1', 'mars-1', 5),
    isIcmpMonitorUpdate: each(...updates),
    isRuntimeId: each('2026.04', '2031.01', 2026.04),
    applyUpdate: calls(...monitors.map((monitor) => [monitor, { name: 'b', frequency: 5, privateLocations: 'x' }])),
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
    toMarkdown: calls([], [{}], [{ title: 'Ours' }], [{ titel: 'x' }]),
    toHtml: calls(
      [],
      [{ title: 'Ours & theirs' }],
      [{ stylesheet: 'a.css', script: 'a.js', links: [{ href: 'b.html', text: 'b' }] }],
      [{ links: '' }],
    ),
    toOpenApi: calls([], [{ serverUrl: 'https://a.example/' }], [{ serverUrl: 5 }]),
  },
  'monitor-contract/messages/de': messages(de.default),
  'monitor-contract/messages/es': messages(es.default),
  'monitor-contract/messages/fr': messages(fr.default),
  'monitor-contract/messages/ja': messages(ja.default),
  'monitor-contract/messages/zh': messages(zh.default),
  'monitor-contract/testing': {
    ...inOne(Object.keys(testing.arbitraries), (name) => ({
      [`arbitraries.${name}`]: arbitrary(...arbitraryOptions(name)),
    })),
  },
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
      [{}, '{}'],
    ),
  },
})

export type AnyFunction = (...values: readonly unknown[]) => unknown

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the value at a path from an export, such as `icmpMonitor.~standard.validate`. */
export function valueAt(entry: EntryName, path: string): unknown {
  let value: unknown = entries[entry]
  for (const name of path.split('.')) value = isObject(value) ? Reflect.get(value, name) : undefined
  return value
}

/** Returns the functions of an entry with their first path. Classes of errors are not included. */
export function functionsOf(entry: EntryName): ReadonlyMap<AnyFunction, string> {
  const found = new Map<AnyFunction, string>()
  const visit = (value: unknown, path: string) => {
    if (isFunction(value)) {
      if (!(value.prototype instanceof Error) && !found.has(value)) found.set(value, path)
    } else if (isObject(value)) {
      for (const [name, part] of Object.entries(value)) visit(part, path === '' ? name : `${path}.${name}`)
    }
  }
  visit(entries[entry], '')
  return found
}

/** Returns the exports of every entry that are neither functions nor contain functions. */
export const constants = (): unknown[] =>
  Object.values(entries).flatMap((entry) => Object.values(entry).filter((value: unknown) => !isFunction(value)))

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
