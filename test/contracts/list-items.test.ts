// Tests how the items and the holes of a list are read, whatever the prototypes contain.
import { errorGroupList } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { group } from '../helpers/minimal-bodies.ts'

describe('an item of a list', () => {
  it('is read of a list of a class of its own too', () => {
    class Groups extends Array<object> {}
    for (const list of [Groups.of<object>(group()), Groups.of<object>(group(), {})]) {
      expect([errorGroupList.is(list), errorGroupList.validate(list).errors.length === 0]).toEqual([
        list.length === 1,
        list.length === 1,
      ])
    }
  })

  it('is read whatever the prototype of arrays has at its index', () => {
    Object.defineProperty(Array.prototype, 0, { value: 5, configurable: true, writable: true })
    const lists = [[group()], [{}]]
    const validity = lists.map((list) => errorGroupList.is(list))
    const results = lists.map((list) => errorGroupList.validate(list).valid)
    Reflect.deleteProperty(Array.prototype, 0)
    expect([validity, results]).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

describe('a hole in a list', () => {
  const withHole = (): unknown[] => Object.assign([], { length: 1 })

  it('is none whatever stands on a prototype that only this list has', () => {
    const list: unknown = Object.setPrototypeOf(
      withHole(),
      Object.create(Array.prototype, { 0: { value: group() } }) as object,
    )
    expect([errorGroupList.is(list), errorGroupList.validate(list).valid]).toEqual([false, false])
  })

  it('is no item', () => {
    expect(errorGroupList.validate(withHole()).errors).toMatchObject([{ code: 'type', path: [0] }])
    expect(errorGroupList.is(withHole())).toBe(false)
  })

  it.each<[what: string, list: () => unknown[]]>([
    ['a list', withHole],
    [
      'a list with a prototype of its own',
      () =>
        Object.setPrototypeOf(
          withHole(),
          Object.create(Array.prototype, { 0: { value: group() } }) as object,
        ) as unknown[],
    ],
  ])('is none whatever stands on the prototype of %s', (_, list) => {
    const given = list()
    Object.defineProperty(Array.prototype, 0, { value: group(), configurable: true, writable: true })
    const isValid = errorGroupList.is(given)
    const { valid } = errorGroupList.validate(given)
    Reflect.deleteProperty(Array.prototype, 0)
    expect([isValid, valid]).toEqual([false, false])
  })
})

it('a list as long as lists can be is read', () => {
  expect(errorGroupList.validate(Object.assign([], { length: 0xffff_ffff }), { maxIssues: 1 }).errors).toMatchObject([
    { code: 'type', path: [0] },
  ])
})
