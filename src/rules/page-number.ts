import type { ListErrorGroupsQuery } from '../generated/types.ts'
import type { Notice } from './rule.ts'

const minimum = 1

/** Carries out List error groups: `page` is a number, without bounds, and pages are counted from its default on. */
export const pageNumber: Notice<Pick<ListErrorGroupsQuery, 'page'>> = {
  finding: {
    code: 'page-number',
    params: { minimum },
    expectation: 'must be a whole number of at least 1 to name a page; send one.',
  },
  places: ({ page }) =>
    typeof page !== 'number' || (Number.isInteger(page) && page >= minimum) ? undefined : [['page']],
}
