import addFormats from 'ajv-formats'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as main from 'monitor-contract'
import { ContractError, errorGroup, errorGroupList, icmpMonitor, icmpMonitorUpdate, type Issue } from 'monitor-contract'
import {
  bodyContracts,
  bodyNames,
  errorsOf,
  everyOption,
  group,
  monitor,
  report,
  update,
  valid,
  warningsOf,
} from '../helpers/bodies.ts'
import { damaged, damagedJson } from '../helpers/damaged.ts'
import { documentOf } from '../helpers/schemas.ts'

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))

describe.each(bodyNames)('%s', (name) => {
  const contract = main[name]

  it('is frozen with its schema, which is the document in schemas/', () => {
    expect(Object.isFrozen(contract)).toBe(true)
    expect(contract.schema).toEqual(documentOf(contract.id))
    expect(isDeepFrozen(contract.schema)).toBe(true)
    expect(isDeepFrozen(contract['~standard'])).toBe(true)
  })

  it('gives nothing away by which a caller could change it for the next', () => {
    const broken = {
      name: 5,
      runtimeId: 'x',
      frequency: 7,
      heartbeat: null,
      description: 5,
      firstSeen: 'x',
      tags: [5],
      doubleCheck: true,
      maxPacketLossThreshold: 5,
    }
    const { errors, warnings } = bodyContracts[name].validate(name === 'errorGroupList' ? [broken] : broken)
    expect(errors.length).toBeGreaterThan(0)
    for (const issue of [...errors, ...warnings]) expect(isDeepFrozen(issue.params)).toBe(true)
    const before = JSON.stringify(contract['~standard'].jsonSchema.input({ target: 'draft-07' }))
    scramble(contract['~standard'].jsonSchema.input({ target: 'draft-07' }))
    expect(JSON.stringify(contract['~standard'].jsonSchema.input({ target: 'draft-07' }))).toBe(before)
    expect(contract.schema).toEqual(documentOf(contract.id))
  })

  it.each([
    ['draft-2020-12', () => new Ajv2020({ allowUnionTypes: true })],
    ['draft-07', () => new Ajv({ allowUnionTypes: true })],
  ] as const)('describes itself in one document of %s', (target, make) => {
    const { input, output } = contract['~standard'].jsonSchema
    const document = input({ target })
    expect(output({ target })).toEqual(document)
    expect(JSON.stringify(document)).not.toContain('$ref')
    const check = addFormats.default(make(), { mode: 'full' }).compile(document)
    let refused = 0
    fc.assert(
      fc.property(fc.oneof(valid[name], damagedJson(valid[name])), (value) => {
        const structural = bodyContracts[name]
          .validate(value)
          .errors.every(({ code }) => code === 'frequency-offset' || code === 'packet-loss-order')
        if (/urn:uuid|\+0530|\d 12:/u.test(JSON.stringify(value))) return
        if (!structural) refused++
        expect(check(value)).toBe(structural)
      }),
      { numRuns: 1_000 },
    )
    expect(refused).toBeGreaterThan(100)
  })

  it.each(['draft-04', 'openapi-3.0', 'toString', ''])('has no document of %s', (target) => {
    expect(() => contract['~standard'].jsonSchema.input({ target })).toThrow(RangeError)
    expect(() => contract['~standard'].jsonSchema.output({ target })).toThrow(RangeError)
  })

  it('works by methods that are taken out of it', () => {
    const { validate, is, parse, assert } = bodyContracts[name]
    const { validate: standard, version, vendor } = contract['~standard']
    const value = { icmpMonitorUpdate: update(), icmpMonitor: monitor(), errorGroup: group(), errorGroupList: [] }[name]
    expect([validate(value).valid, is(value), parse(value), assert(value), standard(value)]).toEqual([
      true,
      true,
      value,
      undefined,
      { value },
    ])
    expect([version, vendor]).toEqual([1, 'monitor-contract'])
  })

  it.each([
    ['no object', 5],
    ['null', null],
    ['a text', 'strict'],
    ['a list', []],
    ['an unknown name', { unknownField: 'warn' }],
    ['a name that objects have', { constructor: 1 }],
    ['no issues', { maxIssues: 0 }],
    ['a part of an issue', { maxIssues: 1.5 }],
    ['endless issues', { maxIssues: Infinity }],
    ['issues as a text', { maxIssues: '5' }],
    ['null issues', { maxIssues: null }],
    ['a wrong mode', { unknownFields: 'strict' }],
    ['no mode', { unknownFields: true }],
    ['a wrong reader', { reader: 'lax' }],
    ['no baseline', { baseline: null }],
    ['a baseline that is a list', { baseline: [] }],
    ['a baseline that is a text', { baseline: 'x' }],
    [
      'a baseline of a response, or a reader of a request',
      name === 'icmpMonitorUpdate' ? { reader: 'strict' } : { baseline: {} },
    ],
  ])('throws a TypeError for options that are %s, valid value or not', (_, options) => {
    const untyped = bodyContracts[name]
    for (const method of ['validate', 'is', 'parse', 'assert'] as const) {
      expect(() => untyped[method]([], options)).toThrow(TypeError)
      expect(() => untyped[method](group(), options)).toThrow(TypeError)
    }
    expect(() => untyped.with(options)).toThrow(TypeError)
  })

  it('keeps by with what an earlier with has set, unless it is set again', () => {
    const made = bodyContracts[name]
      .with({ maxIssues: 1 })
      .with({ unknownFields: 'error' })
      .with({ maxIssues: undefined })
    const value =
      name === 'errorGroupList'
        ? [group({ more: 1, other: 2 })]
        : { ...update(), ...monitor(), ...group(), more: 1, other: 2 }
    expect(made.validate(value).errors).toHaveLength(1)
    expect(made.validate(value, { maxIssues: 2 }).errors).toHaveLength(2)
    expect(made.with({ maxIssues: 100, unknownFields: 'ignore' }).validate(value)).toEqual(
      bodyContracts[name].validate(value, { unknownFields: 'ignore' }),
    )
    expect(made.id).toBe(contract.id)
  })
})

function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) scramble(part)
  if (Object.isFrozen(value)) return
  for (const key of Object.keys(value)) Reflect.deleteProperty(value, key)
}

describe('a baseline', () => {
  it('is read when it is given, and not again', () => {
    const stored = { frequency: 5 }
    const made = icmpMonitorUpdate.with({ baseline: stored })
    stored.frequency = 60
    expect(errorsOf(made, update({ frequencyOffset: 51 }))).toEqual(['/frequencyOffset frequency-offset'])
    expect(made.is(update({ frequencyOffset: 51 }))).toBe(false)
  })

  it('leaves rules silent where it holds what is null or not allowed', () => {
    const baseline = {
      frequency: 7,
      degradedPacketLossThreshold: 101,
      degradedResponseTime: null,
      useGlobalAlertSettings: false,
    }
    const result = icmpMonitorUpdate.validate(
      update({ frequencyOffset: 700, maxPacketLossThreshold: 1, maxResponseTime: 1, alertSettings: {} }),
      { baseline },
    )
    expect(report([...result.errors, ...result.warnings])).toEqual([])
  })

  it('is the same whatever stands on Object.prototype under the name of a field', () => {
    Object.defineProperty(Object.prototype, 'frequency', { value: 60, configurable: true })
    const { errors } = icmpMonitorUpdate.validate(update({ frequencyOffset: 51 }), { baseline: { frequency: 5 } })
    Reflect.deleteProperty(Object.prototype, 'frequency')
    expect(report(errors)).toEqual(['/frequencyOffset frequency-offset'])
  })

  it('says nothing of itself where the body sends none of its fields', () => {
    const baseline = {
      frequency: 5,
      frequencyOffset: 51,
      degradedPacketLossThreshold: 50,
      maxPacketLossThreshold: 5,
      degradedResponseTime: 9,
      maxResponseTime: 8,
      alertSettings: {},
    }
    const result = icmpMonitorUpdate.validate(update({ tags: ['x'] }), { baseline })
    expect(report([...result.errors, ...result.warnings])).toEqual([])
  })
})

describe('issues', () => {
  it('issues are in the order of the schema, unknown fields last, rules and warnings at their fields', () => {
    const value = {
      zeta: 1,
      maxPacketLossThreshold: 5,
      degradedPacketLossThreshold: 10,
      frequencyOffset: 51,
      frequency: 5,
      id: 'x',
      tags: [1, 'x', 2],
      request: { more: 1, assertions: [{ target: 5, extra: 1 }], hostname: 5 },
      alpha: 1,
      heartbeat: 5,
    }
    expect(errorsOf(icmpMonitorUpdate, value, { unknownFields: 'error' })).toEqual([
      '/heartbeat type',
      '/script required',
      '/tags/0 type',
      '/tags/2 type',
      '/frequencyOffset frequency-offset',
      '/request/hostname type',
      '/request/assertions/0/target type',
      '/request/assertions/0/extra unknown-field',
      '/request/more unknown-field',
      '/maxPacketLossThreshold packet-loss-order',
      '/zeta unknown-field',
      '/alpha unknown-field',
    ])
    expect(warningsOf(icmpMonitorUpdate, { ...value, doubleCheck: 5, setupSnippetId: 1 })).toEqual([
      '/doubleCheck deprecated-field',
      '/request/assertions/0/extra unknown-field',
      '/request/more unknown-field',
      '/setupSnippetId api-only-field',
      '/zeta unknown-field',
      '/id response-only-field',
      '/alpha unknown-field',
    ])
  })

  it.each([1, 2, 3, 100])('are at most %i, all of them true', (maxIssues) => {
    const value = {
      tags: [1, 2, 3],
      more: 1,
      frequency: 5,
      frequencyOffset: 51,
      doubleCheck: true,
      id: 'x',
      setupSnippetId: 1,
    }
    const all = icmpMonitorUpdate.validate(value)
    const some = icmpMonitorUpdate.validate(value, { maxIssues })
    expect(some.errors).toHaveLength(Math.min(maxIssues, all.errors.length))
    expect(some.warnings.length).toBeLessThanOrEqual(maxIssues)
    for (const issue of some.errors) expect(all.errors).toContainEqual(issue)
    for (const issue of some.warnings) expect(all.warnings).toContainEqual(issue)
  })

  it('point to names with ~, / and nothing in them', () => {
    const value = update({ '': 1, '~': 1, '/': 1, '~1': 1, 'a/b~c': 1, request: { '~0/': 1, '': 1 } })
    const { warnings } = icmpMonitorUpdate.validate(value)
    expect(warnings.map(({ pointer }) => pointer)).toEqual([
      '/request/~00~1',
      '/request/',
      '/',
      '/~0',
      '/~1',
      '/~01',
      '/a~1b~0c',
    ])
    expect(warnings.map(({ path }) => path)).toEqual([
      ['request', '~0/'],
      ['request', ''],
      [''],
      ['~'],
      ['/'],
      ['~1'],
      ['a/b~c'],
    ])
    for (const { message } of warnings) expect(message).not.toMatch(/^The value/u)
  })

  it.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['runtime_id', 'runtimeId'],
    ['useGlobalAlertSetings', 'useGlobalAlertSettings'],
    ['tear-down-snippet-id', 'tearDownSnippetId'],
    ['maxRespnseTime', 'maxResponseTime'],
    ['xyz', undefined],
    ['', undefined],
    ['__proto__', undefined],
    ['n'.repeat(500), undefined],
  ])('the suggestion for %s is the field %s', (name, suggestion) => {
    const [issue] = icmpMonitorUpdate.validate(JSON.parse(`{"heartbeat":{},"script":"","${name}":1}`)).warnings
    expect(issue).toMatchObject({ code: 'unknown-field', path: [name] })
    expect(issue?.params).toEqual(suggestion === undefined ? {} : { suggestion })
  })

  it('of parse make an error that names the first few and goes into JSON whole', () => {
    const thrown = (() => {
      try {
        return errorGroup.parse({ more: 1 }, { unknownFields: 'warn' })
      } catch (error) {
        return error
      }
    })()
    if (!(thrown instanceof ContractError)) throw new Error('parse has to throw a ContractError')
    expect(thrown).toBeInstanceOf(Error)
    expect([thrown.name, thrown.contract, thrown.errors.length, thrown.warnings.length]).toEqual([
      'ContractError',
      errorGroup.id,
      8,
      1,
    ])
    for (const { message } of thrown.errors.slice(0, 2)) expect(thrown.message).toContain(message)
    expect(thrown.message).not.toContain('archivedUntilNextEvent')
    expect(JSON.parse(JSON.stringify(thrown))).toMatchObject({
      contract: errorGroup.id,
      errors: JSON.parse(JSON.stringify(thrown.errors)),
    })
  })
})

describe('messages', () => {
  /** Every text of a value, replaced by a marker that could come from nowhere else. */
  const marked = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return `secret-${value.length}-7f3a9c`
    if (Array.isArray(value)) return Array.from(value, (item: unknown) => marked(item, depth + 1))
    if (typeof value !== 'object' || value === null || value instanceof Date || depth > 8) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, depth + 1)]))
  }
  const lastName = (path: Issue['path']) => path.filter((step) => typeof step === 'string').at(-1) ?? ''

  it.each(bodyNames)('of %s are short, name the field and hold no text of the value', (name) => {
    const contract = bodyContracts[name]
    let seen = 0
    let turn = 0
    fc.assert(
      fc.property(damaged(valid[name]), (value) => {
        const options = everyOption[name][turn++ % everyOption[name].length] ?? {}
        for (const given of [value, marked(value)]) {
          const { errors, warnings } = contract.validate(given, options)
          for (const { message, params, path } of [...errors, ...warnings]) {
            seen++
            expect(message.length).toBeLessThan(600)
            expect(`${message}${JSON.stringify(params)}`).not.toContain('7f3a9c')
            if (/^\w{1,40}$/u.test(lastName(path))) expect(message).toContain(lastName(path))
          }
          if (errors.length > 0) expect(thrownBy(() => contract.parse(given, options))).not.toContain('7f3a9c')
        }
      }),
      { numRuns: 2_000 },
    )
    expect(seen).toBeGreaterThan(1_000)
  })

  const thrownBy = (run: () => unknown) => {
    try {
      run()
    } catch (thrown) {
      return String(thrown)
    }
    throw new Error('nothing was thrown')
  }

  it('messages shorten a long unknown name and contain no control characters of it', () => {
    const name = `\u001b[31m\u202e${'y'.repeat(100_000)}`
    const [issue] = icmpMonitorUpdate.validate(update({ [name]: 1 })).warnings
    expect(issue?.path).toEqual([name])
    expect(issue?.message.length).toBeLessThan(200)
    expect(issue?.message).not.toMatch(/[\u001b\u202e]/u)
  })
})

describe('a tolerant reader', () => {
  const tolerant = { reader: 'tolerant' } as const
  const answer = (fields: object) => {
    const { valid: verdict, errors, warnings } = icmpMonitor.validate(monitor(fields), tolerant)
    return [verdict, report(errors), report(warnings)]
  }

  it.each<[string, object, boolean, string[], string[]]>([
    ['refuses a wrong type', { tags: 'x', frequency: '5' }, false, ['/tags type', '/frequency type'], []],
    [
      'warns of unknown enum values',
      { runtimeId: '2030.01', locations: ['mars', 'us-east-1'], frequency: 3 },
      true,
      [],
      ['/locations/0 enum', '/runtimeId enum', '/frequency enum'],
    ],
    ['refuses another checkType', { checkType: 'HTTP' }, false, ['/checkType enum'], []],
    [
      'warns of values out of bounds',
      {
        groupOrder: -1,
        maxResponseTime: 300_001,
        description: 'x'.repeat(501),
        frequencyOffset: 0,
        degradedPacketLossThreshold: 0,
      },
      true,
      [],
      [
        '/groupOrder minimum',
        '/description maxLength',
        '/frequencyOffset minimum',
        '/maxResponseTime maximum',
        '/degradedPacketLossThreshold exclusiveMinimum',
      ],
    ],
    [
      'warns of too many items',
      { environmentVariables: Array.from({ length: 51 }, () => ({})) },
      true,
      [],
      ['/environmentVariables maxItems'],
    ],
    [
      'warns of another format',
      { id: 'x', updated_at: '2024-02-29', created_at: 'x' },
      true,
      [],
      ['/id format', '/created_at format', '/updated_at format'],
    ],
    ['takes a date-time for a date', { created_at: '2024-02-29T12:00:00Z' }, true, [], []],
    [
      'takes null for what may be left out',
      {
        retryStrategy: null,
        script: null,
        request: { hostname: null },
        checkType: null,
        alertChannels: { email: [{ address: null }], sms: null },
      },
      true,
      [],
      [],
    ],
    [
      'refuses null in a list',
      { tags: [null], alertChannels: { email: [null] } },
      false,
      ['/tags/0 type', '/alertChannels/email/0 type'],
      [],
    ],
    [
      'warns of broken rules',
      { frequency: 5, frequencyOffset: 51, degradedPacketLossThreshold: 20, maxPacketLossThreshold: 10 },
      true,
      [],
      ['/frequencyOffset frequency-offset', '/maxPacketLossThreshold packet-loss-order'],
    ],
    [
      'is silent on rules of a field that it warns of',
      { frequency: 3, frequencyOffset: 700, degradedPacketLossThreshold: 200, maxPacketLossThreshold: 10 },
      true,
      [],
      ['/frequency enum', '/degradedPacketLossThreshold maximum'],
    ],
    ['is silent on rules of a null', { frequency: null, frequencyOffset: 700 }, true, [], []],
  ])('%s', (_, fields, verdict, errors, warnings) => {
    expect(answer(fields)).toEqual([verdict, errors, warnings])
    expect(icmpMonitor.is(monitor(fields), tolerant)).toBe(verdict)
  })

  it('rejects a required field that is missing or null', () => {
    expect(errorsOf(icmpMonitor, {}, tolerant)).toEqual(['/name required'])
    expect(errorsOf(icmpMonitor, { name: null }, tolerant)).toEqual(['/name type'])
    expect(errorsOf(errorGroup, group({ rawErrorMessage: undefined, id: null }), tolerant)).toEqual([
      '/id type',
      '/rawErrorMessage required',
    ])
    expect(errorsOf(errorGroup, group({ rawErrorMessage: null, rootCauseAnalyses: null }), tolerant)).toEqual([])
  })

  it('warns of groups that are last seen before they are first seen, dates or times', () => {
    expect(
      warningsOf(errorGroup, group({ firstSeen: '2024-02-29T12:00:00Z', lastSeen: '2024-02-29T11:59:59Z' }), tolerant),
    ).toEqual(['/lastSeen seen-order'])
    expect(
      warningsOf(errorGroupList, [group(), group(), group({ errorHash: 'h2' }), group({ lastSeen: '2024-01-01' })]),
    ).toEqual(['/1/errorHash duplicate-group', '/3/errorHash duplicate-group', '/3/lastSeen seen-order'])
  })
})
