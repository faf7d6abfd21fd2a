import { isBefore } from '../domain/is-before.ts'
import type { ErrorGroup } from '../generated/types.ts'
import type { Advice } from './rule.ts'

/**
 * An error is not last seen before it is first seen.
 *
 * Follows from the fields firstSeen and lastSeen of an error group.
 */
export const seenOrder: Advice<Pick<ErrorGroup, 'firstSeen' | 'lastSeen'>> = {
  at: 'lastSeen',
  reads: ['firstSeen', 'lastSeen'],
  broken({ firstSeen, lastSeen }) {
    if (typeof firstSeen !== 'string' || typeof lastSeen !== 'string' || !isBefore(lastSeen, firstSeen))
      return undefined
    return { code: 'seen-order', params: {}, expectation: 'is before firstSeen; check where the group comes from.' }
  },
}
