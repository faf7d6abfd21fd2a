// Tests the functions that count the keys of a JSON text.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countKeys, countWrittenKeys } from '../../src/text/count-keys.ts'
import { endOfScalar } from '../../src/text/end-of-scalar.ts'
import { skipScalar } from '../../src/text/skip-scalar.ts'
import { tokenize } from '../../src/text/tokenize.ts'

const countsIn = (text: string): readonly number[] => [
  countWrittenKeys(text),
  tokenize(text, skipScalar).keys,
  tokenize(text, endOfScalar).keys,
]

// A wrong count would make `validateText` slower, or let it miss a duplicate key.
describe('the number of keys in a text', () => {
  it.each([
    ['null', 0],
    ['"{\\"a\\":1}"', 0],
    ['[1,":",[":"]]', 0],
    ['{}', 0],
    ['{"a" :1,"b"  :2}', 2],
    ['{"":":","a":[{"b":null},[{}]],"c":{"d":"\\\\"}}', 5],
  ])('for %s is %i, counted in its characters, its tokens and its value', (text, count) => {
    expect([...countsIn(text), countKeys(JSON.parse(text))]).toEqual([count, count, count, count])
  })

  it('is the same in characters, tokens and value for any JSON text without duplicate keys', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const count = countKeys(JSON.parse(text))
        expect(countsIn(text)).toEqual([count, count, count])
      }),
    )
  })

  it('does not include those of a polluted Object.prototype', () => {
    Object.defineProperty(Object.prototype, 'other', { value: {}, enumerable: true, configurable: true })
    let count: number
    try {
      count = countKeys({ a: 1, b: [{ c: {} }] })
    } finally {
      Reflect.deleteProperty(Object.prototype, 'other')
    }
    expect(count).toBe(3)
  })

  it('includes duplicate keys in the text, but not in the value', () => {
    const text = '{"":1,"b":[2],"b":[3,{"":4,"":{"c":5}}]}'
    expect([...countsIn(text), countKeys(JSON.parse(text))]).toEqual([6, 6, 6, 4])
  })
})
