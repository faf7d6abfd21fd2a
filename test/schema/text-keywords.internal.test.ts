import { afterEach, expect, it, vi } from 'vitest'
import { textPattern } from '../../src/schema/text-keywords.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  { text: 'b', expected: false },
  { text: '\u{1F600}', expected: true },
])('tests by code points whether $text matches', ({ text, expected }) => {
  expect(textPattern('^(?:a|[\u{1F600}])$').test(text)).toBe(expected)
})

it('does not match a text for which the engine runs out of stack', () => {
  vi.spyOn(RegExp.prototype, 'test').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded')
  })
  expect(textPattern('a').test('a')).toBe(false)
})
