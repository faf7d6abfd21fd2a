import { frequencyOffsetRange, takesOffset, type FrequencyOffsetRange } from '../domain/frequency-offset-range.ts'
import { frequencies } from '../generated/facts.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { alternatives } from '../schema/alternatives.ts'
import type { Finding } from '../issues/findings.ts'
import type { Constraint } from './rule.ts'

/** The frequency that allows the most offsets, and so the first to ask where the frequency is not known. */
const widest = 60

function outside(range: FrequencyOffsetRange, frequency: number): Finding<'frequency-offset'> {
  if (range.kind === 'values') {
    return { code: 'frequency-offset', params: { frequency, allowed: range.values }, expectation: `must be ${alternatives(range.values)} for a frequency of ${frequency}; change one of the two.` }
  }
  const { minimum, maximum } = range
  return { code: 'frequency-offset', params: { frequency, minimum, maximum }, expectation: `must be from ${minimum} to ${maximum} for a frequency of ${frequency}; change one of the two.` }
}

/** Where the frequency is not known: the offset fits none of them. */
function outsideAll(): Finding<'frequency-offset'> {
  const ranges = frequencies.map(frequencyOffsetRange)
  const minimum = Math.min(...ranges.map((range) => (range.kind === 'values' ? Math.min(...range.values) : range.minimum)))
  const maximum = Math.max(...ranges.map((range) => (range.kind === 'values' ? Math.max(...range.values) : range.maximum)))
  return { code: 'frequency-offset', params: { minimum, maximum }, expectation: `must be from ${minimum} to ${maximum}, whatever the frequency; lower it.` }
}

/**
 * The offset lies in what its frequency allows.
 *
 * Carries out the frequencyOffset rules 1 to 3.
 */
export const frequencyOffset: Constraint<Pick<IcmpMonitorUpdate, 'frequency' | 'frequencyOffset'>> = {
  at: 'frequencyOffset',
  reads: ['frequency', 'frequencyOffset'],
  broken(fields, absent) {
    const { frequency = absent?.frequency, frequencyOffset: offset } = fields
    if (typeof offset !== 'number' || frequency === null) return undefined
    if (frequency === undefined) {
      return takesOffset(widest, offset) || frequencies.some((other) => takesOffset(other, offset)) ? undefined : outsideAll()
    }
    return takesOffset(frequency, offset) ? undefined : outside(frequencyOffsetRange(frequency), frequency)
  },
}
