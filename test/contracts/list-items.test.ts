// Tests how the items and the holes of a list are read, whatever the prototypes contain.
import { errorGroupList } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { group } from '../helpers/minimal-bodies.ts'

describe('an item of a list', () => {
  it('is read from an instance of a subclass of Array', () => {
    class Groups extends Array<object> {}
    for (const list of [Groups.of<object>(group()), Groups.of<object>(group(), {})]) {
      expect([errorGroupList.is(list), errorGroupList.validate(list).errors.length === 0]).toEqual([
        list.length === 1,
        list.length === 1,
      ])
    }
  })

  it('is read even if Array.prototype has a value at its index', () => {
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

  it('is invalid even if the prototype of the list has a valid item at its index', () => {
    const list: unknown = Object.setPrototypeOf(
      withHole(),
      Object.create(Array.prototype, { 0: { value: group() } }) as object,
    )
    expect([errorGroupList.is(list), errorGroupList.validate(list).valid]).toEqual([false, false])
  })

  it('is an error of type, because it is not an item', () => {
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
  ])('is invalid even if Array.prototype has a valid item at its index: %s', (_, list) => {
    const given = list()
    Object.defineProperty(Array.prototype, 0, { value: group(), configurable: true, writable: true })
    const isValid = errorGroupList.is(given)
    const { valid } = errorGroupList.validate(given)
    Reflect.deleteProperty(Array.prototype, 0)
    expect([isValid, valid]).toEqual([false, false])
  })
})

it('a list of the maximum length is read', () => {
  expect(errorGroupList.validate(Object.assign([], { length: 0xffff_ffff }), { maxIssues: 1 }).errors).toMatchObject([
    { code: 'type', path: [0] },
  ])
})
