import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if `request` has no hostname, or a blank one.
 *
 * Service description, "ICMP request": "string; the host to ping". A service that replaces
 * `request` as a whole would lose the stored hostname.
 */
export const hostnameMissing = /* @__PURE__ */ defineMonitorRule({
  code: 'hostname-missing',
  at: 'request',
  reads: ['request'],
  severity: 'warning',
  check: ({ request: { hostname = '' } }) => (hostname.trim() === '' ? {} : undefined),
  message: (_, name) =>
    `needs ${name('request.hostname')}, the host to ping. ` +
    'If the service replaces the whole object, the stored hostname is lost.',
})

export const documentation: RuleDocumentation = {
  meaning:
    'The `hostname` of the `request` is missing or blank, so there is nothing to ping. A service ' +
    'that replaces `request` as a whole loses the stored hostname.',
  inside: ['request.hostname'],
  since: '0.5.0',
  examples: [
    {
      fields: { request: { pingCount: 10 } },
      mended: { request: { hostname: 'example.com', pingCount: 10 } },
    },
  ],
}
