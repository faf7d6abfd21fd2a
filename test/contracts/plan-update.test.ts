// Tests `planUpdate`, the preview of an update.
import { describe, expect, it } from 'vitest'
import {
  icmpMonitorUpdate,
  planUpdate,
  redact,
  type PlanOptions,
  type UpdatePlan,
} from 'monitor-contract'

const required = { heartbeat: {}, script: '' }
const plan = (stored: object, changes: object, options?: PlanOptions) =>
  planUpdate(stored, changes, options)
const lines = (list: readonly { pointer: string }[], field: string) =>
  list.map((each) => `${String(Reflect.get(each, field))} ${each.pointer}`)
const hidden = '[redacted]'

describe('changes', () => {
  const monitor = { ...required, name: 'edge', description: null, locations: ['eu-west-1'] }
  const request = { hostname: 'a', pingCount: 5, extra: { deep: [1, { a: null }] } }

  it.each<[what: string, stored: object, changes: object, expected: readonly string[]]>([
    ['a change that is undefined', monitor, { name: undefined, tags: undefined }, []],
    ['null in place of a missing field', {}, { groupId: null, description: null }, []],
    ['the default in place of a missing field', {}, { frequency: 10, maxResponseTime: 20_000 }, []],
    ['the default in place of null', { ...monitor, frequency: null }, { frequency: 10 }, []],
    ['locations in another order', { locations: ['a', 'b'] }, { locations: ['b', 'a'] }, []],
    ['tags in another order', { tags: ['b', 'a', 'b'] }, { tags: ['a', 'b', 'b'] }, []],
    ['an object with the same fields', { request }, { request: structuredClone(request) }, []],
    [
      'null in place of a missing field inside a list and a heartbeat',
      { environmentVariables: [{ key: 'A', value: null }], heartbeat: { grace: null } },
      { heartbeat: {} },
      [],
    ],
    ['a tag once more', { tags: ['a'] }, { tags: ['a', 'a'] }, ['replace /tags']],
    [
      'another number of the same tags',
      { tags: ['a', 'a', 'b'] },
      { tags: ['a', 'b', 'b'] },
      ['replace /tags'],
    ],
    [
      'another order of variables and of retries',
      { environmentVariables: [{ key: 'A' }, { key: 'B' }], retryStrategy: { onlyOn: ['a', 'b'] } },
      { environmentVariables: [{ key: 'B' }, { key: 'A' }], retryStrategy: { onlyOn: ['b', 'a'] } },
      ['replace /retryStrategy/onlyOn', 'replace /environmentVariables'],
    ],
    [
      'fields inside objects, described ones by themselves and others as a whole',
      { request },
      { request: { hostname: 'b', extra: { deep: [1, {}], more: 1 }, skipSSL: true } },
      [
        'replace /request/hostname',
        'remove /request/pingCount',
        'replace /request/extra',
        'add /request/skipSSL',
      ],
    ],
    [
      'the heartbeat as a whole',
      { heartbeat: { period: 1, unit: 'day' } },
      { heartbeat: { period: 2, unit: 'day' } },
      ['replace /heartbeat'],
    ],
    ['an object in place of none', {}, { request: { hostname: 'a' } }, ['add /request']],
    [
      'nested objects',
      { alertSettings: { reminders: { amount: 1, interval: 5 } } },
      { alertSettings: { reminders: { amount: 2, interval: 5 } } },
      ['replace /alertSettings/reminders/amount'],
    ],
    [
      'fields in the order of the schema',
      {},
      { tags: ['a'], frequency: 5, name: 'a', ...required },
      ['add /heartbeat', 'add /script', 'add /name', 'add /tags', 'replace /frequency'],
    ],
    ['a field that becomes null', { groupId: 5 }, { groupId: null }, ['remove /groupId']],
    [
      'a threshold that becomes null',
      { maxResponseTime: 5 },
      { maxResponseTime: null },
      ['replace /maxResponseTime'],
    ],
    [
      'a threshold that was null',
      { maxResponseTime: null },
      { maxResponseTime: 20_000 },
      ['replace /maxResponseTime'],
    ],
    [
      'variables in place of null',
      { environmentVariables: null },
      { environmentVariables: [{ key: 'A', value: 'a' }] },
      ['add /environmentVariables'],
    ],
    [
      'fields with the names of inherited ones',
      { request: {} },
      { request: JSON.parse('{"constructor":1,"__proto__":2}') as object },
      ['add /request/constructor', 'add /request/__proto__'],
    ],
  ])('are listed for %s', (_, stored, changes, expected) => {
    for (const send of ['all', 'changed'] as const)
      expect(lines(plan(stored, changes, { send }).changes, 'kind')).toEqual(expected)
  })

  it('have the values before and after, the default in place of a missing one', () => {
    const stored = { name: 'a', tags: ['x'], groupId: 1 }
    const update = { name: 'b', frequency: 5, tags: [], description: 'd', groupId: null }
    const { changes } = plan(stored, update)
    expect(changes).toEqual([
      { path: ['name'], pointer: '/name', kind: 'replace', from: 'a', to: 'b', secret: false },
      { path: ['tags'], pointer: '/tags', kind: 'replace', from: ['x'], to: [], secret: false },
      { path: ['groupId'], pointer: '/groupId', kind: 'remove', from: 1, secret: false },
      { path: ['description'], pointer: '/description', kind: 'add', to: 'd', secret: false },
      {
        path: ['frequency'],
        pointer: '/frequency',
        kind: 'replace',
        from: 10,
        to: 5,
        secret: false,
      },
    ])
  })

  it.each<[what: string, stored: object, changes: object, expected: object]>([
    [
      'a secret variable',
      { environmentVariables: [{ key: 'A', value: 's', secret: true }] },
      { environmentVariables: [{ key: 'A', value: 'shown' }] },
      {
        from: [{ key: 'A', value: hidden, secret: true }],
        to: [{ key: 'A', value: 'shown' }],
        secret: true,
      },
    ],
    [
      'a variable that loses its flag, and keeps its value',
      { environmentVariables: [{ key: 'A', value: 's', secret: true }] },
      { environmentVariables: [{ key: 'A', value: 's' }] },
      {
        from: [{ key: 'A', value: hidden, secret: true }],
        to: [{ key: 'A', value: hidden }],
        secret: true,
      },
    ],
    [
      'variables that are no secrets',
      { environmentVariables: [{ key: 'A', value: 'a' }] },
      { environmentVariables: [{ key: 'A', value: 'b', secret: false }] },
      {
        from: [{ key: 'A', value: 'a' }],
        to: [{ key: 'A', value: 'b', secret: false }],
        secret: false,
      },
    ],
    [
      'an object whose fields are not described',
      { heartbeat: { token: 's' } },
      { heartbeat: {} },
      { from: hidden, to: {}, secret: true },
    ],
    [
      'an unknown field inside an object',
      { request: {} },
      { request: { apiToken: 's' } },
      { to: hidden, secret: true },
    ],
    [
      'a value of a wrong type',
      { name: 'a' },
      { name: { token: 's' } },
      { from: 'a', to: hidden, secret: true },
    ],
    [
      'subscriptions, whose fields a response describes',
      { alertChannelSubscriptions: [{ alertChannelId: 1, activated: true }] },
      { alertChannelSubscriptions: [{ alertChannelId: 1, activated: false, more: 's' }] },
      {
        from: [{ alertChannelId: 1, activated: true }],
        to: [{ alertChannelId: 1, activated: false, more: hidden }],
        secret: true,
      },
    ],
    [
      'the text of a value that looks redacted',
      { name: 'a' },
      { name: hidden },
      { from: 'a', to: hidden, secret: false },
    ],
  ])('can be logged for %s', (_, stored, changes, { ...expected }) => {
    const [change, ...others] = plan(stored, changes).changes
    expect(others).toEqual([])
    const { path: _path, pointer: _pointer, kind: _kind, ...values } = change ?? {}
    expect(values).toEqual(expected)
  })

  it('list no response-only field, no unknown field and no private locations', () => {
    const stored = { id: 'a', newer: 1, privateLocations: ['a'] }
    const update = { id: 'b', newer: 2, privateLocations: 'b', alertChannels: {} }
    for (const unknownFields of ['omit', 'keep'] as const)
      expect(plan(stored, update, { unknownFields }).changes).toEqual([])
  })
})

describe('the body', () => {
  const stored = {
    name: 'edge',
    checkType: 'ICMP',
    privateLocations: ['a'],
    newer: 1,
    tags: null,
    muted: true,
  }

  it('has only the changed fields, heartbeat, script, and what the caller added, with send: changed', () => {
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

it.each<
  [what: string, stored: object, changes: object, options: PlanOptions, expected: readonly string[]]
>([
  ['no unknown fields that are kept', { newer: 1 }, {}, { unknownFields: 'keep' }, []],
  [
    'what is sent in another form',
    { privateLocations: ['a'], newer: 1 },
    { privateLocations: 'a', newer: 2 },
    {},
    [],
  ],
  [
    'nulls at any depth, whatever is sent',
    {
      tags: null,
      description: null,
      request: { hostname: null, assertions: [{}, { source: null }], odd: null },
    },
    { muted: true },
    { send: 'changed' },
    [
      'null-not-accepted /tags',
      'null-not-accepted /request/hostname',
      'null-not-accepted /request/assertions/1/source',
    ],
  ],
  [
    'no null that is replaced',
    { tags: null, request: { hostname: null } },
    { tags: [], request: {} },
    {},
    [],
  ],
])('omitted lists %s', (_, stored, changes, options, expected) => {
  expect(lines(plan(stored, changes, options).omitted, 'reason')).toEqual(expected)
})

describe('uncertain', () => {
  it('has the value of either reading, the default in place of a missing one', () => {
    const stored = { ...required, name: 'edge', muted: true, frequency: 5, id: 'a' }
    expect(plan(stored, {}, { send: 'changed' }).uncertain).toEqual([
      { path: ['name'], pointer: '/name', merged: 'edge', replaced: undefined, secret: false },
      { path: ['muted'], pointer: '/muted', merged: true, replaced: false, secret: false },
      { path: ['frequency'], pointer: '/frequency', merged: 5, replaced: 10, secret: false },
    ])
  })

  it('has what redact makes of secrets, unknown fields and objects whose fields are not described', () => {
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
