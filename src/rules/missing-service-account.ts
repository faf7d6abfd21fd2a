import type { ListErrorGroupsHeaders } from '../generated/types.ts'
import { parameterRuleDefiner } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

const isBlank = (text = ''): boolean => text.trim() === ''

/**
 * Warns if the header `x-service-account` is missing or blank.
 *
 * Service description, "Authentication": "The header is marked optional, but the text on
 * credentials pairs the key with the account id".
 */
export const missingServiceAccount = /* @__PURE__ */ parameterRuleDefiner<ListErrorGroupsHeaders>()(
  {
    code: 'missing-service-account',
    at: 'x-service-account',
    readsIfPresent: ['x-service-account'],
    severity: 'warning',
    check: (headers) => (isBlank(headers['x-service-account']) ? {} : undefined),
    message: () => 'is missing or blank. Send the id of the account to which the API key belongs.',
  },
)

export const documentation: RuleDocumentation = {
  meaning:
    'The account id is missing or blank. The header is optional, but the service description ' +
    'pairs the API key with it.',
  since: '0.1.0',
  examples: [
    {
      fields: { authorization: 'Bearer API_KEY', 'content-type': 'application/json' },
      mended: {
        authorization: 'Bearer API_KEY',
        'x-service-account': '7',
        'content-type': 'application/json',
      },
    },
  ],
}
