import { frequencyOffsetRange, type FrequencyOffsetRange } from '../../domain/frequency-offset-range.ts'
import { frequencies } from '../../generated/facts.ts'
import type { Frequency } from '../../generated/types.ts'

/** The ends of what a frequency allows. */
export const endsOf = (range: FrequencyOffsetRange): readonly number[] =>
  range.kind === 'values' ? range.values : [range.minimum, range.maximum]

/** The ends of what each frequency allows, and so the offsets at which something changes. */
export const allEnds: readonly number[] = [...new Set(frequencies.flatMap((frequency) => endsOf(frequencyOffsetRange(frequency))))]

/** The least and the greatest offset that any frequency allows. */
export const leastOffset = Math.min(...allEnds)
export const greatestOffset = Math.max(...allEnds)

export const allows = (range: FrequencyOffsetRange, offset: number): boolean =>
  range.kind === 'values' ? range.values.includes(offset) : offset >= range.minimum && offset <= range.maximum

export const asFrequency = (value: unknown): Frequency | undefined => frequencies.find((frequency) => frequency === value)
