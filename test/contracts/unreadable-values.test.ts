// Tests values that throw when they are read, also while a prototype is polluted.
import { errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'

const unreadable = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no')
    },
  },
)

it('reports one error with the reason for a value that throws when it is read', () => {
  expect(icmpMonitorUpdate.validate(unreadable).errors).toEqual([
    {
      severity: 'error',
      code: 'unreadable',
      path: [],
      pointer: '',
      params: {},
      message: 'The value cannot be read: an accessor or a proxy in it throws.',
    },
  ])
})

it('reports only that a list cannot be read if one of its items throws', () => {
  const { errors } = errorGroupList.validate([5, unreadable, {}])
  expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['unreadable '])
})

describe('a value that throws while a prototype is polluted', () => {
  /** Returns the codes of the errors, or what is thrown, while a prototype has a property. */
  function outcomeUnder(prototype: object, name: string, descriptor: PropertyDescriptor): unknown {
    Object.defineProperty(prototype, name, { ...descriptor, configurable: true })
    try {
      return icmpMonitorUpdate.validate(unreadable).errors.map(({ code }) => code)
    } catch (thrown) {
      return thrown
    } finally {
      Reflect.deleteProperty(prototype, name)
    }
  }

  // The pollution may be what made the read fail.
  it.each<[name: string, what: string, prototype: object, descriptor: PropertyDescriptor]>([
    ['return', 'on Object.prototype', Object.prototype, { value: 'x', writable: true }],
    ['return', 'on Array.prototype', Array.prototype, { value: 'x', writable: true }],
    ['0', 'read-only on Object.prototype', Object.prototype, { value: 'x' }],
    ['12', 'read-only on Array.prototype', Array.prototype, { value: 'x' }],
  ])('makes the call throw if calls use the polluted name: %s, %s', (name, _, prototype, descriptor) => {
    expect(outcomeUnder(prototype, name, descriptor)).toEqual(new TypeError('A prototype is polluted.'))
  })

  it.each<[name: string, what: string, descriptor: PropertyDescriptor]>([
    ['70', 'writable', { value: 'x', writable: true }],
    ['returned', 'read-only', { value: 'x' }],
  ])('is reported as unreadable if calls do not use the polluted name: %s, %s', (name, _, descriptor) => {
    expect(outcomeUnder(Object.prototype, name, descriptor)).toEqual(['unreadable'])
  })
})
