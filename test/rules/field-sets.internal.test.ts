import { expect, it } from 'vitest'
import { fieldSet } from '../../src/rules/field-sets.ts'

it.each([
  [[], 0],
  [['a'], 0b001],
  [['c', 'a'], 0b101],
  [['b', 'b'], 0b010],
  [['d'], 0],
])('the fields %j are the bits %i in the order a, b, c', (names, set) => {
  expect(fieldSet(names, ['a', 'b', 'c'])).toBe(set)
})
