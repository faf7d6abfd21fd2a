import type { Finding } from '../issues/findings.ts'

/** The first group of its hash in the list, and where later ones of other checks stand: hardly any hash has those. */
interface First {
  readonly checkId: string
  readonly index: number
  others: Map<string, number> | undefined
}

/**
 * The same group does not come twice in one list.
 *
 * Follows from the field errorHash, which is used for quick deduplication: one hash stands for one group of a check.
 */
export function duplicateGroup(): (checkId: unknown, errorHash: unknown, index: number) => Finding<'duplicate-group'> | undefined {
  const seen = new Map<string, First>()
  return (checkId, errorHash, index) => {
    if (typeof checkId !== 'string' || typeof errorHash !== 'string') return undefined
    const before = seen.get(errorHash)
    if (before === undefined) {
      seen.set(errorHash, { checkId, index, others: undefined })
      return undefined
    }
    const first = before.checkId === checkId ? before.index : before.others?.get(checkId)
    if (first !== undefined) {
      return { code: 'duplicate-group', params: { first }, expectation: `repeats that of index ${first}, with the same checkId; keep one of the two.` }
    }
    before.others ??= new Map()
    before.others.set(checkId, index)
    return undefined
  }
}
