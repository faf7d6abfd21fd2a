import { isBefore } from '../domain/is-before.ts'
import { defineErrorGroupRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if an error group was last seen before it was first seen.
 *
 * Service description, "Error group": "`firstSeen` | date" and "`lastSeen` | date".
 */
export const seenOrder = /* @__PURE__ */ defineErrorGroupRule({
  code: 'seen-order',
  at: 'lastSeen',
  reads: ['firstSeen', 'lastSeen'],
  severity: 'warning',
  check: ({ firstSeen, lastSeen }) => (isBefore(lastSeen, firstSeen) ? {} : undefined),
  message: (_, name) => `is before ${name('firstSeen')}.`,
})

export const documentation: RuleDocumentation = {
  meaning: 'The error group was last seen before it was first seen.',
  since: '0.1.0',
  examples: [
    {
      fields: { firstSeen: '2026-01-02', lastSeen: '2026-01-01' },
      mended: { firstSeen: '2026-01-01', lastSeen: '2026-01-02' },
    },
  ],
}
