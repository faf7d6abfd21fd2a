import type { ListErrorGroupsHeaders } from '../generated/types.ts'
import { parameterRuleDefiner } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/** Matches a header whose token is what JavaScript writes for a variable without a value. */
const placeholder = / (?:undefined|null)$/

/**
 * Warns if the token is `undefined` or `null`: the variable with the API key has no value.
 *
 * Service description, "Authentication": "A request carries an API key in the header
 * `Authorization`".
 */
export const placeholderToken = /* @__PURE__ */ parameterRuleDefiner<ListErrorGroupsHeaders>()({
  code: 'placeholder-token',
  at: 'authorization',
  reads: ['authorization'],
  severity: 'warning',
  check: ({ authorization }) => (placeholder.test(authorization) ? {} : undefined),
  message: () =>
    'has an unset variable in place of the API key. Set the variable that contains the key.',
})

export const documentation: RuleDocumentation = {
  meaning: 'The token is `undefined` or `null`: the variable that contains the API key is not set.',
  since: '0.5.0',
  examples: [
    {
      fields: {
        authorization: 'Bearer undefined',
        'x-service-account': '7',
        'content-type': 'application/json',
      },
      mended: {
        authorization: 'Bearer API_KEY',
        'x-service-account': '7',
        'content-type': 'application/json',
      },
    },
  ],
}
