// Tests how `redact` reads and copies values: lists, collections, dates and cycles.
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'
import { failing } from '../helpers/hostile-values.ts'

const hidden = '[redacted]'

describe('how redact reads and copies', () => {
  it('reads the entries of form data', () => {
    const form = new FormData()
    form.set('authorization', 's')
    expect(redact<unknown>(form)).toStrictEqual({ authorization: hidden })
  })

  it('writes fields that are writable, enumerable and configurable', () => {
    expect(Object.getOwnPropertyDescriptor(redact(Object.freeze({ a: 1 })), 'a')).toEqual({
      value: 1,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  })

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

  it('copies values that are nested twenty thousand levels deep', () => {
    let value: unknown = { value: 's', secret: true }
    for (let depth = 0; depth < 10_000; depth++) value = [{ value }]
    let copy: unknown = redact(value)
    for (let depth = 0; depth < 10_000; depth++) copy = (copy as [{ value: unknown }])[0].value
    expect(copy).toEqual({ value: hidden, secret: true })
  })

  it('keeps the holes, the length and the named fields of a list with holes', () => {
    const list: unknown[] = Object.assign([], { 2: 'a', authorization: 's' })
    list.length = 0xffff_ffff
    const copy = redact(list)
    expect(copy).toHaveLength(0xffff_ffff)
    expect(Object.entries(copy)).toEqual([
      ['2', 'a'],
      ['authorization', hidden],
    ])
  })

  it('reads a list up to its length, even if its proxy reports an item at every index', () => {
    const item = { value: 'a', writable: true, enumerable: true, configurable: true }
    const endless = new Proxy(['a'], { getOwnPropertyDescriptor: () => item })
    expect(redact(endless)).toEqual(['a'])
  })

  it('reads each accessor once, and marks one that cannot be read', () => {
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
