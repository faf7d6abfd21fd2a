import type { Finding } from '../issues/findings.ts'

/** The list's groups that were seen so far. */
type Seen = Map<string, Map<string, number>>

/**
 * The same group does not come twice in one list.
 *
 * Follows from the field errorHash, which is used for quick deduplication: one hash stands for one group of a check.
 */
export function duplicateGroup(): (checkId: unknown, errorHash: unknown, index: number) => Finding<'duplicate-group'> | undefined {
  const seen: Seen = new Map()
  return (checkId, errorHash, index) => {
    if (typeof checkId !== 'string' || typeof errorHash !== 'string') return undefined
    const ofCheck = seen.get(checkId)
    if (ofCheck === undefined) {
      seen.set(checkId, new Map([[errorHash, index]]))
      return undefined
    }
    const first = ofCheck.get(errorHash)
    if (first !== undefined) {
      return { code: 'duplicate-group', params: { first }, expectation: `stands in this list before, at index ${first}, with the same checkId; keep one of the two.` }
    }
    ofCheck.set(errorHash, index)
    return undefined
  }
}
