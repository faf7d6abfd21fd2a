import { describe, expect, it } from 'vitest'
import { startsWithDate } from '../../src/formats/starts-with-date.ts'
import { documentedExamples } from '../helpers/documented-examples.ts'

describe('startsWithDate', () => {
  it.each(documentedExamples('formats/starts-with-date.ts', 'startsWithDate'))(
    'returns the documented result: %s',
    (_, [text = ''], expected) => {
      expect(startsWithDate(text)).toBe(expected)
    },
  )

  it.each([
    ['takes a date alone', '2024-02-29', true],
    ['does not look past the tenth character', '2024-02-29T12:00:00Z', true],
    ['refuses a date that does not exist, whatever follows', '2023-02-29T12:00:00Z', false],
    ['refuses a date that does not begin at once', ' 2024-02-29', false],
    ['refuses a text that ends within the date', '2024-02-2', false],
    ['refuses a text that ends after the year', '2024', false],
    ['refuses no text', '', false],
  ])('%s', (_, text, expected) => expect(startsWithDate(text)).toBe(expected))

  it('accepts only digits and hyphens, tested with every code unit at every place', () => {
    const wrong: string[] = []
    for (let at = 0; at < 10; at++) {
      for (let code = 0; code < 0x10000; code++) {
        const text = `${'1111-11-11'.slice(0, at)}${String.fromCharCode(code)}${'1111-11-11'.slice(at + 1)}`
        const digit = String.fromCharCode(code)
        const greatest = at === 5 ? '1' : at === 6 || at === 8 ? '2' : '9'
        const expected = at === 4 || at === 7 ? digit === '-' : digit >= '0' && digit <= greatest
        if (startsWithDate(text) !== expected) wrong.push(`${code} at ${at}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
