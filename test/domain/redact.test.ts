import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'

const hidden = '[redacted]'
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
    ['a variable that does not say', { key: 'A', value: 's' }, { key: 'A', value: 's' }],
    ['a flag that is no boolean', { value: 's', secret: 'false' }, { value: hidden, secret: 'false' }],
    ['a secret that is no text', { value: { deep: ['s'] }, secret: true }, { value: hidden, secret: true }],
    ['an empty secret', { value: '', secret: true }, { value: hidden, secret: true }],
    ['a secret that is null', { value: null, secret: true }, { value: null, secret: true }],
    ['a secret that is undefined', { value: undefined, secret: true }, { value: undefined, secret: true }],
    ['a flag that is undefined', { value: 's', secret: undefined }, { value: 's', secret: undefined }],
    ['a secret that is not there', { key: 'A', secret: true }, { key: 'A', secret: true }],
    ['a header', { authorization: 'Bearer s' }, { authorization: hidden }],
    ['a header in capitals', { AUTHORIZATION: 'Bearer s' }, { AUTHORIZATION: hidden }],
    ['a header given several times', { Authorization: ['Bearer s', 'Bearer t'] }, { Authorization: hidden }],
    [
      'two headers that differ in case',
      { Authorization: 's', authorization: 's' },
      { Authorization: hidden, authorization: hidden },
    ],
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
    ['raw headers whose value is no text', ['authorization', Object.create(null)], ['authorization', {}]],
    ['raw headers that begin with a credential', ['Bearer s', 'x'], ['Bearer s', 'x']],
    ['a text that has a credential further on', ['authorization', 'no bearer s'], ['authorization', 'no bearer s']],
    ['a key that is no text', { key: 5, value: 's' }, { key: 5, value: 's' }],
    [
      'another field that says authorization',
      { label: 'authorization', value: 's' },
      { label: 'authorization', value: 's' },
    ],
    ['tags that are no headers', { tags: ['authorization', 'login'] }, { tags: ['authorization', 'login'] }],
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
        [{}, 's'],
        ['a', 1],
      ]),
      { Authorization: hidden, a: 1 },
    ],
    ['an item in a Map', new Map([['a', { value: 's', secret: true }]]), { a: { value: hidden, secret: true } }],
    ['query parameters', new URLSearchParams('limit=20&authorization=s'), { limit: '20', authorization: hidden }],
    ['a Date', { at: new Date(0) }, { at: new Date(0) }],
    ['a plain object that calls itself a Date', { [Symbol.toStringTag]: 'Date', a: 1 }, { a: 1 }],
    ['an Error, whose message could hold anything', new Error('s'), {}],
    ['functions', { call: failing, list: [failing] }, { call: undefined, list: [undefined] }],
    ['a text', 'Bearer s', 'Bearer s'],
    ['nothing', null, null],
    ['undefined', undefined, undefined],
    ['a bigint', 1n, 1n],
  ])('decides on %s', (_, value, expected) => expect(redact<unknown>(value)).toStrictEqual(expected))

  it('knows every flag that the schemas call the mark of a secret', () => {
    const items = [schemaNamed('environment-variable'), schemaNamed('alert-channels').$defs?.['WebhookParameter']]
    const flags = items.map(({ properties = {} } = {}) =>
      Object.keys(properties).filter((name) => properties[name]?.['type'] === 'boolean'),
    )
    expect(flags).toEqual([['locked', 'secret'], ['locked']])
    for (const flag of flags.flat())
      expect(redact({ value: 's', [flag]: true })).toEqual({ value: hidden, [flag]: true })
  })

  it('makes plain objects of instances, and of objects without a prototype or of another realm', () => {
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
    expect(redact(runInNewContext('new Map([["authorization", "s"]])'))).toStrictEqual({ authorization: hidden })
  })

  it('reads the entries of form data', () => {
    const form = new FormData()
    form.set('authorization', 's')
    expect(redact<unknown>(form)).toStrictEqual({ authorization: hidden })
  })

  it('makes ordinary fields', () => {
    expect(Object.getOwnPropertyDescriptor(redact(Object.freeze({ a: 1 })), 'a')).toEqual({
      value: 1,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  })

  it('makes of a Date one that holds nothing else', () =>
    expect(Object.keys(redact(Object.assign(new Date(0), { value: 's' })))).toEqual([]))

  it('keeps cycles and shared objects', () => {
    const shared = { value: 's', locked: true }
    const ring: Record<string, unknown> = { list: [shared, shared] }
    ring['self'] = ring
    const copy = redact(ring)
    expect(copy['self']).toBe(copy)
    expect(copy['list']).toEqual([
      { value: hidden, locked: true },
      { value: hidden, locked: true },
    ])
    expect((copy['list'] as unknown[])[0]).toBe((copy['list'] as unknown[])[1])
  })

  it('keeps a shared object where it is no secret, and hides it where it is', () => {
    const shared = { inner: 'known' }
    expect(redact({ a: shared, authorization: shared, b: shared })).toEqual({
      a: shared,
      authorization: hidden,
      b: shared,
    })
  })

  it('copies what is nested a hundred thousand levels deep', () => {
    let value: unknown = { value: 's', secret: true }
    for (let depth = 0; depth < 50_000; depth++) value = [{ value }]
    let copy: unknown = redact(value)
    for (let depth = 0; depth < 50_000; depth++) copy = (copy as [{ value: unknown }])[0].value
    expect(copy).toEqual({ value: hidden, secret: true })
  })

  it('keeps the holes and the length of a list, and its own names', () => {
    const list: unknown[] = Object.assign([], { 2: 'a', authorization: 's' })
    list.length = 0xffff_ffff
    const copy = redact(list)
    expect(copy).toHaveLength(0xffff_ffff)
    expect(Object.entries(copy)).toEqual([
      ['2', 'a'],
      ['authorization', hidden],
    ])
  })

  it('reads each accessor once, and says what cannot be read', () => {
    let reads = 0
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    const value = {
      get counted() {
        return ++reads
      },
      get failing() {
        return failing()
      },
      get value() {
        return 's'
      },
      secret: true,
      revoked: revoked.proxy,
      closed: new Proxy({}, { ownKeys: failing }),
      listLike: new Proxy([], { get: (_, name) => (name === 'length' ? -1 : undefined) }),
      mapLike: Object.create({ [Symbol.toStringTag]: 'Map' }, {}),
    }
    expect(redact<unknown>(value)).toStrictEqual({
      counted: 1,
      failing: '[unreadable]',
      value: hidden,
      secret: true,
      revoked: '[unreadable]',
      closed: '[unreadable]',
      listLike: '[unreadable]',
      mapLike: {},
    })
    expect(reads).toBe(1)
  })
})
