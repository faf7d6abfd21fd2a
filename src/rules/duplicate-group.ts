import type { Finding } from '../issues/findings.ts'

/** The first group of its hash in the list, and where later ones of other checks stand: hardly any hash has those. */
interface First {
  readonly checkId: string | undefined
  readonly index: number | undefined
  others: Map<string, number> | undefined
}

/**
 * The same group does not come twice in one list.
 *
 * Follows from the field errorHash, which is used for quick deduplication: one hash stands for one group of a check.
 */
export function duplicateGroup(): (
  checkId: unknown,
  errorHash: unknown,
  index: number,
) => Finding<'duplicate-group'> | undefined {
  // Few lists hold a hash twice: until one comes again it is enough to count how many there are.
  const hashes = new Set<string>()
  const checks: string[] = []
  const indices: number[] = []
  let seen: Map<string, First> | undefined
  return (checkId, errorHash, index) => {
    if (typeof checkId !== 'string' || typeof errorHash !== 'string') return undefined
    if (seen === undefined) {
      const { size } = hashes
      if (hashes.add(errorHash).size > size) {
        checks.push(checkId)
        indices.push(index)
        return undefined
      }
      seen = new Map(
        Array.from(hashes, (hash, at) => [hash, { checkId: checks[at], index: indices[at], others: undefined }]),
      )
    }
    const before = seen.get(errorHash)
    if (before === undefined) {
      seen.set(errorHash, { checkId, index, others: undefined })
      return undefined
    }
    const first = before.checkId === checkId ? before.index : before.others?.get(checkId)
    if (first !== undefined) {
      return {
        code: 'duplicate-group',
        params: { first },
        expectation: `repeats that of index ${first}, with the same checkId; keep one of the two.`,
      }
    }
    before.others ??= new Map()
    before.others.set(checkId, index)
    return undefined
  }
}

/** Compares the groups of a list, so that it is no rule over the fields of one object. */
export const documentation = {
  reads: ['checkId', 'errorHash'],
  meaning: 'The same error hash of the same check comes twice in one list.',
  place: 'the `errorHash` of the later group',
} as const
