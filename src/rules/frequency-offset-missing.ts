import { frequencyOffsetRange } from '../domain/frequency-offset-range.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { alternatives } from '../schema/alternatives.ts'
import type { Advice } from './rule.ts'

/**
 * With frequency 0 only the offset says how often the monitor runs.
 *
 * Carries out the frequencyOffset rule 1: the offset then means a run every that many seconds.
 */
export const frequencyOffsetMissing: Advice<Pick<IcmpMonitorUpdate, 'frequency' | 'frequencyOffset'>> = {
  at: 'frequencyOffset',
  reads: ['frequency', 'frequencyOffset'],
  broken({ frequency, frequencyOffset }) {
    if (frequency !== 0 || frequencyOffset !== undefined) return undefined
    const range = frequencyOffsetRange(0)
    const allowed = range.kind === 'values' ? range.values : /* v8 ignore next -- what 0 allows are single values */ []
    return {
      code: 'frequency-offset-missing',
      params: { allowed },
      expectation:
        'is missing, and with a frequency of 0 nothing else says how often the monitor runs; ' +
        `send ${alternatives(allowed)} (seconds).`,
    }
  },
}
