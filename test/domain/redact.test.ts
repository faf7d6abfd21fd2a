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
    ['a pair whose value is no text', ['authorization', Object.create(null)], ['authorization', hidden]],
    ['a pair whose value is a list', ['Set-Cookie', ['a=s', 'b=s']], ['Set-Cookie', hidden]],
    ['a pair whose value is null', ['cookie', null], ['cookie', null]],
    ['a pair with another scheme', ['Authorization', 'Basic s'], ['Authorization', hidden]],
    ['a name at the end of a list', ['s', 'cookie'], ['s', 'cookie']],
    ['raw headers that begin with a credential', ['Bearer s', 'x'], ['Bearer s', 'x']],
    ['a key that is no text', { key: 5, value: 's' }, { key: 5, value: 's' }],
    [
      'another field that says authorization',
      { label: 'authorization', value: 's' },
      { label: 'authorization', value: 's' },
    ],
    ['a name alone', { tags: ['authorization'] }, { tags: ['authorization'] }],
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
    expect(redact(runInNewContext('new Map([["authorization", "s"]])'))).toStrictEqual(
      new Map([['authorization', hidden]]),
    )
    expect(redact(runInNewContext('new Set([{ cookie: "s" }])'))).toStrictEqual(new Set([{ cookie: hidden }]))
  })

  describe('of an error', () => {
    class HttpError extends Error {
      override readonly name = 'HttpError'
      readonly status = 401
      readonly headers = { authorization: 's' }
    }

    it('keeps name, message, stack, cause and its own fields, redacted', () => {
      const error = new HttpError('no access', { cause: { cookie: 's', message: 'kept' } })
      const copy: unknown = redact(error)
      expect(copy).toBeInstanceOf(Error)
      expect({ ...(copy as object) }).toStrictEqual({
        name: 'HttpError',
        message: 'no access',
        stack: error.stack,
        cause: { cookie: hidden, message: 'kept' },
        status: 401,
        headers: { authorization: hidden },
      })
    })

    it('replaces what follows Bearer in its texts, and no other text', () => {
      const error = new TypeError('"Bearer s" is invalid, bearer  s-t too; password=kept', { cause: 'Bearer s' })
      error.stack = 'TypeError: Bearer s\n    at kept (kept.js:1:1)'
      expect(redact(error)).toMatchObject({
        name: 'TypeError',
        message: '"Bearer [redacted] is invalid, Bearer [redacted] too; password=kept',
        stack: 'TypeError: Bearer [redacted]\n    at kept (kept.js:1:1)',
        cause: 'Bearer [redacted]',
      })
    })

    it.each([
      ['without a cause', new Error('kept'), false],
      ['with a cause that is undefined', new Error('kept', { cause: undefined }), true],
    ])('has a cause only where the error has one: %s', (_, error, hasCause) => {
      expect('cause' in redact(error)).toBe(hasCause)
    })

    it('accepts an error of another realm, a DOMException, and causes that are a cycle', () => {
      expect(redact(runInNewContext('new RangeError("kept")'))).toMatchObject({ name: 'RangeError', message: 'kept' })
      expect(redact(new DOMException('kept', 'AbortError'))).toMatchObject({ name: 'AbortError', message: 'kept' })
      const error = new Error('kept')
      error.cause = { error }
      const copy = redact(error)
      expect(copy.cause).toEqual({ error: copy })
    })

    it('says what throws when it is read', () => {
      const error = Object.defineProperty(new Error('kept'), 'message', { get: failing })
      expect(redact(error)).toMatchObject({ name: 'Error', message: '[unreadable]' })
    })
  })

  describe('of binary data', () => {
    const bytes = [115, 0, 255, 7, 8, 9, 10, 11]
    const { buffer } = new Uint8Array(bytes)
    const shared = new SharedArrayBuffer(8)
    new Uint8Array(shared).set(bytes)
    const inAnotherRealm: unknown = runInNewContext('new Uint8Array([1, 2])')

    it.each<readonly [string, unknown]>([
      ['an ArrayBuffer', buffer],
      ['a SharedArrayBuffer', shared],
      ['a Buffer', Buffer.from(bytes)],
      ['a Uint8Array', new Uint8Array(bytes)],
      ['a part of a buffer', new Uint8Array(buffer, 2, 3)],
      ['a Float64Array', new Float64Array([0.5, -0])],
      ['a BigInt64Array', new BigInt64Array([1n, -1n])],
      ['a view on shared memory', new Uint8Array(shared)],
      ['a DataView', new DataView(buffer, 1, 4)],
      ['a DataView of shared memory', new DataView(shared, 1, 4)],
    ])('copies %s', (_, data) => {
      const copy: unknown = redact({ data }).data
      expect(copy).not.toBe(data)
      expect(copy).toStrictEqual(data)
      expect(copy?.constructor).toBe(data?.constructor)
    })

    it('shares no memory with the original', () => {
      for (const original of [new Uint8Array(bytes), Buffer.from(bytes), new DataView(new ArrayBuffer(8))]) {
        const copy = redact(original)
        new Uint8Array(copy.buffer).fill(1)
        expect(new Uint8Array(original.buffer, original.byteOffset, 1)[0]).not.toBe(1)
      }
    })

    it('accepts it from another realm, and only where it really is binary data', () => {
      expect(Array.from(redact(inAnotherRealm) as Uint8Array)).toEqual([1, 2])
      class Claim {
        cookie = 's'
        readonly #kind: string
        constructor(kind: string) {
          this.#kind = kind
        }
        get [Symbol.toStringTag]() {
          return this.#kind
        }
      }
      for (const kind of [
        'ArrayBuffer',
        'SharedArrayBuffer',
        'DataView',
        'Uint8Array',
        'Date',
        'Map',
        'Set',
        'Headers',
      ])
        expect(redact<unknown>(new Claim(kind))).toStrictEqual({ cookie: hidden })
    })

    it('hides it where it is a secret', () =>
      expect(redact({ cookie: Buffer.from(bytes) })).toEqual({ cookie: hidden }))
  })

  it.each([-1, 0, 1, 2, 3])('reads no index past the end of a list: Object.prototype[%i]', (index) => {
    const values = [{}, [], { a: 1 }, ['cookie'], [['a', 'b']], new Map(), new Set(['a']), Buffer.from([1])]
    const expected = values.map((value) => redact(value))
    for (const polluted of [['k', 'v'], 'cookie', { names: ['k'], values: ['v'] }]) {
      Object.defineProperty(Object.prototype, index, { value: polluted, writable: true, configurable: true })
      let copies: unknown[]
      try {
        copies = values.map((value) => redact<unknown>(value))
      } finally {
        Reflect.deleteProperty(Object.prototype, index)
      }
      expect(copies).toStrictEqual(expected)
    }
  })

  it.each(['a', 'cause', 'errors', 'name', 'value', 'secret', 'copy', 'enumerable'])(
    'is not changed by a read-only property or a setter of Object.prototype: %s',
    (name) => {
      const value = { a: 1, list: [{ [name]: 's' }], error: new Error('kept'), map: new Map([[name, 's']]) }
      const expected: unknown = redact<unknown>(value)
      const seen: unknown[] = []
      for (const descriptor of [
        { value: 'p', writable: false },
        { get: () => 'p', set: (given: unknown) => seen.push(given) },
      ]) {
        Object.defineProperty(Object.prototype, name, { ...descriptor, configurable: true })
        let copy: unknown
        try {
          copy = redact<unknown>(value)
        } finally {
          Reflect.deleteProperty(Object.prototype, name)
        }
        expect(copy).toStrictEqual(expected)
      }
      expect(seen).toEqual([])
    },
  )

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
