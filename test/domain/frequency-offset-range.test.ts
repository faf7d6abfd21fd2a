import { expect, it } from 'vitest'
import { frequencyOffsetRange } from 'monitor-contract'

it('returns the seconds that frequency 0 allows in a frozen list', () => {
  const range = frequencyOffsetRange(0)
  expect(range).toEqual({ kind: 'values', values: [10, 20, 30] })
  expect(Object.isFrozen(range.kind === 'values' && range.values)).toBe(true)
})
