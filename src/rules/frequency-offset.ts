import { frequencyOffsetRange, takesOffset } from '../domain/frequency-offset-range.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { alternatives } from '../schema/alternatives.ts'
import type { Finding } from '../issues/findings.ts'
import type { Constraint } from './rule.ts'

/** The frequency that allows every offset which any frequency allows. */
const widest = 60

/** What an offset gets that is outside what a frequency allows; where none is known, the widest. */
function outside(frequency: number | undefined): Finding<'frequency-offset'> {
  const range = frequencyOffsetRange(frequency ?? widest)
  const { bounds, words } =
    range.kind === 'values'
      ? { bounds: { allowed: range.values }, words: alternatives(range.values) }
      : {
          bounds: { minimum: range.minimum, maximum: range.maximum },
          words: `from ${range.minimum} to ${range.maximum}`,
        }
  return frequency === undefined
    ? { code: 'frequency-offset', params: bounds, expectation: `must be ${words}, whatever the frequency; lower it.` }
    : {
        code: 'frequency-offset',
        params: { frequency, ...bounds },
        expectation: `must be ${words} for a frequency of ${frequency}; change one of the two.`,
      }
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
    return takesOffset(frequency ?? widest, offset) ? undefined : outside(frequency)
  },
}
