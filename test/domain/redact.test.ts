// Tests `redact`, which copies for logs what a contract describes, and `secretPaths`.
import { describe, expect, it } from 'vitest'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  operations,
  redact,
  secretPaths,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { failing, revoked, unreadable } from '../helpers/hostile-values.ts'
import { resolve, schemaNamed, type SchemaNode } from '../helpers/schema-documents.ts'

const hidden = '[redacted]'

describe('redact of a body', () => {
  it.each<[what: string, value: object]>([
    [
      'fields of every type',
      { name: 'a', muted: true, frequency: 5, groupId: 0.5, description: null, tags: ['a'] },
    ],
    [
      'described fields inside objects',
      { alertSettings: { reminders: { amount: 2 } }, request: { hostname: 'a' } },
    ],
    [
      'texts that the schema does not list',
      { locations: ['moon-1'], checkType: 'TCP', runtimeId: 'x' },
    ],
    [
      'values out of their bounds',
      { frequency: 7, description: 'x'.repeat(501), created_at: 'never' },
    ],
    [
      'empty objects and lists',
      { heartbeat: {}, request: {}, tags: [], alertChannels: { webhook: [] } },
    ],
    [
      'channels without secrets',
      { alertChannels: { email: { address: 'a' }, sms: [{ number: '1', name: 'a' }] } },
    ],
  ])('keeps %s', (_, value) => {
    expect(redact(icmpMonitor, value)).toStrictEqual(value)
  })

  it.each<[what: string, value: object, copy: object]>([
    ['an unknown field', { apiToken: 's' }, { apiToken: hidden }],
    ['an unknown field that is null', { apiToken: null }, { apiToken: hidden }],
    [
      'an unknown field inside an object',
      { request: { token: ['s'] } },
      { request: { token: hidden } },
    ],
    [
      'an object whose fields are not described',
      { heartbeat: { url: 's' } },
      { heartbeat: hidden },
    ],
    [
      'a value of a wrong type',
      { name: 5, muted: 'yes', tags: 's' },
      { name: hidden, muted: hidden, tags: hidden },
    ],
    ['null where the schema does not allow it', { name: null }, { name: hidden }],
    [
      'items of a wrong type',
      { tags: ['a', 5, null, ['s']] },
      { tags: ['a', hidden, hidden, hidden] },
    ],
    ['a number in place of an integer', { frequency: 5.5 }, { frequency: hidden }],
    [
      'what is no JSON number',
      { groupId: NaN, groupOrder: Infinity },
      { groupId: hidden, groupOrder: hidden },
    ],
    [
      'values of no JSON type',
      { name: Symbol('s'), script: failing },
      { name: hidden, script: hidden },
    ],
    [
      'an object in place of a list',
      { environmentVariables: { PIN: 's' } },
      { environmentVariables: hidden },
    ],
    ['a list with holes', { tags: Object.assign([], { 2: 's' }) }, { tags: hidden }],
    ['a list with a field', { tags: Object.assign(['a'], { token: 's' }) }, { tags: hidden }],
    [
      'what cannot be read',
      { request: revoked(), tags: revoked([]) },
      { request: hidden, tags: hidden },
    ],
    [
      'a field that cannot be read',
      { request: unreadable('hostname') },
      { request: { hostname: hidden } },
    ],
  ])('hides %s', (_, value, copy) => {
    expect(redact(icmpMonitor, value)).toStrictEqual(copy)
  })

  it.each<[what: string, flags: object, isHidden: boolean]>([
    ['has no flag', {}, false],
    ['has flags that are false, null or undefined', { secret: false, locked: undefined }, false],
    ['is secret', { secret: true }, true],
    ['is locked', { secret: false, locked: true }, true],
    ['has a flag of another type', { secret: 0 }, true],
    ['has an empty text as flag', { locked: '' }, true],
    ['has a flag that cannot be read', unreadable('locked'), true],
  ])('hides the value of a variable, if it %s', (_, flags, isHidden) => {
    const variable = Object.defineProperties(
      { key: 'PIN', value: 's' },
      Object.getOwnPropertyDescriptors(flags),
    )
    expect(redact(icmpMonitorUpdate, { environmentVariables: [variable] })).toMatchObject({
      environmentVariables: [{ key: 'PIN', value: isHidden ? hidden : 's' }],
    })
  })

  it('hides a secret of any type', () => {
    for (const value of [5, null, ['s'], { a: 's' }, new Map([['s', 's']])])
      expect(redact(icmpMonitor, { environmentVariables: [{ value, secret: true }] })).toEqual({
        environmentVariables: [{ value: hidden, secret: true }],
      })
  })

  it('hides URLs and locked parameters of webhooks and Slack channels, of one channel and in a list', () => {
    const parameters = (value: string) => [
      { key: 'a', value, locked: true },
      { key: 'b', value: 'shown', locked: false },
    ]
    const webhook = (value: string) => ({
      url: value,
      name: 'a',
      method: 'POST',
      headers: parameters(value),
      queryParameters: parameters(value),
    })
    const one = (value: string) => ({
      alertChannels: { webhook: webhook(value), slack: { url: value } },
    })
    const list = (value: string) => ({
      alertChannels: { webhook: [webhook(value)], slack: [{ url: value }] },
    })
    for (const channels of [one, list])
      expect(redact(icmpMonitor, channels('s'))).toStrictEqual(channels(hidden))
  })

  it('hides the alert channels of an update, which does not describe them', () => {
    expect(redact(icmpMonitorUpdate, { alertChannels: { email: { address: 's' } } })).toEqual({
      alertChannels: hidden,
    })
  })

  it('copies own enumerable fields only, and omits undefined ones', () => {
    const value: object = Object.create(
      { name: 's' },
      { script: { value: 's' }, muted: { value: true, enumerable: true } },
    )
    expect(redact(icmpMonitor, Object.assign(value, { tags: undefined }))).toStrictEqual({
      muted: true,
    })
  })

  it('treats __proto__ and constructor as unknown fields', () => {
    const copy = redact(
      icmpMonitor,
      JSON.parse('{"__proto__":{"name":"s"},"constructor":"s","toString":"s"}'),
    )
    expect(Object.entries(copy as object)).toEqual([
      ['__proto__', hidden],
      ['constructor', hidden],
      ['toString', hidden],
    ])
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })

  it('reads each field once', () => {
    let reads = 0
    const variable = {
      value: 's',
      get secret() {
        reads += 1
        return reads === 1
      },
    }
    expect(redact(icmpMonitorUpdate, { environmentVariables: [variable] })).toEqual({
      environmentVariables: [{ value: hidden, secret: true }],
    })
    expect(reads).toBe(1)
  })

  it('hides a whole value of a wrong type', () => {
    for (const value of ['{"name":"s"}', 5, null, undefined, [], failing, revoked()])
      expect(redact(icmpMonitor, value)).toBe(hidden)
    expect(redact(errorGroupList, { id: 's' })).toBe(hidden)
  })

  it('redacts error groups', () => {
    const group = {
      id: 'a',
      rawErrorMessage: null,
      lastSeen: '2024-02-29',
      rootCauseAnalyses: [{ a: 's' }, {}],
    }
    const copy = { ...group, rootCauseAnalyses: [hidden, {}] }
    expect(redact(errorGroup, group)).toEqual(copy)
    expect(redact(errorGroupList, [group, 's'])).toEqual([copy, hidden])
  })

  it('redacts with a contract that `with` returned', () => {
    expect(redact(icmpMonitor.with({ maxIssues: 1 }), { name: 'a', newer: 's' })).toEqual({
      name: 'a',
      newer: hidden,
    })
  })

  it('reads each item of a list once', () => {
    let reads = 0
    const items = Array.from({ length: 10_000 }, () => 'a')
    const get = (list: readonly unknown[], name: string | symbol): unknown => {
      if (typeof name === 'string' && /^\d/.test(name)) reads += 1
      return Reflect.get(list, name)
    }
    expect(redact(icmpMonitor, { tags: new Proxy(items, { get }) })).toEqual({ tags: items })
    expect(reads).toBe(10_000)
  })
})

describe('redact of parameters', () => {
  it.each<[what: string, query: unknown, copy: unknown]>([
    ['a query string', 'limit=20&page=2', { limit: '20', page: '2' }],
    ['a URLSearchParams', new URLSearchParams('limit=20&token=s'), { limit: '20', token: hidden }],
    ['a plain object', { limit: 20, page: '2' }, { limit: 20, page: '2' }],
    ['lists with one value', { limit: ['20'], page: ['s'] }, { limit: ['20'], page: [hidden] }],
    ['a repeated parameter', 'limit=20&limit=s', { limit: ['20', hidden] }],
    ['texts that are no numbers', 'limit=s&page=0x14', { limit: hidden, page: hidden }],
    ['numbers of a wrong type', { limit: 20.5, page: null }, { limit: hidden, page: hidden }],
    ['a parameter that cannot be read', unreadable('limit'), { limit: hidden }],
    ['a Map', new Map([['limit', '20']]), hidden],
    ['a value that cannot be read', revoked(), hidden],
    ['a number', 5, hidden],
  ])('redacts %s as a query', (_, query, copy) => {
    expect(redact(listErrorGroupsQuery, query)).toStrictEqual(copy)
  })

  it('redacts booleans', () => {
    expect(redact(updateIcmpMonitorQuery, 'autoAssignAlerts=false')).toEqual({
      autoAssignAlerts: 'false',
    })
    expect(redact(updateIcmpMonitorQuery, { autoAssignAlerts: 'no' })).toEqual({
      autoAssignAlerts: hidden,
    })
  })

  it.each<[what: string, headers: unknown, copy: unknown]>([
    [
      'Headers',
      new Headers({ Authorization: 's', Cookie: 's' }),
      { authorization: hidden, cookie: hidden },
    ],
    [
      'names in any case',
      { AUTHORIZATION: ['s'], 'X-Service-Account': 'a' },
      { AUTHORIZATION: hidden, 'X-Service-Account': 'a' },
    ],
    ['a text', 'authorization: s', hidden],
    ['a list', [['authorization', 's']], hidden],
  ])('redacts %s as headers', (_, headers, copy) => {
    expect(redact(listErrorGroupsHeaders, headers)).toStrictEqual(copy)
  })

  it('redacts path parameters', () => {
    expect(redact(updateIcmpMonitorParams, { id: '7f', more: 's' })).toEqual({
      id: '7f',
      more: hidden,
    })
    expect(redact(updateIcmpMonitorParams, { id: 5 })).toEqual({ id: hidden })
  })
})

describe('redact of a request', () => {
  it('redacts each part by its contract, and hides what is no part', () => {
    const request = {
      params: { id: '7f' },
      query: 'autoAssignAlerts=true',
      headers: { authorization: 's', 'content-type': 'application/json' },
      body: { name: 'edge', apiToken: 's' },
      cookies: { session: 's' },
    }
    expect(redact(operations.updateIcmpMonitor, request)).toEqual({
      params: { id: '7f' },
      query: { autoAssignAlerts: 'true' },
      headers: { authorization: hidden, 'content-type': 'application/json' },
      body: { name: 'edge', apiToken: hidden },
      cookies: hidden,
    })
  })

  it('hides parts that the operation lacks, and parts that are no objects', () => {
    const request = { headers: undefined, query: 5, body: { name: 's' }, params: { id: 's' } }
    expect(redact(operations.listErrorGroups, request)).toEqual({
      query: hidden,
      body: hidden,
      params: hidden,
    })
    expect(redact(operations.listErrorGroups, unreadable('query'))).toEqual({ query: hidden })
  })

  it('hides a whole request that is no object', () => {
    for (const request of ['s', null, undefined, ['s'], revoked()])
      expect(redact(operations.updateIcmpMonitor, request)).toBe(hidden)
  })
})

describe('secretPaths', () => {
  const parts: Record<string, SchemaNode> = {
    headers: schemaNamed('update-icmp-monitor-headers'),
    body: schemaNamed('icmp-monitor'),
  }
  const schemaAt = (path: string): SchemaNode | undefined =>
    path
      .replaceAll('[*]', '.*')
      .split('.')
      .reduce<SchemaNode | undefined>(
        (schema, step) => {
          const node = schema && resolve(schema)
          const inner = step === '*' ? node?.items : node?.properties?.[step]
          return inner && resolve(inner)
        },
        { properties: parts },
      )

  it('lists the places of all secrets', () => {
    expect(secretPaths).toEqual([
      'headers.authorization',
      'body.environmentVariables[*].value',
      'body.alertChannels.webhook.url',
      'body.alertChannels.webhook.headers[*].value',
      'body.alertChannels.webhook.queryParameters[*].value',
      'body.alertChannels.webhook[*].url',
      'body.alertChannels.webhook[*].headers[*].value',
      'body.alertChannels.webhook[*].queryParameters[*].value',
      'body.alertChannels.slack.url',
      'body.alertChannels.slack[*].url',
    ])
    expect(Object.isFrozen(secretPaths)).toBe(true)
  })

  it('lists only places that a schema describes as texts', () => {
    for (const path of secretPaths) expect(schemaAt(path)?.['type'], path).toBe('string')
  })

  it('lists every field named value, url or authorization in a schema', () => {
    const placesIn = (schema: SchemaNode, path: string): string[] => {
      const { properties = {}, items } = resolve(schema)
      const fields = Object.entries(properties).flatMap(([name, field]) =>
        placesIn(field, `${path}.${name}`),
      )
      const inItems = items === undefined ? [] : placesIn(items, `${path}[*]`)
      return [...(/\b(?:value|url|authorization)$/.test(path) ? [path] : []), ...fields, ...inItems]
    }
    const places = Object.entries(parts).flatMap(([part, schema]) => placesIn(schema, part))
    expect(places.sort()).toEqual([...secretPaths].sort())
  })
})

it.each([[undefined], [null], ['icmpMonitor'], [{}], [[]], [{ query: {}, headers: {} }]])(
  'redact throws a TypeError for %j, which is no contract or operation',
  (described) => {
    expect(() => redact(described as never, {})).toThrow(TypeError)
  },
)
