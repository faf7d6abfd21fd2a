import type { ListErrorGroupsQuery } from '../generated/types.ts'
import { parameterRuleDefiner } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/** The number of the first page. */
const minimum = 1

/**
 * Warns if `page` is not a whole number of at least 1.
 *
 * Service description, "List error groups": "`page`, number, default 1, no bounds stated".
 */
export const pageNumber = /* @__PURE__ */ parameterRuleDefiner<ListErrorGroupsQuery>()({
  code: 'page-number',
  at: 'page',
  reads: ['page'],
  severity: 'warning',
  check: ({ page }) => (Number.isInteger(page) && page >= minimum ? undefined : { minimum }),
  message: (params) => `must be a whole number of at least ${params.minimum}.`,
})

export const documentation: RuleDocumentation = {
  meaning:
    'The page is not a positive whole number. The service description states no bounds, so it is ' +
    'not an error.',
  since: '0.1.0',
  examples: [{ fields: { page: 0 }, mended: { page: 1 } }],
}
