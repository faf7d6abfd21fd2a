import { describe, expect, it } from 'vitest'
import { append, areUnique } from '../../src/snapshot/reader-functions.ts'

describe('append', () => {
  it('throws if a polluted prototype prevents the addition of an item', () => {
    const list: number[] = [1]
    Object.defineProperty(Array.prototype, 1, { configurable: true, get: () => 5, set: () => undefined })
    try {
      expect(() => {
        append(list, 2)
      }).toThrow(new TypeError('A prototype is polluted.'))
    } finally {
      Reflect.deleteProperty(Array.prototype, 1)
    }
  })
})

describe('areUnique', () => {
  it.each([
    [[], true],
    [['a'], true],
    [['1', 1, true, null], true],
    [['a', 'b', 'a'], false],
    [[0, -0], false],
  ])('for the items %j is %s', (items, expected) => {
    expect(areUnique(items)).toBe(expected)
  })
})
