import { expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange, type Frequency } from 'monitor-contract'

it('returns the minimum and the maximum of a frequency above 0', () => {
  expect(frequencyOffsetRange(60)).toEqual({ kind: 'range', minimum: 1, maximum: 600 })
  expect(frequencyOffsetRange(1440)).toEqual({ kind: 'range', minimum: 1, maximum: 24 })
})

it('returns the seconds that frequency 0 allows in a frozen list', () => {
  const range = frequencyOffsetRange(0)
  expect(range).toEqual({ kind: 'values', values: [10, 20, 30] })
  expect(Object.isFrozen(range.kind === 'values' && range.values)).toBe(true)
})

it.each([3, 61, -1, 0.5, 1441, NaN, Infinity, '5', null, undefined, [5], {}])(
  'throws RangeError for frequency %j',
  (frequency) => {
    expect(() => frequencyOffsetRange(frequency as Frequency)).toThrow(RangeError)
    expect(() => frequencyOffsetRange(frequency as Frequency)).toThrow(
      `frequency must be one of ${frequencies.join(', ')}`,
    )
  },
)
