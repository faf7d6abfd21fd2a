import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'

const hidden = '[redacted]'
const sharedList = [5, { a: 1 }, { value: 's' }]
const failing = (): never => {
  throw new Error('secret')
}

describe('redact', () => {
  it.each([
    ['a secret variable', { key: 'A', value: 's', secret: true }, { key: 'A', value: hidden, secret: true }],
    ['a locked variable', { value: 's', locked: true, secret: false }, { value: hidden, locked: true, secret: false }],
    [
      'a variable that is neither',
      { value: 's', locked: false, secret: null },
      { value: 's', locked: false, secret: null },
    ],
    ['a flag that is no boolean', { value: 's', secret: 'false' }, { value: hidden, secret: 'false' }],
    ['a secret that is no text', { value: { deep: ['s'] }, secret: true }, { value: hidden, secret: true }],
    ['a secret that is null', { value: null, secret: true }, { value: null, secret: true }],
    ['a secret that is not there', { key: 'A', secret: true }, { key: 'A', secret: true }],
    ['a webhook header of that name', { key: 'Authorization', value: 's' }, { key: 'Authorization', value: hidden }],
    [
      'pairs of headers',
      [
        ['accept', '*/*'],
        ['Authorization', 'Bearer s'],
      ],
      [
        ['accept', '*/*'],
        ['Authorization', hidden],
      ],
    ],
    [
      'raw headers',
      ['Host', 'x', 'AUTHORIZATION', 'bearer s', 'Bearer t'],
      ['Host', 'x', 'AUTHORIZATION', hidden, 'Bearer t'],
    ],
    ['a pair whose value is no text', ['authorization', Object.create(null)], ['authorization', hidden]],
    ['a pair whose value is a list', ['Set-Cookie', ['a=s', 'b=s']], ['Set-Cookie', hidden]],
    [
      'the items of a list that is a secret elsewhere',
      { list: sharedList, cookie: sharedList },
      { list: [5, { a: 1 }, { value: hidden }], cookie: hidden },
    ],
    ['a pair whose value is its own index', ['authorization', 1], ['authorization', hidden]],
    ['a header whose value is false', { cookie: false }, { cookie: hidden }],
    ['a header whose value is its own name', { cookie: 'cookie' }, { cookie: hidden }],
    ['an entry whose value is its own key', new Map([['cookie', 'cookie']]), new Map([['cookie', hidden]])],
    ['a pair whose value is null', ['cookie', null], ['cookie', null]],
    ['a name at the end of a list', ['s', 'cookie'], ['s', 'cookie']],
    ['raw headers that begin with a credential', ['Bearer s', 'x'], ['Bearer s', 'x']],
    ['a key that is no text', { key: 5, value: 's' }, { key: 5, value: 's' }],
    [
      'another field that says authorization',
      { label: 'authorization', value: 's' },
      { label: 'authorization', value: 's' },
    ],
    [
      'every header that contains a secret, in any letter case',
      {
        authorization: 's',
        'Proxy-Authorization': 's',
        COOKIE: 's',
        'set-Cookie': ['s'],
        cookies: 's',
        'x-cookie': 's',
      },
      {
        authorization: hidden,
        'Proxy-Authorization': hidden,
        COOKIE: hidden,
        'set-Cookie': hidden,
        cookies: 's',
        'x-cookie': 's',
      },
    ],
    [
      'headers in the form of HAR',
      [
        { name: 'Cookie', value: 's' },
        { name: 'accept', value: '*/*' },
        { value: 's', name: 'proxy-authorization', comment: '' },
      ],
      [
        { name: 'Cookie', value: hidden },
        { name: 'accept', value: '*/*' },
        { value: hidden, name: 'proxy-authorization', comment: '' },
      ],
    ],
    ['a URL elsewhere', { request: { url: 's', headers: { a: 1 } } }, { request: { url: 's', headers: { a: 1 } } }],
    ['a Slack channel', { slack: { url: 's', name: 'a' } }, { slack: { url: hidden, name: 'a' } }],
    [
      'channels in lists and maps',
      { slack: [[{ url: 's' }], new Map([['url', 's']])] },
      { slack: [[{ url: hidden }], new Map([['url', hidden]])] },
    ],
    ['a channel without a URL', { slack: { url: null }, webhook: null }, { slack: { url: null }, webhook: null }],
    [
      'a webhook with parameters',
      { webhook: { url: 's', method: 'POST', headers: [{ key: 'a', value: 'b' }], queryParameters: null } },
      { webhook: { url: hidden, method: 'POST', headers: [{ key: 'a', value: 'b' }], queryParameters: null } },
    ],
    [
      'a webhook with parameters in another form',
      {
        webhook: [
          { headers: { a: 's' }, queryParameters: 'a=s' },
          { headers: [['a', 's']], queryParameters: new Map() },
        ],
      },
      {
        webhook: [
          { headers: hidden, queryParameters: hidden },
          { headers: hidden, queryParameters: hidden },
        ],
      },
    ],
    ...[{ PIN: 's' }, 'PIN=s', ['PIN=s'], [['PIN', 's']], [null], 5, false, new Set(['s'])].map(
      (form): [string, unknown, unknown] => [
        `variables in the form ${inspect(form)}`,
        { environmentVariables: form },
        { environmentVariables: hidden },
      ],
    ),
    ...[null, undefined, [], [{}], [{ key: 'A', secret: true }], [{ id: 5 }]].map(
      (form): [string, unknown, unknown] => [
        `variables in the form ${inspect(form)}`,
        { environmentVariables: form },
        { environmentVariables: form },
      ],
    ),
    ['a locked webhook header', { key: 'x', value: 's', locked: true }, { key: 'x', value: hidden, locked: true }],
    [
      'other names',
      { 'x-authorization-note': 's', secret: 's', key: 's' },
      { 'x-authorization-note': 's', secret: 's', key: 's' },
    ],
    ['Headers', new Headers({ Authorization: 'Bearer s', accept: '*/*' }), { authorization: hidden, accept: '*/*' }],
    [
      'a Map',
      new Map<unknown, unknown>([
        ['Authorization', 's'],
        [{ cookie: 's' }, { cookie: 's' }],
        ['a', 1],
      ]),
      new Map<unknown, unknown>([
        ['Authorization', hidden],
        [{ cookie: hidden }, { cookie: hidden }],
        ['a', 1],
      ]),
    ],
    [
      'a Map with the fields of a record',
      new Map([
        ['key', 'Cookie'],
        ['value', 's'],
      ]),
      new Map([
        ['key', 'Cookie'],
        ['value', hidden],
      ]),
    ],
    [
      'a Set',
      new Set<unknown>(['cookie', 'value', 'secret', { cookie: 's' }, ['cookie', 's']]),
      new Set<unknown>(['cookie', 'value', 'secret', { cookie: hidden }, ['cookie', hidden]]),
    ],
    ['query parameters', new URLSearchParams('limit=20&authorization=s'), { limit: '20', authorization: hidden }],
    ['a Date', { at: new Date(0) }, { at: new Date(0) }],
    ['a plain object that calls itself a Date', { [Symbol.toStringTag]: 'Date', a: 1 }, { a: 1 }],
    ['a RegExp', /s/, {}],
    ['a URL', new URL('https://user:s@localhost'), {}],
    ['a Blob', new Blob(['s']), {}],
    ['symbols as names', { [Symbol('s')]: 's', a: Symbol.iterator }, { a: Symbol.iterator }],
    ['functions', { call: failing, list: [failing] }, { call: undefined, list: [undefined] }],
    ['a text', 'Bearer s', 'Bearer s'],
    ['nothing', null, null],
    ['undefined', undefined, undefined],
    ['a bigint', 1n, 1n],
  ])('returns the expected copy for %s', (_, value, expected) => expect(redact<unknown>(value)).toStrictEqual(expected))

  it('replaces the value beside every flag that marks a secret in the schemas', () => {
    const items = [schemaNamed('environment-variable'), schemaNamed('alert-channels').$defs?.['WebhookParameter']]
    const flags = items.map(({ properties = {} } = {}) =>
      Object.keys(properties).filter((name) => properties[name]?.['type'] === 'boolean'),
    )
    expect(flags).toEqual([['locked', 'secret'], ['locked']])
    for (const flag of flags.flat())
      expect(redact({ value: 's', [flag]: true })).toEqual({ value: hidden, [flag]: true })
  })

  it('copies instances, objects without a prototype and objects of another realm to plain objects', () => {
    class Variable {
      value = 's'
      readonly secret = true
      #hidden = 's'
      get own() {
        return this.#hidden
      }
    }
    expect(redact<unknown>(new Variable())).toStrictEqual({ value: hidden, secret: true })
    expect(redact<unknown>(Object.assign(Object.create({ inherited: 's' }), { value: 1 }))).toStrictEqual({ value: 1 })
    expect(redact<unknown>(Object.assign(Object.create(null), { value: 's', locked: true }))).toStrictEqual({
      value: hidden,
      locked: true,
    })
    expect(redact(runInNewContext('[{ value: "s", secret: true }]'))).toStrictEqual([{ value: hidden, secret: true }])
    expect(redact(runInNewContext('new Map([["authorization", "s"]])'))).toStrictEqual(
      new Map([['authorization', hidden]]),
    )
    expect(redact(runInNewContext('new Set([{ cookie: "s" }])'))).toStrictEqual(new Set([{ cookie: hidden }]))
  })

  it('reads an object once, however many secrets contain it', () => {
    let reads = 0
    const shared = Array.from({ length: 8_000 }, () => ({
      get value() {
        return ++reads
      },
    }))
    const value = Array.from(shared, () => ({ secret: true, value: shared, environmentVariables: shared }))
    const plan = value.map((_, index) => ({ path: ['a', index], pointer: `/a/${index}`, secret: true, from: shared }))
    const [first, , list] = redact([value, plan, shared])
    expect(first?.[7_999]).toEqual({ secret: true, value: hidden, environmentVariables: list })
    expect(list?.[7_999]).toEqual({ value: hidden })
    expect(reads).toBe(8_000)
  }, 5_000)
})
