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
import { boundOf, resolve, schemaNamed, type SchemaNode } from '../helpers/schema-documents.ts'

const hidden = '[redacted]'
const tooLong = 'x'.repeat(boundOf('icmpMonitor', 'description', 'maxLength') + 1)

describe('redact of a body', () => {
  it.each<{ what: string; value: object }>([
    {
      what: 'fields of every type',
      value: { name: 'a', muted: true, frequency: 5, groupId: 0.5, description: null, tags: ['a'] },
    },
    {
      what: 'described fields inside objects',
      value: { alertSettings: { reminders: { amount: 2 } }, request: { hostname: 'a' } },
    },
    {
      what: 'texts that the schema does not list',
      value: { locations: ['moon-1'], checkType: 'TCP', runtimeId: 'x' },
    },
    {
      what: 'values out of their bounds',
      value: { frequency: 7, description: tooLong, created_at: 'never' },
    },
    {
      what: 'empty objects and lists',
      value: { heartbeat: {}, request: {}, tags: [], alertChannels: { webhook: [] } },
    },
    {
      what: 'channels without secrets',
      value: { alertChannels: { email: { address: 'a' }, sms: [{ number: '1', name: 'a' }] } },
    },
  ])('keeps $what', ({ value }) => {
    expect(redact(icmpMonitor, value)).toStrictEqual(value)
  })

  it.each<{ what: string; value: object; copy: object }>([
    { what: 'an unknown field', value: { apiToken: 's' }, copy: { apiToken: hidden } },
    {
      what: 'an unknown field that is null',
      value: { apiToken: null },
      copy: { apiToken: hidden },
    },
    {
      what: 'an unknown field inside an object',
      value: { request: { token: ['s'] } },
      copy: { request: { token: hidden } },
    },
    {
      what: 'an object whose fields are not described',
      value: { heartbeat: { url: 's' } },
      copy: { heartbeat: hidden },
    },
    {
      what: 'a value of a wrong type',
      value: { name: 5, muted: 'yes', tags: 's' },
      copy: { name: hidden, muted: hidden, tags: hidden },
    },
    {
      what: 'null where the schema does not allow it',
      value: { name: null },
      copy: { name: hidden },
    },
    {
      what: 'items of a wrong type',
      value: { tags: ['a', 5, null, ['s']] },
      copy: { tags: ['a', hidden, hidden, hidden] },
    },
    {
      what: 'a number in place of an integer',
      value: { frequency: 5.5 },
      copy: { frequency: hidden },
    },
    {
      what: 'what is no JSON number',
      value: { groupId: NaN, groupOrder: Infinity },
      copy: { groupId: hidden, groupOrder: hidden },
    },
    {
      what: 'values of no JSON type',
      value: { name: Symbol('s'), script: failing },
      copy: { name: hidden, script: hidden },
    },
    {
      what: 'an object in place of a list',
      value: { environmentVariables: { PIN: 's' } },
      copy: { environmentVariables: hidden },
    },
    {
      what: 'a list with holes',
      value: { tags: Object.assign([], { 2: 's' }) },
      copy: { tags: hidden },
    },
    {
      what: 'a list with a field',
      value: { tags: Object.assign(['a'], { token: 's' }) },
      copy: { tags: hidden },
    },
    {
      what: 'what cannot be read',
      value: { request: revoked(), tags: revoked([]) },
      copy: { request: hidden, tags: hidden },
    },
    {
      what: 'a field that cannot be read',
      value: { request: unreadable('hostname') },
      copy: { request: { hostname: hidden } },
    },
  ])('hides $what', ({ value, copy }) => {
    expect(redact(icmpMonitor, value)).toStrictEqual(copy)
  })

  it.each<{ what: string; flags: object; isHidden: boolean }>([
    { what: 'has no flag', flags: {}, isHidden: false },
    {
      what: 'has flags that are false, null or undefined',
      flags: { secret: false, locked: undefined },
      isHidden: false,
    },
    { what: 'is secret', flags: { secret: true }, isHidden: true },
    { what: 'is locked', flags: { secret: false, locked: true }, isHidden: true },
    { what: 'has a flag of another type', flags: { secret: 0 }, isHidden: true },
    { what: 'has an empty text as flag', flags: { locked: '' }, isHidden: true },
    { what: 'has a flag that cannot be read', flags: unreadable('locked'), isHidden: true },
  ])('hides the value of a variable, if it $what', ({ flags, isHidden }) => {
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

  it('hides URLs and locked parameters of one webhook or Slack channel, and in a list', () => {
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
  it.each<{ what: string; query: unknown; copy: unknown }>([
    { what: 'a query string', query: 'limit=20&page=2', copy: { limit: '20', page: '2' } },
    {
      what: 'a URLSearchParams',
      query: new URLSearchParams('limit=20&token=s'),
      copy: { limit: '20', token: hidden },
    },
    { what: 'a plain object', query: { limit: 20, page: '2' }, copy: { limit: 20, page: '2' } },
    {
      what: 'lists with one value',
      query: { limit: ['20'], page: ['s'] },
      copy: { limit: ['20'], page: [hidden] },
    },
    { what: 'a repeated parameter', query: 'limit=20&limit=s', copy: { limit: ['20', hidden] } },
    {
      what: 'texts that are no numbers',
      query: 'limit=s&page=0x14',
      copy: { limit: hidden, page: hidden },
    },
    {
      what: 'numbers of a wrong type',
      query: { limit: 20.5, page: null },
      copy: { limit: hidden, page: hidden },
    },
    {
      what: 'a parameter that cannot be read',
      query: unreadable('limit'),
      copy: { limit: hidden },
    },
    { what: 'a Map', query: new Map([['limit', '20']]), copy: hidden },
    { what: 'a value that cannot be read', query: revoked(), copy: hidden },
    { what: 'a number', query: 5, copy: hidden },
  ])('redacts $what as a query', ({ query, copy }) => {
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

  it.each<{ what: string; headers: unknown; copy: unknown }>([
    {
      what: 'Headers',
      headers: new Headers({ Authorization: 's', Cookie: 's' }),
      copy: { authorization: hidden, cookie: hidden },
    },
    {
      what: 'names in any case',
      headers: { AUTHORIZATION: ['s'], 'X-Service-Account': 'a' },
      copy: { AUTHORIZATION: hidden, 'X-Service-Account': 'a' },
    },
    { what: 'a text', headers: 'authorization: s', copy: hidden },
    { what: 'a list', headers: [['authorization', 's']], copy: hidden },
  ])('redacts $what as headers', ({ headers, copy }) => {
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

it.each([
  { described: undefined },
  { described: null },
  { described: 'icmpMonitor' },
  { described: {} },
  { described: [] },
  { described: { query: {}, headers: {} } },
])(
  'redact throws a TypeError for $described, which is no contract or operation',
  ({ described }) => {
    expect(() => redact(described as never, {})).toThrow(TypeError)
  },
)
