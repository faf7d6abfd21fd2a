import type { ListErrorGroupsQuery } from '../generated/types.ts'
import { defineRule, type RuleDocumentation } from './define-rule.ts'

const minimum = 1

/**
 * Warns if `page` is not a whole number of at least 1.
 *
 * Service description, "List error groups": "`page`, number, default 1, no bounds stated".
 */
export const pageNumber = /* @__PURE__ */ defineRule<ListErrorGroupsQuery>()({
  code: 'page-number',
  at: 'page',
  reads: ['page'],
  check: ({ page }) => (Number.isInteger(page) && page >= minimum ? undefined : { minimum }),
  message: () => 'must be a whole number of at least 1.',
})

export const documentation: RuleDocumentation = {
  meaning:
    'The page is not a whole number of at least 1. The service description states no bounds, so it is not an error.',
  examples: [{ page: 0 }],
}
