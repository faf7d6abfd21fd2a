import { frequencies, frequencyOffsetRange, type FrequencyOffsetRange } from '../../index.ts'
import type { Adapt, Fields } from './adapt.ts'
import { allows, asFrequency, greatestOffset, leastOffset } from './offset-ranges.ts'

/**
 * An offset in a range: itself, or for one outside the one where a count that begins anew at every end of the range
 * arrives.
 */
function folded(offset: number, range: FrequencyOffsetRange): unknown {
  if (allows(range, offset)) return offset
  if (range.kind === 'values') return range.values[offset % range.values.length]
  return range.minimum + ((offset - range.minimum) % (range.maximum - range.minimum + 1))
}

function withFittingFrequency(fields: Fields, offset: number): Fields {
  const { frequency, ...others } = fields
  const asked = asFrequency(frequency)
  if (asked === undefined) return fields
  const fitting = frequencies.filter((one) => allows(frequencyOffsetRange(one), offset))
  if (fitting.length === 0) return others
  return {
    ...fields,
    frequency: fitting.includes(asked) ? asked : fitting[frequencies.indexOf(asked) % fitting.length],
  }
}

/**
 * Brings `frequencyOffset` into what the frequency allows or, where the offset is held, takes a frequency that allows
 * it and none where none does. An offset alone stays as it is where `loneOffset` says so; elsewhere some frequency has
 * to allow it.
 */
export const adaptOffset =
  (loneOffset: 'any' | 'fitting'): Adapt =>
  (fields, held) => {
    const { frequencyOffset: offset } = fields
    if (typeof offset !== 'number') return fields
    if (held.has('frequencyOffset')) return held.has('frequency') ? fields : withFittingFrequency(fields, offset)
    const frequency = asFrequency(fields['frequency'])
    if (frequency !== undefined) return { ...fields, frequencyOffset: folded(offset, frequencyOffsetRange(frequency)) }
    if (loneOffset === 'any') return fields
    return {
      ...fields,
      frequencyOffset: folded(offset, { kind: 'range', minimum: leastOffset, maximum: greatestOffset }),
    }
  }
