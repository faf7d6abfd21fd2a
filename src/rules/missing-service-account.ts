import type { ListErrorGroupsHeaders } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/**
 * Carries out Authentication 2: the header is marked optional, but the key is described as paired with the account id.
 */
export const missingServiceAccount: Notice<Pick<ListErrorGroupsHeaders, 'x-service-account'>> = {
  finding: {
    code: 'missing-service-account',
    params: {},
    expectation: 'is missing, and the API key is described as paired with the account id; send it.',
  },
  places: (headers) => (headers['x-service-account'] === undefined ? [['x-service-account']] : undefined),
}
