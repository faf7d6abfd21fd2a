// Tests `planUpdate`, the preview of an update, but for its changes.
import { describe, expect, it } from 'vitest'
import {
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  planUpdate,
  redact,
  type PlanOptions,
  type UpdatePlan,
} from 'monitor-contract'

const required = { heartbeat: {}, script: '' }
const { frequency } = icmpMonitorDefaults
const plan = (stored: object, changes: object, options?: PlanOptions) =>
  planUpdate(stored, changes, options)
const lines = (list: readonly { pointer: string }[], field: string) =>
  list.map((each) => `${String(Reflect.get(each, field))} ${each.pointer}`)
const hidden = '[redacted]'

describe('the body', () => {
  const stored = {
    name: 'edge',
    checkType: 'ICMP',
    privateLocations: ['a'],
    newer: 1,
    tags: null,
    muted: true,
  }

  it('has only heartbeat, script and what the caller changed, with send: changed', () => {
    const changes = { ...required, muted: false, name: 'edge', privateLocations: 'a', colour: 1 }
    const { body, result } = plan({ ...stored, heartbeat: {} }, changes, { send: 'changed' })
    expect(body).toEqual({ ...required, muted: false, privateLocations: 'a', colour: 1 })
    expect(result.valid).toBe(true)
    expect(plan({ ...stored, ...required }, {}, { send: 'changed' }).body).toEqual(required)
  })

  it('is validated with the stored monitor as baseline, and with unchanged: accept', () => {
    const broken = { ...required, frequency: 7, locations: ['xx-1'] }
    const options = { baseline: broken, unchanged: 'accept' } as const
    const { result } = plan(broken, { name: 'b' })
    const { value, ...validated } = {
      value: undefined,
      ...icmpMonitorUpdate.validate({ ...broken, name: 'b' }, options),
    }
    expect(result).toStrictEqual(validated)
    expect(value).toEqual({ ...broken, name: 'b' })
    expect(plan(broken, { frequency: 8 }).result.errors.map(({ pointer }) => pointer)).toEqual([
      '/frequency',
    ])
    expect(plan({}, {}).result.errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'required /heartbeat',
      'required /script',
    ])
  })
})

it.each<{
  what: string
  stored: object
  changes: object
  options: PlanOptions
  expected: readonly string[]
}>([
  {
    what: 'no unknown fields that are kept',
    stored: { newer: 1 },
    changes: {},
    options: { unknownFields: 'keep' },
    expected: [],
  },
  {
    what: 'what is sent in another form',
    stored: { privateLocations: ['a'], newer: 1 },
    changes: { privateLocations: 'a', newer: 2 },
    options: {},
    expected: [],
  },
  {
    what: 'nulls at any depth, whatever is sent',
    stored: {
      tags: null,
      description: null,
      request: { hostname: null, assertions: [{}, { source: null }], odd: null },
    },
    changes: { muted: true },
    options: { send: 'changed' },
    expected: [
      'null-not-accepted /tags',
      'null-not-accepted /request/hostname',
      'null-not-accepted /request/assertions/1/source',
    ],
  },
  {
    what: 'no null that is replaced',
    stored: { tags: null, request: { hostname: null } },
    changes: { tags: [], request: {} },
    options: {},
    expected: [],
  },
])('omitted lists $what', ({ stored, changes, options, expected }) => {
  expect(lines(plan(stored, changes, options).omitted, 'reason')).toEqual(expected)
})

describe('uncertain', () => {
  it('has the value of either reading, the default in place of a missing one', () => {
    const stored = { ...required, name: 'edge', muted: true, frequency: 5, id: 'a' }
    expect(plan(stored, {}, { send: 'changed' }).uncertain).toEqual([
      { path: ['name'], pointer: '/name', merged: 'edge', replaced: undefined, secret: false },
      { path: ['muted'], pointer: '/muted', merged: true, replaced: false, secret: false },
      { path: ['frequency'], pointer: '/frequency', merged: 5, replaced: frequency, secret: false },
    ])
  })

  it('has what redact makes of secrets, unknown fields and undescribed objects', () => {
    const variables = [{ key: 'A', value: 's', locked: true }]
    const stored = { ...required, environmentVariables: variables, apiToken: 's', retired: null }
    expect(plan(stored, { heartbeat: { a: 's' } }, { send: 'changed' }).uncertain).toEqual([
      {
        path: ['environmentVariables'],
        pointer: '/environmentVariables',
        merged: [{ key: 'A', value: hidden, locked: true }],
        replaced: undefined,
        secret: true,
      },
      {
        path: ['apiToken'],
        pointer: '/apiToken',
        merged: hidden,
        replaced: undefined,
        secret: true,
      },
    ])
  })

  it('has the private locations in both forms, whatever is sent', () => {
    const stored = { ...required, privateLocations: ['a'] }
    const field = { path: ['privateLocations'], pointer: '/privateLocations', merged: ['a'] }
    expect(plan(stored, {}).uncertain).toEqual([{ ...field, replaced: undefined, secret: false }])
    expect(plan(stored, { privateLocations: 'a' }).uncertain).toEqual([
      { ...field, replaced: 'a', secret: false },
    ])
    expect(plan(stored, { privateLocations: { token: 's' } }).uncertain).toEqual([
      { ...field, replaced: hidden, secret: true },
    ])
  })

  it('has no field that is sent, and no lists in another order', () => {
    expect(
      plan({ ...required, name: 'a', tags: ['a', 'b'] }, { tags: ['b', 'a'] }).uncertain,
    ).toEqual([])
  })
})

it('a plan without its body has no value that is secret or not described', () => {
  const secret = 'Zq7SECRET'
  const variable = { key: 'A', value: secret, secret: true }
  const stored = {
    ...required,
    heartbeat: { token: secret },
    environmentVariables: [variable],
    request: { hostname: 'a', cookie: secret },
    alertChannels: { slack: { url: secret } },
    apiToken: secret,
  }
  const changes = { environmentVariables: [], apiToken: [secret], newer: { secret }, request: {} }
  for (const send of ['all', 'changed'] as const)
    for (const unknownFields of ['omit', 'keep'] as const) {
      const { body, ...logged }: UpdatePlan = plan(stored, changes, { send, unknownFields })
      expect(JSON.stringify(logged)).not.toContain(secret)
      expect(JSON.stringify(body)).toContain(secret)
      expect(JSON.stringify(redact(icmpMonitorUpdate, body))).not.toContain(secret)
    }
})

it('plans a change between values that are nested too deeply to compare', () => {
  const nested = (innermost: number): Record<string, unknown> => {
    let value: Record<string, unknown> = { inner: innermost }
    for (let level = 0; level < 100_000; level++) value = { inner: value }
    return value
  }
  const plan = planUpdate({ heartbeat: nested(1), script: '' }, { heartbeat: nested(2) })
  expect(plan.changes.map(({ pointer }) => pointer)).toEqual(['/heartbeat'])
})
