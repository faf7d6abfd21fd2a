import type { ListErrorGroupsHeaders } from '../generated/types.ts'
import { parameterRuleDefiner } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if the header `x-service-account` is missing.
 *
 * Service description, "Authentication": "The header is marked optional, but the text on credentials pairs the key with
 * the account id".
 */
export const missingServiceAccount = /* @__PURE__ */ parameterRuleDefiner<ListErrorGroupsHeaders>()(
  {
    code: 'missing-service-account',
    at: 'x-service-account',
    readsIfPresent: ['x-service-account'],
    severity: 'warning',
    check: (headers) => (headers['x-service-account'] === undefined ? {} : undefined),
    message: () => 'is missing. Send the id of the account to which the API key belongs.',
  },
)

export const documentation: RuleDocumentation = {
  meaning:
    'The account id is missing. The header is optional, but the service description pairs the API key with it.',
  examples: [{ authorization: 'Bearer KEY' }],
}
