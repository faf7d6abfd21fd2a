import { describe, expect, it } from 'vitest'
import { findings } from '../check.ts'
import { contenders, ours, yardstick } from '../contenders/index.ts'
import { limits } from '../limits.ts'
import { median, ratio } from '../measure/statistics.ts'
import { filled, pages } from '../report/pages.ts'
import { readResults, type Results } from '../report/results.ts'
import { limitsTable, timesTable } from '../report/tables.ts'
import { kilobytes, table, time, times } from '../report/words.ts'
import { scenarios } from '../scenarios/index.ts'

it.each([
  [median([9, 1, 5]), 5],
  [median([4, 1, 2, 3]), 2.5],
  // A ratio compares single rounds, so that a slow round affects both sides.
  [ratio([1, 100, 1], [2, 200, 4]), 0.5],
  [time(155.4), '155 ns'],
  [time(1_234), '1.23 µs'],
  [time(3_456_789), '3.46 ms'],
  [times(14.26), '14.3 ×'],
  [kilobytes(11_500), '11.50 KB'],
  [table(['a', 'b'], [['c', '1']]), '| a   |   b |\n| --- | --: |\n| c   |   1 |'],
])('a figure is computed and written as %j', (written, expected) => {
  expect(written).toBe(expected)
})

/** Returns results in which this package takes 10 ns in each round and all others the given time. */
function results(others: number): Results {
  const names = [...contenders, yardstick]
  const rounds = { ...Object.fromEntries(names.map((name) => [name, [others, others]])), [ours]: [10, 10] }
  const measured = { is: rounds, validate: rounds, mistakes: { [ours]: 0 }, bytes: 1 }
  return { ...readResults(), together: Object.fromEntries(Object.keys(scenarios).map((name) => [name, measured])) }
}

describe('a limit', () => {
  it.each(limits)('of $way, $scenario, against $other names what is measured', ({ scenario, other }) => {
    expect(Object.keys(scenarios)).toContain(scenario)
    expect([...contenders, yardstick]).toContain(other)
  })

  it.each([
    [100, '10 ×', 'aim reached'],
    [55, '5.5 ×', 'limit kept'],
    [54, '5.4 ×', '**limit missed**'],
  ])('is compared with the figure of contenders that take %i ns', (others, figure, outcome) => {
    const [, , row = ''] = limitsTable(results(others)).split('\n')
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      '`is`, bodies of 256 shapes, against ajv',
      figure,
      '5.5 ×',
      '10 ×',
      outcome,
      '',
    ])
  })
})

describe('the check of the published figures', () => {
  it('names every limit that is missed and every page of another run', () => {
    const text = findings(results(1), results(1).environment.build).join('\n')
    expect(text).not.toContain('another build')
    for (const path of pages(readResults()).keys()) expect(text).toContain(`${path} has figures of another run`)
    expect(text.match(/the limit is/g)).toHaveLength(limits.length)
  })

  it('names a limit that was not measured', () => {
    expect(findings({ ...results(1000), together: {} }, '').join('\n')).toContain('not measured')
  })

  it('names another build', () => {
    expect(findings(readResults(), 'another')[0]).toContain('of another build')
  })

  it('finds that every page has the figures of the record', () => {
    expect(findings(readResults(), '').join('\n')).not.toContain('another run')
  })
})

it('a page has figures between its markers, and only figures that exist', () => {
  const page = (name: string): string => `a\n<!-- figures: ${name} -->\nold\n<!-- /figures -->\nb\n`
  expect(filled(page('times'), results(1))).toBe(page('times').replace('old', `\n${timesTable(results(1))}\n`))
  expect(() => filled(page('none'), results(1))).toThrow('no figures none')
})
