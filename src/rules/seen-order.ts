import { isBefore } from '../domain/is-before.ts'
import type { ErrorGroup } from '../generated/types.ts'
import { defineRule, type RuleDocumentation } from './define-rule.ts'

/**
 * Warns if an error group was last seen before it was first seen.
 *
 * Service description, "Error group": "`firstSeen` | date" and "`lastSeen` | date".
 */
export const seenOrder = /* @__PURE__ */ defineRule<Pick<ErrorGroup, 'firstSeen' | 'lastSeen'>>()({
  code: 'seen-order',
  at: 'lastSeen',
  reads: ['firstSeen', 'lastSeen'],
  check: ({ firstSeen, lastSeen }) => (isBefore(lastSeen, firstSeen) ? {} : undefined),
  message: (_, name) => `is before ${name('firstSeen')}.`,
})

export const documentation: RuleDocumentation = {
  meaning: 'The error group was last seen before it was first seen.',
  examples: [{ firstSeen: '2026-01-02', lastSeen: '2026-01-01' }],
}
