import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duplicateGroup } from '../../src/rules/duplicate-group.ts'

type Group = readonly [checkId: unknown, errorHash: unknown]

const firsts = (groups: readonly Group[]): (number | undefined)[] => {
  const judge = duplicateGroup()
  return groups.map(([checkId, errorHash], index) => judge(checkId, errorHash, index)?.params.first)
}

/** The first of the groups before one that are the same, looked for among all of them. */
const looked = (groups: readonly Group[]): (number | undefined)[] =>
  groups.map(([checkId, errorHash], index) => {
    if (typeof checkId !== 'string' || typeof errorHash !== 'string') return undefined
    const first = groups.findIndex(([check, hash]) => check === checkId && hash === errorHash)
    return first < index ? first : undefined
  })

describe('a group that comes again', () => {
  it('is told with the index of the first, whatever came between, and however often', () => {
    const part = fc.constantFrom('a', 'b', 'c', '', undefined, 5)
    fc.assert(
      fc.property(fc.array(fc.tuple(part, part), { maxLength: 40 }), (groups) => {
        expect(firsts(groups)).toEqual(looked(groups))
      }),
      { numRuns: 2000 },
    )
  })

  it('is none where the hash is of another check, or the check has another hash', () => {
    expect(
      firsts([
        ['a', 'h'],
        ['b', 'h'],
        ['a', 'i'],
        ['b', 'h'],
        ['c', 'h'],
        ['c', 'h'],
      ]),
    ).toEqual([undefined, undefined, undefined, 1, undefined, 4])
  })
})
