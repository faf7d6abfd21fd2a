import { expect, it } from 'vitest'
import { format, minify } from '../../try-it/format.ts'

const values = [
  {},
  [],
  { a: [], b: {}, c: [1, [2, { d: null }]] },
  ['text with "quotes", {brackets} and \\ backslashes', '\u2028'],
  true,
  -1.5e-7,
]

it.each(values.map((value) => [JSON.stringify(value), value] as const))(
  'formats %s as JSON.stringify does',
  (_, value) => {
    expect(format(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    expect(minify(JSON.stringify(value, null, 4))).toBe(JSON.stringify(value))
  },
)

it('keeps numbers, escapes and duplicate keys as they are written', () => {
  const text = '{"a":1.0,"a":1e2,"b":"\\u0041","c":12345678901234567890}'
  expect(minify(format(text))).toBe(text)
})
