// Tests `defineRule` and the option `rules`: what own rules see and return, and where they run.
import { Ajv } from 'ajv'
import {
  defineRule,
  errorGroup,
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
  type AnyIssue,
} from 'monitor-contract'
import { addMonitorContract } from 'monitor-contract/ajv'
import { describe, expect, it } from 'vitest'
import { issuesOf } from '../helpers/example-issues.ts'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'

const fewLocations = defineRule(icmpMonitorUpdate, {
  code: 'few-locations',
  at: 'locations',
  reads: ['locations'],
  readsIfPresent: ['frequency'],
  severity: 'warning',
  check: ({ locations, frequency = 10 }) =>
    locations.length > 2 && frequency < 5 ? { maximum: 2, frequency } : undefined,
  message: ({ maximum, frequency }, name) =>
    `must have at most ${maximum} locations when ${name('frequency')} is ${frequency}.`,
})

const three = ['eu-west-1', 'eu-west-2', 'eu-west-3']
const ours = icmpMonitorUpdate.with({ rules: [fewLocations] })

/** Returns a contract with a rule that keeps what it sees. */
function watching(definition: {
  readonly at?: string
  readonly reads?: readonly string[]
  readonly readsIfPresent?: readonly string[]
}) {
  const seen: unknown[] = []
  const check = (fields: unknown) => {
    seen.push(structuredClone(fields))
    return undefined
  }
  const whole = { code: 'watching', at: 'name', ...definition, check, message: () => 'is seen.' }
  const rule: typeof fewLocations = Reflect.apply(defineRule, undefined, [icmpMonitorUpdate, whole])
  return { contract: icmpMonitorUpdate.with({ rules: [rule] }), seen }
}

/** Returns what a rule sees of a body; an empty list where it is not run. */
function seenOf(
  definition: Parameters<typeof watching>[0],
  body: object,
  options: { readonly baseline?: object } = {},
): readonly unknown[] {
  const { contract, seen } = watching(definition)
  contract.validate(update(body), options)
  return seen
}

describe('an issue of an own rule', () => {
  it('has its code, place, params and message, and its related fields', () => {
    const value = update({ locations: three, frequency: 1 })
    expect(ours.validate(value).warnings).toEqual([
      {
        severity: 'warning',
        code: 'few-locations',
        path: ['locations'],
        pointer: '/locations',
        message: 'locations must have at most 2 locations when frequency is 1.',
        params: { maximum: 2, frequency: 1 },
        related: [{ path: ['frequency'], pointer: '/frequency' }],
      },
    ])
    expect(ours.validate(update({ locations: three })).warnings).toEqual([])
  })

  it('is an error by default, which makes the value invalid in every method', () => {
    const named = defineRule(icmpMonitorUpdate, {
      code: 'named',
      at: 'name',
      check: () => ({}),
      message: () => 'must be a name.',
    })
    const contract = icmpMonitorUpdate.with({ rules: [named] })
    const result = contract.validate(update())
    expect(result).toMatchObject({ valid: false, warnings: [] })
    expect(result.errors).toEqual([
      {
        severity: 'error',
        code: 'named',
        path: ['name'],
        pointer: '/name',
        message: 'name must be a name.',
        params: {},
      },
    ])
    expect(contract.is(update())).toBe(false)
    expect(() => contract.parse(update())).toThrow('icmpMonitorUpdate: name must be a name.')
    expect(() => contract.assert(update())).toThrow('icmpMonitorUpdate: name must be a name.')
    const standard = contract['~standard'].validate(update())
    expect(standard).toEqual({ issues: result.errors })
    expect(contract.is(update(), { severity: { named: 'warning' } })).toBe(true)
  })

  it('can be at a nested field, which need not be in the value', () => {
    const nested = defineRule(icmpMonitorUpdate, {
      code: 'needs-hostname',
      at: 'request.hostname',
      check: () => ({}),
      message: () => 'is missing, but we need it.',
    })
    const { errors } = icmpMonitorUpdate.with({ rules: [nested] }).validate(update())
    expect(errors).toMatchObject([
      {
        path: ['request', 'hostname'],
        pointer: '/request/hostname',
        message: 'request.hostname is missing, but we need it.',
      },
    ])
  })

  it('is in the order of the schema among others', () => {
    const value = update({ name: 5, locations: three, frequency: 1, doubleCheck: true, colour: 1 })
    const all = ours.with({ severity: { 'few-locations': 'error', 'deprecated-field': 'error' } })
    expect(report(all.validate(value).errors)).toEqual([
      '/name type',
      '/doubleCheck deprecated-field',
      '/locations few-locations',
    ])
  })

  it('counts for maxIssues', () => {
    const value = update({ locations: three, frequency: 1, doubleCheck: true })
    const result = ours.validate(value, { maxIssues: 1 })
    expect(report(result.warnings)).toEqual(['/doubleCheck deprecated-field'])
    expect(result.truncated).toBe(true)
  })

  it('has the message of the option messages', () => {
    const value = update({ locations: three, frequency: 1 })
    const messages = {
      'few-locations': ({ params }: AnyIssue) => `at most ${String(params['maximum'])}`,
    }
    expect(ours.validate(value, { messages }).warnings[0]?.message).toBe('at most 2')
  })
})

describe('the fields that a rule reads', () => {
  const reads = { reads: ['frequency'] }
  const ifPresent = { readsIfPresent: ['frequency'] }
  const both = { reads: ['locations'], readsIfPresent: ['frequency'] }
  const pings = { reads: ['request.pingCount'] }
  const request = { reads: ['request'] }

  it.each<{ case: string; definition: object; body: object; seen: unknown[] }>([
    { case: 'without reads, it always runs', definition: {}, body: {}, seen: [{}] },
    {
      case: 'a field is present',
      definition: reads,
      body: { frequency: 5 },
      seen: [{ frequency: 5 }],
    },
    { case: 'a field is missing', definition: reads, body: {}, seen: [] },
    { case: 'a field is undefined', definition: reads, body: { frequency: undefined }, seen: [] },
    { case: 'a field is null', definition: reads, body: { frequency: null }, seen: [] },
    { case: 'a field is not allowed', definition: reads, body: { frequency: 7 }, seen: [] },
    { case: 'a field has a wrong type', definition: reads, body: { frequency: '5' }, seen: [] },
    { case: 'no optional field is present', definition: ifPresent, body: {}, seen: [] },
    {
      case: 'an optional field is null',
      definition: ifPresent,
      body: { frequency: null },
      seen: [],
    },
    { case: 'an optional field is wrong', definition: ifPresent, body: { frequency: 7 }, seen: [] },
    {
      case: 'the optional field is present, the required one is missing',
      definition: both,
      body: { frequency: 5 },
      seen: [],
    },
    {
      case: 'the optional field is missing',
      definition: both,
      body: { locations: three },
      seen: [{ locations: three }],
    },
    {
      case: 'the optional field is null beside the required one',
      definition: both,
      body: { locations: three, frequency: null },
      seen: [],
    },
    {
      case: 'the optional field is wrong beside the required one',
      definition: both,
      body: { locations: three, frequency: 7 },
      seen: [],
    },
    {
      case: 'an item of the list is wrong',
      definition: { reads: ['locations'] },
      body: { locations: ['eu-west-1', 'mars-1'] },
      seen: [],
    },
    {
      case: 'a list may be null',
      definition: { reads: ['locations'] },
      body: { locations: null },
      seen: [],
    },
    {
      case: 'a nested field, beside an invalid one',
      definition: pings,
      body: { request: { pingCount: 5, hostname: 5 } },
      seen: [{ request: { pingCount: 5 } }],
    },
    { case: 'a nested field is missing', definition: pings, body: { request: {} }, seen: [] },
    { case: 'its object is missing', definition: pings, body: {}, seen: [] },
    { case: 'its object is wrong', definition: pings, body: { request: 5 }, seen: [] },
    {
      case: 'a nested field is wrong',
      definition: pings,
      body: { request: { pingCount: '5' } },
      seen: [],
    },
    {
      case: 'a whole object',
      definition: request,
      body: { request: { hostname: 'a', assertions: [{ source: 'b' }] } },
      seen: [{ request: { hostname: 'a', assertions: [{ source: 'b' }] } }],
    },
    {
      case: 'a whole object with an error deep in it',
      definition: request,
      body: { request: { hostname: 'a', assertions: [{ source: 5 }] } },
      seen: [],
    },
    {
      case: 'fields that it does not read are wrong',
      definition: reads,
      body: { frequency: 5, name: 5, tags: 5 },
      seen: [{ frequency: 5 }],
    },
  ])('are valid, or the rule is silent: $case', ({ definition, body, seen }) => {
    const actual = seenOf(definition, body)
    expect(actual).toHaveLength(seen.length)
    if (seen.length > 0) expect(actual).toMatchObject(seen)
  })

  it.each<{ case: string; definition: object; body: object; baseline: object; seen: unknown[] }>([
    {
      case: 'the stored value',
      definition: both,
      body: { locations: three },
      baseline: { frequency: 5 },
      seen: [{ locations: three, frequency: 5 }],
    },
    {
      case: 'the documented default',
      definition: both,
      body: { locations: three },
      baseline: {},
      seen: [{ locations: three, frequency: 10 }],
    },
    {
      case: 'the documented default of a null that an update cannot hold',
      definition: both,
      body: { locations: three },
      baseline: { frequency: null },
      seen: [{ locations: three, frequency: 10 }],
    },
    {
      case: 'no stored value that is not allowed',
      definition: both,
      body: { frequency: 5 },
      baseline: { locations: ['mars-1'] },
      seen: [],
    },
    {
      case: 'none where the body has none of them',
      definition: both,
      body: { name: 'edge' },
      baseline: { locations: three, frequency: 5 },
      seen: [],
    },
    {
      case: 'the stored list where only the optional field is sent',
      definition: both,
      body: { frequency: 1 },
      baseline: { locations: three },
      seen: [{ locations: three, frequency: 1 }],
    },
    {
      case: 'a nested field of the stored object',
      definition: { reads: ['request.pingCount', 'frequency'] },
      body: { frequency: 5 },
      baseline: { request: { pingCount: 3 } },
      seen: [{ frequency: 5, request: { pingCount: 3 } }],
    },
    {
      case: 'a nested field of the stored object beside one that is not allowed',
      definition: { reads: ['request.pingCount', 'frequency'] },
      body: { frequency: 5 },
      baseline: { request: { pingCount: 3, hostname: 5 } },
      seen: [{ frequency: 5, request: { pingCount: 3 } }],
    },
    {
      case: 'none of the stored object where the body sends another',
      definition: { reads: ['request.pingCount', 'frequency'] },
      body: { frequency: 5, request: { hostname: 'a' } },
      baseline: { request: { pingCount: 3 } },
      seen: [],
    },
  ])('have, with a baseline, $case', ({ definition, body, baseline, seen }) => {
    const actual = seenOf(definition, body, { baseline })
    expect(actual).toHaveLength(seen.length)
    if (seen.length > 0) expect(actual).toMatchObject(seen)
  })

  it('are named as stored or default in the message where the body omits them', () => {
    const value = update({ locations: three })
    const [stored] = ours.validate(value, { baseline: { frequency: 1 } }).warnings
    expect(stored?.message).toContain('when the stored frequency is 1.')
    expect(stored?.params).toMatchObject({
      assumed: { frequency: { origin: 'stored', value: 1 } },
      maximum: 2,
    })
    expect(stored?.related).toBeUndefined()
    const baseline = { locations: three } as const
    const [own] = ours.validate(update({ frequency: 1 }), { baseline: baseline }).warnings
    expect(own?.message).toMatch(/^The stored locations must have/)
  })

  it('are checked against the baseline for `unchanged`', () => {
    const strict = ours.with({ severity: { 'few-locations': 'error' } })
    const stored = { locations: three, frequency: 1 } as {}
    const options = { baseline: stored, unchanged: 'accept' } as const
    expect(report(strict.validate(update(stored), options).warnings)).toEqual([
      '/locations few-locations',
    ])
    const changed = update({ ...stored, frequency: 2 })
    expect(report(strict.validate(changed, options).errors)).toEqual(['/locations few-locations'])
  })
})

describe('a rule that returns a list', () => {
  const unknownTags = defineRule(icmpMonitorUpdate, {
    code: 'unknown-tag',
    at: 'tags',
    reads: ['tags'],
    check: ({ tags }) =>
      tags.flatMap((tag, index) =>
        tag.startsWith('x-') ? [{ path: ['tags', index], params: { length: tag.length } }] : [],
      ),
    message: ({ length }) => `must not be a tag of ${length} characters.`,
  })
  const contract = icmpMonitorUpdate.with({ rules: [unknownTags] })

  it('has an issue at each path, from the top of the value', () => {
    const { errors } = contract.validate(update({ tags: ['a', 'x-b', 'c', 'x-de'] }))
    expect(errors).toMatchObject([
      {
        path: ['tags', 1],
        pointer: '/tags/1',
        message: 'tags[1] must not be a tag of 3 characters.',
        params: { length: 3 },
      },
      { pointer: '/tags/3', params: { length: 4 } },
    ])
  })

  it('has no issue if the list is empty', () => {
    expect(contract.validate(update({ tags: ['a'] })).valid).toBe(true)
  })

  it('can name the related fields of each issue', () => {
    const related = defineRule(icmpMonitorUpdate, {
      code: 'two-names',
      at: 'name',
      reads: ['name', 'description'],
      check: () => [
        {
          path: ['name'],
          params: {},
          related: [
            ['request', 'hostname'],
            ['tags', 0],
          ],
        },
        { path: ['description'], params: {} },
        { path: ['script'], params: {}, related: [] },
      ],
      message: () => 'is the same twice.',
    })
    const { errors } = icmpMonitorUpdate
      .with({ rules: [related] })
      .validate(update({ name: 'a', description: 'a' }))
    const pointers = errors.map((issue) => [
      issue.pointer,
      (issue.related ?? []).map(({ pointer }) => pointer),
    ])
    expect(Object.fromEntries(pointers)).toMatchObject({
      '/name': ['/request/hostname', '/tags/0'],
      '/script': [],
    })
  })
})

describe('the related fields of an issue', () => {
  it('are the other fields that the rule reads and the value has, unless given', () => {
    const order = defineRule(icmpMonitorUpdate, {
      code: 'slow-pings',
      at: 'maxResponseTime',
      reads: ['maxResponseTime', 'request.pingCount'],
      readsIfPresent: ['degradedResponseTime', 'frequency'],
      check: () => ({}),
      message: () => 'is too long.',
    })
    const value = update({ maxResponseTime: 5, frequency: 10, request: { pingCount: 5 } })
    const [issue] = icmpMonitorUpdate.with({ rules: [order] }).validate(value).errors
    expect(issue?.related?.map(({ pointer }) => pointer).sort()).toEqual([
      '/frequency',
      '/request/pingCount',
    ])
  })
})

describe('an exception in an own rule', () => {
  const error = new Error('a bug of the caller')
  const fail = (): never => {
    throw error
  }

  it('of `check` is thrown, by every method', () => {
    const rule = defineRule(icmpMonitorUpdate, {
      code: 'failing',
      at: 'name',
      check: fail,
      message: () => '',
    })
    const contract = icmpMonitorUpdate.with({ rules: [rule] })
    for (const call of [contract.validate, contract.is, contract.parse])
      expect(() => call(update())).toThrow(error)
  })

  it('of `message` is thrown where the message is written', () => {
    const rule = defineRule(icmpMonitorUpdate, {
      code: 'failing',
      at: 'name',
      check: () => ({}),
      message: fail,
    })
    const contract = icmpMonitorUpdate.with({ rules: [rule] })
    expect(() => contract.validate(update())).toThrow(error)
    expect(contract.is(update())).toBe(false)
  })
})

describe('own rules of other contracts', () => {
  it('run for a response, strict and tolerant', () => {
    const active = defineRule(icmpMonitor, {
      code: 'inactive',
      at: 'activated',
      reads: ['activated'],
      check: ({ activated }) => (activated ? undefined : {}),
      message: () => 'must be true.',
    })
    const contract = icmpMonitor.with({ rules: [active] })
    const value = monitor({ activated: false })
    expect(report(contract.validate(value).errors)).toEqual(['/activated inactive'])
    const { valid, warnings } = contract.validate(value, { reader: 'tolerant' })
    expect([valid, report(warnings)]).toEqual([true, ['/activated inactive']])
    const nulled = monitor({ activated: null })
    expect(contract.validate(nulled, { reader: 'tolerant' })).toMatchObject({ warnings: [] })
  })

  it('run for an error group', () => {
    const archived = defineRule(errorGroup, {
      code: 'archived',
      at: 'archivedUntilNextEvent',
      reads: ['archivedUntilNextEvent', 'errorHash'],
      severity: 'warning',
      check: ({ archivedUntilNextEvent }) => (archivedUntilNextEvent ? {} : undefined),
      message: () => 'is true.',
    })
    const contract = errorGroup.with({ rules: [archived] })
    const value = group({ archivedUntilNextEvent: true })
    expect(report(contract.validate(value).warnings)).toEqual(['/archivedUntilNextEvent archived'])
    expect(contract.validate(group()).warnings).toEqual([])
  })
})

describe('own rules in a request', () => {
  const request = {
    params: { id: '7f' },
    headers: {
      authorization: 'Bearer k',
      'x-service-account': '7',
      'content-type': 'application/json',
    },
    body: update({ locations: three, frequency: 1 }),
  }
  const { validateRequest } = operations.updateIcmpMonitor

  it('run for the body, with paths that begin with it', () => {
    const { warnings } = validateRequest(request, { rules: [fewLocations] })
    expect(warnings).toEqual([
      {
        severity: 'warning',
        code: 'few-locations',
        path: ['body', 'locations'],
        pointer: '/body/locations',
        message: 'body.locations must have at most 2 locations when frequency is 1.',
        params: { maximum: 2, frequency: 1 },
        related: [{ path: ['body', 'frequency'], pointer: '/body/frequency' }],
      },
    ])
  })

  it('have the severity and the messages of the call', () => {
    const result = validateRequest(request, {
      rules: [fewLocations],
      severity: { 'few-locations': 'error' },
      messages: { 'few-locations': () => 'too many' },
    })
    expect(result.errors).toMatchObject([{ code: 'few-locations', message: 'too many' }])
  })

  it('are a TypeError for an operation without a body', () => {
    const list: (request: object, options: never) => unknown =
      operations.listErrorGroups.validateRequest
    expect(() => list({}, { rules: [fewLocations] } as never)).toThrow(TypeError)
  })
})

describe('own rules in the Ajv plugin', () => {
  it('run for the contract that they were made for', () => {
    const inactive = defineRule(icmpMonitor, {
      code: 'inactive',
      at: 'activated',
      reads: ['activated'],
      check: ({ activated }) => (activated ? undefined : {}),
      message: () => 'must be true.',
    })
    const ajv = addMonitorContract(new Ajv(), {
      rules: [fewLocations, inactive],
      severity: { 'few-locations': 'error' },
    })
    const value = update({ locations: three, frequency: 1, activated: false })
    expect(ajv.validate(icmpMonitorUpdate.id, value)).toBe(false)
    expect(ajv.errors).toMatchObject([
      {
        instancePath: '/locations',
        params: { issue: { code: 'few-locations', params: { maximum: 2 } } },
      },
    ])
    expect(ajv.validate(icmpMonitor.id, monitor({ activated: false }))).toBe(false)
    expect(ajv.errors).toMatchObject([{ instancePath: '/activated' }])
    expect(ajv.validate(icmpMonitorUpdate.id, update({ activated: false }))).toBe(true)
    expect(ajv.validate(errorGroup.id, group())).toBe(true)
  })
})

describe('the option rules', () => {
  const few = fewLocations
  const other = defineRule(icmpMonitorUpdate, {
    code: 'other',
    at: 'name',
    check: () => ({}),
    message: () => 'is other.',
  })

  it('of a later `with` is appended to that of an earlier one', () => {
    const contract = icmpMonitorUpdate.with({ rules: [few] }).with({ rules: [other] })
    const value = update({ locations: three, frequency: 1 })
    const codes = issuesOf(contract.validate(value)).map(({ code }) => code)
    expect(codes).toEqual(['other', 'few-locations'])
    expect(icmpMonitorUpdate.validate(value).warnings).toEqual([])
    expect(icmpMonitorUpdate.with({ rules: [] }).validate(value).warnings).toEqual([])
  })

  it('is a TypeError in a call', () => {
    const { validate, is, parse, assert } = icmpMonitorUpdate
    for (const call of [validate, is, parse, assert])
      expect(() => call(update(), { rules: [few] } as never)).toThrow(TypeError)
  })

  it.each<{ case: string; contract: { with(options: never): unknown }; rules: unknown }>([
    { case: 'no list', contract: icmpMonitorUpdate, rules: few },
    { case: 'null', contract: icmpMonitorUpdate, rules: null },
    {
      case: 'an object that defineRule did not make',
      contract: icmpMonitorUpdate,
      rules: [{ code: 'a', at: 'name', check: () => ({}), message: () => '' }],
    },
    { case: 'a hole', contract: icmpMonitorUpdate, rules: [undefined] },
    { case: 'a rule for another contract', contract: icmpMonitor, rules: [few] },
    { case: 'the same rule twice', contract: icmpMonitorUpdate, rules: [few, few] },
    { case: 'a rule that it has', contract: ours, rules: [few] },
  ])('is a TypeError: $case', ({ contract, rules }) => {
    expect(() => contract.with({ rules } as never)).toThrow(TypeError)
  })

  it.each<{ rules: unknown }>([
    { rules: few },
    { rules: [5] },
    { rules: [null] },
    { rules: [{ ...few, contract: undefined }] },
    { rules: [{ ...few, reads: undefined }] },
    { rules: [{ ...few, check: undefined }] },
    { rules: [{ ...few, write: undefined }] },
  ])('names what it must be instead of $rules', ({ rules }) => {
    const call = () => icmpMonitorUpdate.with({ rules } as never)
    expect(call).toThrow('Option "rules" must be a list of rules that defineRule made.')
  })

  it('is a TypeError if two rules have the same code', () => {
    const again = defineRule(icmpMonitorUpdate, {
      code: 'few-locations',
      at: 'name',
      check: () => ({}),
      message: () => '',
    })
    expect(() => icmpMonitorUpdate.with({ rules: [few, again] })).toThrow(/few-locations/)
    expect(() => ours.with({ rules: [again] })).toThrow(TypeError)
  })
})

describe('defineRule', () => {
  const definition = {
    code: 'own-rule',
    at: 'name',
    check: () => undefined,
    message: () => '',
  }
  const define = (changes: object, contract: unknown = icmpMonitorUpdate): unknown =>
    Reflect.apply(defineRule, undefined, [contract, { ...definition, ...changes }])

  it('accepts a rule with all of its properties', () => {
    const all = { reads: ['name'], readsIfPresent: ['request.pingCount'], severity: 'error' }
    expect(() => define(all)).not.toThrow()
    expect(() => define({ reads: undefined, severity: undefined })).not.toThrow()
  })

  it.each<{ mistake: string; changes: object }>([
    { mistake: 'the code of a keyword', changes: { code: 'type' } },
    { mistake: 'the code of a rule of this contract', changes: { code: 'deprecated-field' } },
    { mistake: 'the code of a rule of another contract', changes: { code: 'duplicate-group' } },
    { mistake: 'a general code', changes: { code: 'unknown-field' } },
    { mistake: 'no code', changes: { code: undefined } },
    { mistake: 'a code that is no text', changes: { code: 5 } },
    { mistake: 'a misspelt place', changes: { at: 'nam' } },
    { mistake: 'no place', changes: { at: undefined } },
    { mistake: 'a misspelt field', changes: { reads: ['frequncy'] } },
    { mistake: 'a misspelt nested field', changes: { reads: ['request.pingcount'] } },
    { mistake: 'a field inside a scalar', changes: { reads: ['frequency.unit'] } },
    { mistake: 'a misspelt optional field', changes: { readsIfPresent: ['frequncy'] } },
    { mistake: 'a name that prototypes have', changes: { reads: ['constructor'] } },
    { mistake: 'a field of a response', changes: { reads: ['created_at'] } },
    { mistake: 'reads that are no list', changes: { reads: 'name' } },
    { mistake: 'another severity', changes: { severity: 'info' } },
    { mistake: 'no function check', changes: { check: undefined } },
    { mistake: 'no function message', changes: { message: 'is wrong.' } },
    { mistake: 'an unknown property', changes: { meaning: 'more' } },
  ])('throws a TypeError for $mistake', ({ changes }) => {
    expect(() => {
      // Some clashes are known only where the rule meets its contract.
      const rule = define(changes)
      icmpMonitorUpdate.with({ rules: [rule as never] })
    }).toThrow(TypeError)
  })

  it.each([
    { part: 'code', wrong: '', expected: 'a string' },
    { part: 'at', wrong: undefined, expected: 'the name of a field' },
    { part: 'reads', wrong: [5], expected: 'a list of fields' },
    { part: 'readsIfPresent', wrong: 'name', expected: 'a list of fields' },
    { part: 'severity', wrong: 'info', expected: '"error" or "warning"' },
    { part: 'check', wrong: {}, expected: 'a function' },
    { part: 'message', wrong: '', expected: 'a function' },
  ])('names the part of the definition that is wrong: $part', ({ part, wrong, expected }) => {
    const message = `"${part}" of a rule must be ${expected}.`
    expect(() => define({ [part]: wrong })).toThrow(new TypeError(message))
  })

  it.each([
    { what: 'null', contract: null },
    { what: 'an object', contract: {} },
    { what: 'a list', contract: operations.listErrorGroups.response },
    { what: 'a query', contract: operations.listErrorGroups.query },
    { what: 'an operation', contract: operations.updateIcmpMonitor },
  ])('throws a TypeError for a contract that has no own rules: $what', ({ contract }) => {
    expect(() => define({}, contract)).toThrow(TypeError)
  })

  it('throws a TypeError for a definition that is no object', () => {
    for (const wrong of [undefined, null, 5, []])
      expect(() => Reflect.apply(defineRule, undefined, [icmpMonitorUpdate, wrong])).toThrow(
        TypeError,
      )
  })
})
