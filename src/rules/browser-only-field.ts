import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out environmentVariables: relevant only to Browser checks. */
export const browserOnlyField: Notice<Pick<IcmpMonitorUpdate, 'environmentVariables'>> = {
  finding: {
    code: 'browser-only-field',
    params: {},
    expectation: 'is relevant to Browser checks only; leave it out of an ICMP monitor.',
  },
  places: ({ environmentVariables: variables }) =>
    Array.isArray(variables) && variables.length > 0 ? [['environmentVariables']] : undefined,
}
