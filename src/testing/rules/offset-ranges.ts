import { frequencies, type Frequency, frequencyOffsetRange, type FrequencyOffsetRange } from '../../index.ts'

const offsets = frequencies
  .map(frequencyOffsetRange)
  .flatMap((range) => (range.kind === 'values' ? range.values : [range.minimum, range.maximum]))

/** The least and the greatest offset that any frequency allows. */
export const leastOffset = Math.min(...offsets)
export const greatestOffset = Math.max(...offsets)

export const allows = (range: FrequencyOffsetRange, offset: number): boolean =>
  range.kind === 'values' ? range.values.includes(offset) : offset >= range.minimum && offset <= range.maximum

export const asFrequency = (value: unknown): Frequency | undefined =>
  frequencies.find((frequency) => frequency === value)
