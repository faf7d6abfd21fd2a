import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'

const hidden = '[redacted]'

/** Secrets of every type, also ones that look like names, positions and known forms of variables. */
const secrets: readonly unknown[] = [
  ...['s', 'cookie', 1, false, ['s'], [['PIN', 's']], [null], { PIN: 's' }, { deep: ['s'] }],
  ...[new Set(['s']), new Map(), Object.create(null), Buffer.from('s')],
]

describe('redact', () => {
  it.each<[what: string, holding: (secret: unknown) => unknown]>([
    ['a secret variable', (value) => ({ key: 'A', value, secret: true })],
    ['a locked variable', (value) => ({ value, locked: true, secret: false })],
    ['a flag that is no boolean', (value) => ({ value, secret: 'false' })],
    ['a header as a record', (value) => ({ key: 'Authorization', value })],
    [
      'a header as a record of HAR',
      (value) => [{ value, name: 'proxy-authorization', comment: '' }, { name: 'accept' }],
    ],
    [
      'pairs of headers',
      (value) => ({
        headers: [
          ['accept', '*/*'],
          ['Set-Cookie', value],
        ],
      }),
    ],
    ['raw headers', (value) => ['Host', 'x', 'AUTHORIZATION', value]],
    ['several values of a header', (value) => ['set-cookie', value, value]],
    ['headers in any letter case', (value) => ({ authorization: value, 'Proxy-Authorization': value, COOKIE: value })],
    [
      'an entry of a Map',
      (value) =>
        new Map<unknown, unknown>([
          ['Authorization', value],
          [{ cookie: value }, 1],
        ]),
    ],
    [
      'the fields of a record in a Map',
      (value) =>
        new Map<unknown, unknown>([
          ['key', 'Cookie'],
          ['value', value],
        ]),
    ],
    ['an item of a Set', (value) => new Set<unknown>(['cookie', 'value', { cookie: value }, ['cookie', value]])],
    ['the URL of a Slack channel', (url) => ({ slack: { url, name: 'a' } })],
    ['the URLs of channels in lists and sets', (url) => ({ slack: [[{ url }], new Set([{ url }])] })],
    ['the URL of a channel at any depth', (url) => ({ webhook: { items: { a: [{ url }] } } })],
    ['the URL of a channel in a plan', (url) => ({ uncertain: [{ path: ['slack'], merged: { url }, replaced: 5 }] })],
    [
      'the URL of a webhook',
      (url) => ({ webhook: { url, headers: [{ key: 'a', value: 'b' }], queryParameters: null } }),
    ],
    ['parameters of an unknown form', (form) => ({ webhook: [{ headers: form, queryParameters: form }] })],
    ['parameters below an unknown field of a webhook', (form) => ({ webhook: { items: { a: { headers: form } } } })],
    ['variables of an unknown form', (form) => ({ environmentVariables: form })],
  ])('hides %s, whatever type it has', (_, holding) => {
    for (const secret of secrets) expect(redact(holding(secret))).toStrictEqual(holding(hidden))
  })

  it.each<[what: string, value: unknown]>([
    ['a variable that is neither secret nor locked', { value: 's', locked: false, secret: null }],
    ['a secret that is null or missing', [{ value: null, secret: true }, { key: 'A', secret: true }, ['cookie', null]]],
    ['a name at the end of a list', ['s', 'cookie']],
    ['raw headers that begin with a credential', ['Bearer s', 'x']],
    ['a key that is no text', { key: 5, value: 's' }],
    ['another field that says authorization', { label: 'authorization', value: 's' }],
    ['other names', { cookies: 's', 'x-cookie': 's', 'x-authorization-note': 's', secret: 's', key: 's' }],
    ['a URL elsewhere', { request: { url: 's', headers: { a: 1 } } }],
    ['a channel without a URL', { slack: { url: null }, webhook: [null, 5] }],
    [
      'known forms of variables',
      [null, undefined, [], [{}], [{ key: 'A', locked: false }], [{ key: 'A', value: 'b', id: 5 }]].map((form) => ({
        environmentVariables: form,
      })),
    ],
    ['fields of a plan without a path', { from: 's', merged: 's' }],
    ['a Date', { at: new Date(0) }],
    ['scalars', ['Bearer s', null, undefined, 1n, Symbol.iterator]],
  ])('keeps %s', (_, value) => expect(redact(value)).toStrictEqual(value))

  it.each<[what: string, value: unknown, copy: unknown]>([
    ['Headers', new Headers({ Authorization: 'Bearer s', accept: '*/*' }), { authorization: hidden, accept: '*/*' }],
    ['query parameters', new URLSearchParams('limit=20&authorization=s'), { limit: '20', authorization: hidden }],
    ['an object that calls itself a Date', { [Symbol.toStringTag]: 'Date', a: 1 }, { a: 1 }],
    ['classes of the platform', [/s/, new URL('https://user:s@localhost'), new Blob(['s'])], [{}, {}, {}]],
    ['symbols as names', { [Symbol('s')]: 's' }, {}],
    ['a Date with a field of its own', Object.assign(new Date(0), { value: 's' }), new Date(0)],
    ['functions', { call: () => 's', list: [() => 's'] }, { call: undefined, list: [undefined] }],
    [
      'an instance',
      new (class {
        value = 's'
        readonly secret = true
      })(),
      { value: hidden, secret: true },
    ],
    ['inherited fields', Object.assign(Object.create({ inherited: 's' }), { value: 1 }), { value: 1 }],
    ['another realm', runInNewContext('[{ value: "s", secret: true }]'), [{ value: hidden, secret: true }]],
    ['its maps', runInNewContext('new Map([["cookie", "s"]])'), new Map([['cookie', hidden]])],
    ['its sets', runInNewContext('new Set([{ cookie: "s" }])'), new Set([{ cookie: hidden }])],
  ])('returns the plain copy of %s', (_, value, copy) => expect(redact(value)).toStrictEqual(copy))

  it('hides the value beside every flag that marks a secret in the schemas', () => {
    const items = [schemaNamed('environment-variable'), schemaNamed('alert-channels').$defs?.['WebhookParameter']]
    const flags = items.map(({ properties = {} } = {}) =>
      Object.keys(properties).filter((name) => properties[name]?.['type'] === 'boolean'),
    )
    expect(flags).toEqual([['locked', 'secret'], ['locked']])
    for (const flag of flags.flat())
      expect(redact({ value: 's', [flag]: true })).toEqual({ value: hidden, [flag]: true })
  })

  it.each<[what: string, channel: unknown]>([
    ['a text', 's'],
    ['an instance of String', new String('s')],
    ['bytes', new TextEncoder().encode('s')],
    ['a buffer', new TextEncoder().encode('s').buffer],
    ['a Date', new Date(0)],
    ['an Error', new Error('s')],
    ['a URL', new URL('https://localhost/s')],
    ['query parameters', new URLSearchParams('s')],
    ['a map', new Map([['https://localhost/s', 1]])],
    [
      'an object that calls itself a text',
      Object.create({ [Symbol.toStringTag]: 'String' }, { s: { value: 's', enumerable: true } }),
    ],
    [
      'an instance of a class',
      new (class {
        s = 's'
      })(),
    ],
  ])('hides %s in place of a channel, in lists and sets as well', (_, channel) => {
    for (const holding of [
      (value: unknown) => ({ slack: value }),
      (value: unknown) => ({ webhook: [[value], { name: 'a' }] }),
      (value: unknown) => ({ webhook: new Set([value]) }),
      (value: unknown) => new Map([['slack', [[value]]]]),
      (value: unknown) => ({ path: ['alertChannels', 'webhook'], merged: value, replaced: null }),
    ])
      expect(redact<unknown>(holding(channel))).toStrictEqual(holding(hidden))
  })

  it.each([
    [{ A: 's' }],
    [{ key: 'A', valeu: 's', secret: true }],
    [{ key: 'A', secret: 's' }],
    [{ key: 'A', value: 'b' }, { name: 's' }],
    [{ name: 'A', value: 's' }],
    [Object.create({ secret: true }, { value: { value: 's', enumerable: true } })],
  ])('hides a list whose objects are not all described: %j', (...list) => {
    const webhook = { headers: list, queryParameters: list }
    expect(redact({ environmentVariables: list, webhook })).toEqual({
      environmentVariables: hidden,
      webhook: { headers: hidden, queryParameters: hidden },
    })
  })

  it('keeps the items of a list that is a secret elsewhere', () => {
    const list = [5, { a: 1 }, { value: 's' }]
    expect(redact({ list, cookie: list })).toEqual({ list: [5, { a: 1 }, { value: hidden }], cookie: hidden })
  })

  it('reads an object once, however many secrets contain it', () => {
    let reads = 0
    const shared = Array.from({ length: 4_000 }, () => ({
      get value() {
        return ++reads
      },
    }))
    const value = Array.from(shared, () => ({ secret: true, value: shared, environmentVariables: shared }))
    const plan = value.map((_, index) => ({ path: ['a', index], pointer: `/a/${index}`, secret: true, from: shared }))
    const [first, , list] = redact([value, plan, shared])
    expect(first[3_999]).toEqual({ secret: true, value: hidden, environmentVariables: list })
    expect(list[3_999]).toEqual({ value: hidden })
    expect(reads).toBe(4_000)
  }, 5_000)
})
