// Tests the changes of `planUpdate`.
import { describe, expect, it } from 'vitest'
import { icmpMonitorDefaults, planUpdate, type PlanOptions } from 'monitor-contract'

const required = { heartbeat: {}, script: '' }
const { frequency, maxResponseTime } = icmpMonitorDefaults
const plan = (stored: object, changes: object, options?: PlanOptions) =>
  planUpdate(stored, changes, options)
const lines = (list: readonly { pointer: string }[], field: string) =>
  list.map((each) => `${String(Reflect.get(each, field))} ${each.pointer}`)
const hidden = '[redacted]'

describe('changes', () => {
  const monitor = { ...required, name: 'edge', description: null, locations: ['eu-west-1'] }
  const request = { hostname: 'a', pingCount: 5, extra: { deep: [1, { a: null }] } }

  it.each<{ what: string; stored: object; changes: object; expected: readonly string[] }>([
    {
      what: 'a change that is undefined',
      stored: monitor,
      changes: { name: undefined, tags: undefined },
      expected: [],
    },
    {
      what: 'null in place of a missing field',
      stored: {},
      changes: { groupId: null, description: null },
      expected: [],
    },
    {
      what: 'the default in place of a missing field',
      stored: {},
      changes: { frequency, maxResponseTime },
      expected: [],
    },
    {
      what: 'the default in place of null',
      stored: { ...monitor, frequency: null },
      changes: { frequency },
      expected: [],
    },
    {
      what: 'locations in another order',
      stored: { locations: ['a', 'b'] },
      changes: { locations: ['b', 'a'] },
      expected: [],
    },
    {
      what: 'tags in another order',
      stored: { tags: ['b', 'a', 'b'] },
      changes: { tags: ['a', 'b', 'b'] },
      expected: [],
    },
    {
      what: 'an object with the same fields',
      stored: { request },
      changes: { request: structuredClone(request) },
      expected: [],
    },
    {
      what: 'null in place of a missing field inside a list and a heartbeat',
      stored: { environmentVariables: [{ key: 'A', value: null }], heartbeat: { grace: null } },
      changes: { heartbeat: {} },
      expected: [],
    },
    {
      what: 'a tag once more',
      stored: { tags: ['a'] },
      changes: { tags: ['a', 'a'] },
      expected: ['replace /tags'],
    },
    {
      what: 'another number of the same tags',
      stored: { tags: ['a', 'a', 'b'] },
      changes: { tags: ['a', 'b', 'b'] },
      expected: ['replace /tags'],
    },
    {
      what: 'another order of variables and of retries',
      stored: {
        environmentVariables: [{ key: 'A' }, { key: 'B' }],
        retryStrategy: { onlyOn: ['a', 'b'] },
      },
      changes: {
        environmentVariables: [{ key: 'B' }, { key: 'A' }],
        retryStrategy: { onlyOn: ['b', 'a'] },
      },
      expected: ['replace /retryStrategy/onlyOn', 'replace /environmentVariables'],
    },
    {
      what: 'fields inside objects, described ones by themselves and others as a whole',
      stored: { request },
      changes: { request: { hostname: 'b', extra: { deep: [1, {}], more: 1 }, skipSSL: true } },
      expected: [
        'replace /request/hostname',
        'remove /request/pingCount',
        'replace /request/extra',
        'add /request/skipSSL',
      ],
    },
    {
      what: 'the heartbeat as a whole',
      stored: { heartbeat: { period: 1, unit: 'day' } },
      changes: { heartbeat: { period: 2, unit: 'day' } },
      expected: ['replace /heartbeat'],
    },
    {
      what: 'an object in place of none',
      stored: {},
      changes: { request: { hostname: 'a' } },
      expected: ['add /request'],
    },
    {
      what: 'nested objects',
      stored: { alertSettings: { reminders: { amount: 1, interval: 5 } } },
      changes: { alertSettings: { reminders: { amount: 2, interval: 5 } } },
      expected: ['replace /alertSettings/reminders/amount'],
    },
    {
      what: 'fields in the order of the schema',
      stored: {},
      changes: { tags: ['a'], frequency: 5, name: 'a', ...required },
      expected: ['add /heartbeat', 'add /script', 'add /name', 'add /tags', 'replace /frequency'],
    },
    {
      what: 'a field that becomes null',
      stored: { groupId: 5 },
      changes: { groupId: null },
      expected: ['remove /groupId'],
    },
    {
      what: 'a threshold that becomes null',
      stored: { maxResponseTime: 5 },
      changes: { maxResponseTime: null },
      expected: ['replace /maxResponseTime'],
    },
    {
      what: 'a threshold that was null',
      stored: { maxResponseTime: null },
      changes: { maxResponseTime },
      expected: ['replace /maxResponseTime'],
    },
    {
      what: 'variables in place of null',
      stored: { environmentVariables: null },
      changes: { environmentVariables: [{ key: 'A', value: 'a' }] },
      expected: ['add /environmentVariables'],
    },
    {
      what: 'fields with the names of inherited ones',
      stored: { request: {} },
      changes: { request: JSON.parse('{"constructor":1,"__proto__":2}') as object },
      expected: ['add /request/constructor', 'add /request/__proto__'],
    },
  ])('are listed for $what', ({ stored, changes, expected }) => {
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

  it.each<{ what: string; stored: object; changes: object; expected: object }>([
    {
      what: 'a secret variable',
      stored: { environmentVariables: [{ key: 'A', value: 's', secret: true }] },
      changes: { environmentVariables: [{ key: 'A', value: 'shown' }] },
      expected: {
        from: [{ key: 'A', value: hidden, secret: true }],
        to: [{ key: 'A', value: 'shown' }],
        secret: true,
      },
    },
    {
      what: 'a variable that loses its flag, and keeps its value',
      stored: { environmentVariables: [{ key: 'A', value: 's', secret: true }] },
      changes: { environmentVariables: [{ key: 'A', value: 's' }] },
      expected: {
        from: [{ key: 'A', value: hidden, secret: true }],
        to: [{ key: 'A', value: hidden }],
        secret: true,
      },
    },
    {
      what: 'variables that are no secrets',
      stored: { environmentVariables: [{ key: 'A', value: 'a' }] },
      changes: { environmentVariables: [{ key: 'A', value: 'b', secret: false }] },
      expected: {
        from: [{ key: 'A', value: 'a' }],
        to: [{ key: 'A', value: 'b', secret: false }],
        secret: false,
      },
    },
    {
      what: 'an object whose fields are not described',
      stored: { heartbeat: { token: 's' } },
      changes: { heartbeat: {} },
      expected: { from: hidden, to: {}, secret: true },
    },
    {
      what: 'an unknown field inside an object',
      stored: { request: {} },
      changes: { request: { apiToken: 's' } },
      expected: { to: hidden, secret: true },
    },
    {
      what: 'a value of a wrong type',
      stored: { name: 'a' },
      changes: { name: { token: 's' } },
      expected: { from: 'a', to: hidden, secret: true },
    },
    {
      what: 'subscriptions, whose fields a response describes',
      stored: { alertChannelSubscriptions: [{ alertChannelId: 1, activated: true }] },
      changes: { alertChannelSubscriptions: [{ alertChannelId: 1, activated: false, more: 's' }] },
      expected: {
        from: [{ alertChannelId: 1, activated: true }],
        to: [{ alertChannelId: 1, activated: false, more: hidden }],
        secret: true,
      },
    },
    {
      what: 'the text of a value that looks redacted',
      stored: { name: 'a' },
      changes: { name: hidden },
      expected: { from: 'a', to: hidden, secret: false },
    },
  ])('can be logged for $what', ({ stored, changes, expected: { ...expected } }) => {
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
