import { describe, expect, it } from 'vitest'
import { applied, removal, withoutOverlaps } from '../../try-it/edit.ts'

describe('removal', () => {
  const without = (text: string, field: string): string => {
    const from = text.indexOf(`"${field}"`)
    return applied(text, [removal(text, from, text.indexOf('1', from) + 1)])
  }

  it.each([
    ['{"a":1,"b":1}', 'a', '{"b":1}'],
    ['{"a":1,"b":1}', 'b', '{"a":1}'],
    ['{"a":1}', 'a', '{}'],
    ['{\n  "a": 1,\n  "b": 1,\n  "c": 1\n}', 'b', '{\n  "a": 1,\n  "c": 1\n}'],
    ['{\n  "a": 1,\n  "b": 1\n}', 'b', '{\n  "a": 1\n}'],
  ])('removes from %j the field %s and a comma', (text, field, expected) => {
    expect(without(text, field)).toBe(expected)
  })
})

it('ignores an edit that overlaps with an earlier one', () => {
  const edits = [
    { from: 4, to: 6, insert: 'c' },
    { from: 0, to: 3, insert: 'a' },
    { from: 2, to: 4, insert: 'b' },
  ]
  expect(withoutOverlaps(edits).map(({ insert }) => insert)).toEqual(['a', 'c'])
})
