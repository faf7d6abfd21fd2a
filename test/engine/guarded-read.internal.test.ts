// Tests what a read that threw means: an unreadable value, or a polluted prototype.
import { afterEach, describe, expect, it } from 'vitest'
import { guardedReadItem, listOf, unreadable, unreadableValue } from '../../src/engine/guarded-read.ts'
import { decidingContext } from '../../src/snapshot/snapshot.ts'

describe('unreadableValue', () => {
  const prototypes = { 'Object.prototype': Object.prototype, 'Array.prototype': Array.prototype }

  afterEach(() => {
    for (const prototype of Object.values(prototypes))
      for (const name of ['return', 'other', '7', 'x7', '7x']) Reflect.deleteProperty(prototype, name)
  })

  it.each<[name: string, descriptor: PropertyDescriptor, throws: boolean]>([
    ['return', { value: 'x', writable: true }, true],
    ['7', { value: 'x' }, true],
    ['7', { value: 'x', writable: true }, false],
    ['other', { value: 'x' }, false],
    ['x7', { value: 'x' }, false],
    ['7x', { value: 'x' }, false],
  ])('with the property %j of a prototype, %o, throws: %s', (name, descriptor, throws) => {
    for (const prototype of Object.values(prototypes)) {
      Object.defineProperty(prototype, name, { ...descriptor, configurable: true })
      let result: unknown
      try {
        result = unreadableValue()
      } catch (thrown) {
        result = thrown
      }
      Reflect.deleteProperty(prototype, name)
      if (throws) expect(result).toBeInstanceOf(TypeError)
      else expect(result).toBe(unreadable)
    }
  })
})

describe('guardedReadItem', () => {
  it('is unreadable if the read throws', () => {
    const list = { items: [5], length: 1, plain: true }
    const context = decidingContext(false)
    const failing = (): never => {
      throw new Error('fails')
    }
    expect(guardedReadItem(failing, list, 0, context)).toBe(unreadable)
    expect(guardedReadItem((value) => value, list, 0, context)).toBe(5)
  })
})

describe('listOf', () => {
  it('is unreadable for a revoked proxy of a list', () => {
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(listOf(proxy)).toBe(unreadable)
  })

  it('has the length of a list, and is undefined for other values', () => {
    expect(listOf([1, 2])).toEqual({ items: [1, 2], length: 2, plain: true })
    expect([listOf({ length: 2 }), listOf('ab'), listOf(null)]).toEqual([undefined, undefined, undefined])
  })
})
