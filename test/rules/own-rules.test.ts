// Tests what own rules return, and where they run.
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
import { group, monitor, update } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'
import { fewLocations, ours, three } from './few-locations.ts'

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

  it.each<{ found: unknown }>([
    { found: 'wrong' },
    { found: true },
    { found: null },
    { found: [{}] },
    { found: [{ path: 'name', params: {} }] },
    { found: [{ path: ['name'] }] },
  ])('throws a TypeError where its check returns $found', ({ found }) => {
    const odd = defineRule(icmpMonitorUpdate, {
      code: 'odd',
      at: 'name',
      check: () => found as undefined,
      message: () => '',
    })
    const contract = icmpMonitorUpdate.with({ rules: [odd] })
    expect(() => contract.validate(update())).toThrow(
      new TypeError('The function "check" of "odd" must return params or a list.'),
    )
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

  it('are a TypeError for a contract that is no part of the request', () => {
    const cleared = defineRule(icmpMonitor, {
      code: 'cleared',
      at: 'name',
      check: () => undefined,
      message: () => '',
    })
    const call = () => validateRequest(request, { rules: [cleared] } as never)
    expect(call).toThrow(new TypeError('The rule "cleared" is for the contract icmpMonitor.'))
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
