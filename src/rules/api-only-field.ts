import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Returns a rule that warns about a field that matters only to API checks.
 *
 * Service description, "ICMP monitor": "Snippet for the setup phase of an API check" and "Snippet
 * for the teardown phase of an API check".
 */
const apiOnlyField = (at: 'setupSnippetId' | 'tearDownSnippetId') =>
  defineMonitorRule({
    code: 'api-only-field',
    at,
    reads: [at],
    severity: 'warning',
    check: () => ({}),
    message: () => 'is relevant only to API checks.',
  })

export const apiOnlySetup = /* @__PURE__ */ apiOnlyField('setupSnippetId')
export const apiOnlyTearDown = /* @__PURE__ */ apiOnlyField('tearDownSnippetId')

export const documentation: RuleDocumentation = {
  meaning: 'A snippet is set for the setup or teardown phase, which only API checks have.',
  location: 'the field',
  since: '0.1.0',
  examples: [{ fields: { setupSnippetId: 4 }, mended: {} }],
}
