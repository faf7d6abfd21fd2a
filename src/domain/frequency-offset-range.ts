import { frequencies, leastFrequencyOffset } from '../generated/facts.ts'
import type { Frequency } from '../generated/types.ts'

/** What `frequencyOffset` may be: every whole number of a range, or one of a few values. */
export type FrequencyOffsetRange =
  | { readonly kind: 'range'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'values'; readonly values: readonly number[] }

/** The offsets of frequency 0. */
const offsetsOfZero: readonly number[] = /* @__PURE__ */ Object.freeze([10, 20, 30])

/** The greatest offset of any other frequency. */
const greatestOffset = (frequency: number): number =>
  frequency <= 60 ? Math.floor(frequency * 10) : Math.ceil(frequency / 60)

/** Whether an allowed frequency takes an offset that is a whole number of at least 1. */
export const allowsOffset = (frequency: number, offset: number): boolean =>
  frequency === 0 ? offsetsOfZero.includes(offset) : offset <= greatestOffset(frequency)

const rangeOf = (frequency: Frequency): FrequencyOffsetRange =>
  Object.freeze(
    frequency === 0
      ? { kind: 'values', values: offsetsOfZero }
      : { kind: 'range', minimum: leastFrequencyOffset, maximum: greatestOffset(frequency) },
  )

const ranges: ReadonlyMap<number, FrequencyOffsetRange> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ frequencies.map((frequency) => [frequency, rangeOf(frequency)] as const),
)

/**
 * What `frequencyOffset` may be for a frequency in minutes.
 *
 * Carries out the frequencyOffset rules: for frequency 0 the offset is 10, 20 or 30 (seconds between two runs); for 1
 * to 60 it ranges from 1 to floor(frequency * 10); above 60 from 1 to ceil(frequency / 60).
 *
 * @throws RangeError where the frequency is not an allowed one
 * @example
 * frequencyOffsetRange(5) // { kind: 'range', minimum: 1, maximum: 50 }
 * frequencyOffsetRange(0) // { kind: 'values', values: [10, 20, 30] }
 */
export function frequencyOffsetRange(frequency: number): FrequencyOffsetRange {
  const range = ranges.get(frequency)
  if (range === undefined) throw new RangeError(`frequency must be one of ${frequencies.join(', ')}`)
  return range
}
