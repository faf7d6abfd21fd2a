import { expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange, type Frequency } from 'monitor-contract'

it.each<[Frequency, number]>([
  [1, 10],
  [2, 20],
  [5, 50],
  [10, 100],
  [15, 150],
  [30, 300],
  [60, 600],
  [120, 2],
  [180, 3],
  [360, 6],
  [720, 12],
  [1440, 24],
])('lets the offset of frequency %i range from 1 to %i', (frequency, maximum) => {
  expect(frequencyOffsetRange(frequency)).toEqual({ kind: 'range', minimum: 1, maximum })
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
