import { frequencies, leastFrequencyOffset } from '../generated/facts.ts'
import type { Frequency } from '../generated/types.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { assertNumber } from './arguments.ts'

/**
 * Returns the allowed values of `frequencyOffset` for a frequency in minutes.
 *
 * Service description, "frequencyOffset rules": "When `frequency` is 0", "the offset is 10, 20 or
 * 30"; "When `frequency` is between 1 and 60, the offset is between 1 and floor(`frequency` × 10)";
 * "When `frequency` is above 60, the offset is between 1 and ceil(`frequency` / 60)".
 *
 * @param frequency An allowed frequency, in minutes.
 * @throws TypeError if the frequency is not a number; RangeError if it is not an allowed value
 * @example
 * frequencyOffsetRange(5) // { kind: 'range', minimum: 1, maximum: 50 }
 * frequencyOffsetRange(0) // { kind: 'values', values: [10, 20, 30] }
 */
export function frequencyOffsetRange(frequency: number): FrequencyOffsetRange {
  assertNumber('frequency', frequency)
  const range = ranges.get(frequency)
  if (range === undefined)
    throw new RangeError(`frequency must be one of ${frequencies.join(', ')}`)
  return range
}

/** The allowed values of `frequencyOffset`: all integers of a range, or a list of values. */
export type FrequencyOffsetRange =
  | { readonly kind: 'range'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'values'; readonly values: readonly number[] }

const greatestOffset = (frequency: number): number =>
  frequency <= 60 ? Math.floor(frequency * 10) : Math.ceil(frequency / 60)

/** Returns the schema of the offsets that a frequency allows. */
export function offsetSchema(frequency: number): JsonSchema {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values'
    ? { enum: range.values }
    : { type: 'integer', minimum: range.minimum, maximum: range.maximum }
}

/** The frequency, in minutes, that allows the greatest offset. */
export const widestFrequency = /* @__PURE__ */ frequencies.reduce((widest, frequency) =>
  greatestOffset(frequency) > greatestOffset(widest) ? frequency : widest,
)

const rangeOf = (frequency: Frequency): FrequencyOffsetRange =>
  Object.freeze(
    frequency === 0
      ? { kind: 'values', values: Object.freeze([10, 20, 30]) }
      : { kind: 'range', minimum: leastFrequencyOffset, maximum: greatestOffset(frequency) },
  )

const ranges: ReadonlyMap<number, FrequencyOffsetRange> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ frequencies.map((frequency) => [frequency, rangeOf(frequency)] as const),
)
