// Tests the rule `duplicate-group`, which compares the groups of a list.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorGroupList, type Issue } from 'monitor-contract'
import { group } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'

type Group = readonly [checkId: unknown, errorHash: unknown, isOrderWrong?: boolean]

const listOf = (groups: readonly Group[]): object[] =>
  groups.map(([checkId, errorHash, isOrderWrong = false]) =>
    group({ checkId, errorHash, lastSeen: isOrderWrong ? '2024-02-27' : '2024-02-29' }),
  )

const described = ({ pointer, code, params }: Issue) =>
  `${pointer} ${code} ${JSON.stringify(params)}`

/** Returns the warnings that a comparison of each group with every other one finds. */
function expectedWarnings(groups: readonly Group[], maxIssues: number): string[] {
  const warnings = groups.flatMap(([checkId, errorHash, isOrderWrong = false], index) => {
    const first = groups.findIndex(([check, hash]) => check === checkId && hash === errorHash)
    return [
      ...(isOrderWrong ? [{ index, rank: 1, text: `/${index}/lastSeen seen-order {}` }] : []),
      ...(first < index
        ? [
            {
              index,
              rank: 0,
              text: `/${index}/errorHash duplicate-group ${JSON.stringify({ first })}`,
            },
          ]
        : []),
    ]
  })
  return warnings
    .sort((a, b) => a.index - b.index || a.rank - b.rank)
    .slice(0, maxIssues)
    .map(({ text }) => text)
}

describe('duplicate-group', () => {
  it('warns of every later group with the same checkId and errorHash, up to maxIssues', () => {
    const part = fc.constantFrom('a', 'b', 'c', '')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, part, fc.boolean()), { maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (groups, maxIssues) => {
          const { warnings } = errorGroupList.validate(listOf(groups), { maxIssues })
          expect(warnings.map(described)).toEqual(expectedWarnings(groups, maxIssues))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('ignores groups that come after the last error', () => {
    const groups = ['h', 'h', 5, 'h'].map((errorHash) => ['a', errorHash] as const)
    const { errors, warnings } = errorGroupList.validate(listOf(groups), { maxIssues: 1 })
    expect(report(errors)).toEqual(['/2/errorHash type'])
    expect(warnings.map(described)).toEqual(['/1/errorHash duplicate-group {"first":0}'])
  })
})
