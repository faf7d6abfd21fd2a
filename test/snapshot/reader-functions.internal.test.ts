import { describe, expect, it } from 'vitest'
import { detailedContext, addUnknownField, areUnique } from '../../src/snapshot/snapshot.ts'

describe('addUnknownField', () => {
  it('adds names up to the maximum of the context, without fields that are undefined', () => {
    const context = detailedContext(1, 1, 2)
    const names = ['a', 'b', 'c', 'd'].reduce<string[] | undefined>(
      (found, name) => addUnknownField(found, name, name === 'b' ? undefined : 5, context),
      undefined,
    )
    expect(names).toEqual(['a', 'c'])
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
