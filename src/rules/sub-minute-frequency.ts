import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out the frequencyOffset rule 1: frequency 0 is stated to apply only to API and TCP checks. */
export const subMinuteFrequency: Notice<Pick<IcmpMonitorUpdate, 'frequency'>> = {
  finding: {
    code: 'sub-minute-frequency',
    params: {},
    expectation: 'is 0, which is stated for API and TCP checks only; send at least 1 for an ICMP monitor.',
  },
  places: ({ frequency }) => (frequency === 0 ? [['frequency']] : undefined),
}
