import { expect, it } from 'vitest'
import { frequencyOffsetRange } from 'monitor-contract'

it('returns the minimum and the maximum of a frequency above 0', () => {
  expect(frequencyOffsetRange(60)).toEqual({ kind: 'range', minimum: 1, maximum: 600 })
  expect(frequencyOffsetRange(1440)).toEqual({ kind: 'range', minimum: 1, maximum: 24 })
})

it('returns the seconds that frequency 0 allows in a frozen list', () => {
  const range = frequencyOffsetRange(0)
  expect(range).toEqual({ kind: 'values', values: [10, 20, 30] })
  expect(Object.isFrozen(range.kind === 'values' && range.values)).toBe(true)
})
