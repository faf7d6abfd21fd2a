// Tests the deep copies that the option `unchanged: 'accept'` compares.
import { describe, expect, it } from 'vitest'
import { deepCopy } from '../../src/engine/baseline.ts'

const entriesOf = (value: unknown): unknown => Object.entries(Object(value))

describe('deepCopy', () => {
  it('copies objects into objects without a prototype, and lists into lists', () => {
    const copy = deepCopy({ text: 'a', list: [{ number: 5 }, null], nothing: undefined })
    expect(structuredClone(copy)).toEqual({ text: 'a', list: [{ number: 5 }, null], nothing: undefined })
    expect(Object.getPrototypeOf(copy)).toBe(null)
  })

  it('keeps the holes and the length of a list, and its other fields', () => {
    const list: unknown[] = Object.assign([], { 1: 'a', note: 'b' })
    list.length = 4
    const copy = deepCopy(list)
    expect(copy).toHaveLength(4)
    expect(entriesOf(copy)).toEqual([
      ['1', 'a'],
      ['note', 'b'],
    ])
    expect(deepCopy([])).toHaveLength(0)
  })

  it('copies a value that appears twice once, even inside itself', () => {
    const shared = { a: 1 }
    const value: Record<string, unknown> = { first: shared, second: shared }
    value['self'] = value
    const copy = new Map(Object.entries(Object(deepCopy(value))))
    expect(copy.get('first')).toBe(copy.get('second'))
    expect(copy.get('first')).not.toBe(shared)
    expect(Object.keys(Object(copy.get('self')))).toEqual(['first', 'second', 'self'])
  })

  it('reads each field once, and copies own enumerable fields only', () => {
    let reads = 0
    const value: object = Object.create({ inherited: 1 }, { hidden: { value: 1 } })
    Object.defineProperty(value, 'counted', { enumerable: true, get: () => ++reads })
    expect(entriesOf(deepCopy(value))).toEqual([['counted', 1]])
    expect(reads).toBe(1)
  })

  it.each([undefined, null, 5, 'a', true])('returns the scalar %j', (scalar) => {
    expect(deepCopy(scalar)).toBe(scalar)
  })
})
