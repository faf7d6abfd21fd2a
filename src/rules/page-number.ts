import type { ListErrorGroupsQuery } from '../generated/types.ts'
import type { Notice } from './rule.ts'

const minimum = 1

/** Carries out List error groups: `page` is a number, without bounds, and pages are counted from its default on. */
export const pageNumber: Notice<Pick<ListErrorGroupsQuery, 'page'>> = {
  finding: {
    code: 'page-number',
    params: { minimum },
    expectation: 'is not a whole number of at least 1, so it may name no page; send one that is.',
  },
  places: ({ page }) => (typeof page !== 'number' || (Number.isInteger(page) && page >= minimum) ? undefined : [['page']]),
}
