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

const described = ({ pointer, code, params }: Issue) => `${pointer} ${code} ${JSON.stringify(params)}`

/** Returns the warnings that a comparison of each group with every other one finds. */
function expectedWarnings(groups: readonly Group[], maxIssues: number): string[] {
  const warnings = groups.flatMap(([checkId, errorHash, isOrderWrong = false], index) => {
    const first = groups.findIndex(([check, hash]) => check === checkId && hash === errorHash)
    return [
      ...(isOrderWrong ? [{ index, rank: 1, text: `/${index}/lastSeen seen-order {}` }] : []),
      ...(first < index
        ? [{ index, rank: 0, text: `/${index}/errorHash duplicate-group ${JSON.stringify({ first })}` }]
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

  it.each([99, 100, 101, 300])('finds the one duplicate in a list of %i groups', (length) => {
    const groups = Array.from({ length }, (_, index): Group => ['a', String(index % (length - 1))])
    expect(errorGroupList.validate(listOf(groups)).warnings.map(described)).toEqual([
      `/${length - 1}/errorHash duplicate-group {"first":0}`,
    ])
  })

  it.each([[null], [5, null, []]])('finds duplicates beside items that are not objects: %j', (...others) => {
    const groups: readonly Group[] = Array.from({ length: 2 }, () => ['a', 'h'])
    const { errors, warnings } = errorGroupList.validate([...others, ...listOf(groups)])
    expect(report(errors)).toEqual(others.map((_, index) => `/${index} type`))
    expect(warnings.map(described)).toEqual([
      `/${others.length + 1}/errorHash duplicate-group ${JSON.stringify({ first: others.length })}`,
    ])
  })

  it.each<[why: string, groups: readonly Group[], maxIssues: number, errors: string[], expected: string]>([
    [
      'have an invalid field',
      [
        ['a', 5],
        ['a', 5],
        ['a', 'h'],
        ['a', 'h'],
      ],
      9,
      ['/0/errorHash type', '/1/errorHash type'],
      '/3/errorHash duplicate-group {"first":2}',
    ],
    [
      'lack a field',
      [
        [undefined, 'h'],
        [undefined, 'h'],
        ['a', 'h'],
        ['a', 'h'],
      ],
      9,
      ['/0/checkId required', '/1/checkId required'],
      '/3/errorHash duplicate-group {"first":2}',
    ],
    [
      'come after the last error',
      [
        ['a', 'h'],
        ['a', 'h'],
        ['a', 5],
        ['a', 'h'],
      ],
      1,
      ['/2/errorHash type'],
      '/1/errorHash duplicate-group {"first":0}',
    ],
  ])('ignores groups that %s', (_, groups, maxIssues, expectedErrors, expected) => {
    const { errors, warnings } = errorGroupList.validate(listOf(groups), { maxIssues })
    expect(report(errors)).toEqual(expectedErrors)
    expect(warnings.map(described)).toEqual([expected])
  })
})
