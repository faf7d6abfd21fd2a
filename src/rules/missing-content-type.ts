import type { UpdateIcmpMonitorHeaders } from '../generated/types.ts'
import { parameterRuleDefiner } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if the `content-type` header of an update is missing.
 *
 * Service description, "Update an ICMP monitor": "`Content-Type: application/json`".
 */
export const missingContentType = /* @__PURE__ */ parameterRuleDefiner<UpdateIcmpMonitorHeaders>()({
  code: 'missing-content-type',
  at: 'content-type',
  readsIfPresent: ['content-type'],
  severity: 'warning',
  check: (headers) =>
    headers['content-type'] === undefined ? { expected: 'application/json' } : undefined,
  message: ({ expected }) => `is missing. It should be "${expected}".`,
})

export const documentation: RuleDocumentation = {
  meaning:
    'The header `Content-Type: application/json` is missing. The service description lists it ' +
    'for an update.',
  since: '0.1.0',
  examples: [
    {
      fields: { authorization: 'Bearer API_KEY', 'x-service-account': '7' },
      mended: {
        authorization: 'Bearer API_KEY',
        'x-service-account': '7',
        'content-type': 'application/json',
      },
    },
  ],
}
