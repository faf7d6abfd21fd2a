// Tests the copies that protect schemas from a polluted prototype and from changes.
import { describe, expect, it } from 'vitest'
import { deepOwnProperties, plainCopy } from '../../src/values/own-properties.ts'

const data = { text: 'a', nothing: null, list: [{ number: 5 }, [true]] }

describe('deepOwnProperties', () => {
  it('copies JSON data into objects without prototypes, at every level', () => {
    const copy = deepOwnProperties(data)
    expect(copy).toEqual(data)
    expect([copy, copy.list[0]].map(Object.getPrototypeOf)).toEqual([null, null])
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
  })
})

describe('plainCopy', () => {
  it('copies JSON data into ordinary objects and arrays that share nothing with it', () => {
    const copy = plainCopy(deepOwnProperties(data))
    expect(copy).toStrictEqual(data)
    expect([copy === data, copy.list === data.list, copy.list[0] === data.list[0]]).toEqual([false, false, false])
  })

  it.each([null, undefined, 5, 'a', true])('returns the scalar %j', (scalar) => {
    expect(plainCopy(scalar)).toBe(scalar)
  })
})
