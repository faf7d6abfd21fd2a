// Tests the rule `duplicate-group`, which compares the groups of a list.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorGroupList, type Issue } from 'monitor-contract'
import { group } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'
import { processorTime } from '../helpers/processor-time.ts'

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
    .slice(0, maxIssues)
    .sort((a, b) => a.index - b.index || a.rank - b.rank)
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

/** Shuffles items, so that a sort finds no ordered runs. */
function shuffled<T>(items: readonly T[]): T[] {
  let state = 1
  return items
    .map((item) => ({ item, position: (state = (state * 16_807) % 2_147_483_647) }))
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item)
}

/** Factor of size. The time grows by about 8, by 16 with the effects of more memory, and by 64 if it is quadratic. */
const factor = 8
const steepestGrowth = 32
/** Garbage collection can disturb a measurement, so that a steep growth counts only if it is measured each time. */
const attempts = 3

describe('the time to find duplicate groups', () => {
  const long = 'x'.repeat(16_500)
  it.each<readonly [title: string, size: number, fieldsOf: (index: number) => object]>([
    ['long hashes that all have one length', 250, (index) => ({ errorHash: `${long}${String(index).padStart(6)}` })],
    [
      'one hash and long checkIds',
      250,
      (index) => ({ errorHash: 'h', checkId: `${long}${String(index).padStart(6)}` }),
    ],
    ['hashes that look like array indices', 10_000, (index) => ({ errorHash: String((index + 1) * 65_536) })],
    ['hashes that come several times', 10_000, (index) => ({ errorHash: `h${index % 5_000}` })],
  ])('grows in proportion to the text for %s', (_, size, fieldsOf) => {
    const timeOf = (length: number): number => {
      const list = shuffled(Array.from({ length }, (_item, index) => group(fieldsOf(index))))
      return processorTime(() => errorGroupList.validate(list))
    }
    let growth = Infinity
    for (let attempt = 0; attempt < attempts && growth >= steepestGrowth; attempt++)
      growth = timeOf(factor * size) / Math.max(1, timeOf(size))
    expect(growth).toBeLessThan(steepestGrowth)
  })
})
