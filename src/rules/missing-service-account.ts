import type { ListErrorGroupsHeaders } from '../generated/types.ts'
import { defineCheck, defineRule } from './define-rule.ts'
import type { RuleDocumentation } from './documentation.ts'

/** Service description, "Authentication", 2: the credential description pairs the key with the account id. */
export const missingServiceAccount = /* @__PURE__ */ defineRule(
  /* @__PURE__ */ defineCheck<ListErrorGroupsHeaders>()({
    code: 'missing-service-account',
    severity: 'warning',
    at: 'x-service-account',
    reads: [],
    readsIfPresent: ['x-service-account'],
    appliesIfAbsent: true,
    check: (headers) => (headers['x-service-account'] === undefined ? {} : undefined),
  }),
  () => 'is missing, and the API key is described as paired with the account id; send it.',
)

export const documentation: RuleDocumentation = {
  meaning:
    'The account id is not there. The header is marked optional, but the API key is described as paired with it.',
  examples: [{ authorization: 'Bearer KEY' }],
}
