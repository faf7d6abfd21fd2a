import type { UpdateIcmpMonitorHeaders } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out Update an ICMP monitor: its headers hold `Content-Type: application/json`. */
export const missingContentType: Notice<Pick<UpdateIcmpMonitorHeaders, 'content-type'>> = {
  finding: {
    code: 'missing-content-type',
    params: { expected: 'application/json' },
    expectation: 'is missing; send application/json.',
  },
  places: (headers) => (headers['content-type'] === undefined ? [['content-type']] : undefined),
}
