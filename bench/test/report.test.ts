import { describe, expect, it } from 'vitest'
import { findings } from '../check.ts'
import { contenders, ours, yardstick } from '../contenders/index.ts'
import { limits } from '../limits.ts'
import type { MeasuredScenario } from '../measure/measured.ts'
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

/** Returns the rounds in which this package takes 10 ns and all others the given time. */
const rounds = (others: number): Record<string, number[]> => ({
  ...Object.fromEntries([...contenders, yardstick].map((name) => [name, [others, others]])),
  [ours]: [10, 10],
})

const measuredIn = (times: Record<string, number[]>): MeasuredScenario => ({
  is: times,
  validate: times,
  mistakes: { [ours]: 0 },
  bytes: 1,
})

function results(others: number): Results {
  const names = Object.keys(scenarios)
  const together = Object.fromEntries(names.map((name) => [name, measuredIn(rounds(others))]))
  return { ...readResults(), together }
}

describe('a limit', () => {
  it.each(limits)('of $way, $scenario names what is measured', ({ scenario, others }) => {
    expect(Object.keys(scenarios)).toContain(scenario)
    expect(contenders).toEqual(expect.arrayContaining([...others]))
  })

  it('is printed beside the figure of the fastest of the others', () => {
    const limit = limits.find(({ others }) => others.length > 1)
    const slower = { ...rounds(100), valibot: [60, 60] }
    const together = { [limit?.scenario ?? '']: measuredIn(slower) }
    const row = limitsTable({ together })
      .split('\n')
      .find((line) => line.includes('valibot'))
    expect(row).toMatch(/against zod or valibot +\| +6 × \| +1\.6 × \|$/)
  })

  it('has no figure where it was not measured', () => {
    expect(limitsTable({ together: {} })).toMatch(/against zod +\| +\| +1\.8 × \|/)
  })
})

describe('the check of the published figures', () => {
  it('names every page of another run', () => {
    const text = findings(results(1), results(1).environment.build).join('\n')
    expect(text).not.toContain('another build')
    for (const path of pages(readResults()).keys())
      expect(text).toContain(`${path} has figures of another run`)
  })

  it('names another build', () => {
    expect(findings(readResults(), 'another')[0]).toContain('of another build')
  })

  it('finds that every page has the figures of the record', () => {
    expect(findings(readResults(), '').join('\n')).not.toContain('another run')
  })
})

it('each further mistake takes the difference between twenty and six, divided by fourteen', () => {
  const together = {
    'six-mistakes-256': measuredIn(rounds(100)),
    'twenty-mistakes-256': measuredIn({ ...rounds(240), [ours]: [24, 24] }),
  }
  const row = timesTable({ together }).split('\n').at(-1) ?? ''
  const cells = row.split('|').map((cell) => cell.trim())
  expect(cells.slice(1, 4)).toEqual(['`validate`, each further mistake', '1 ns', '10 ns'])
})

it('a page has figures between its markers, and only figures that exist', () => {
  const page = (name: string): string => `a\n<!-- figures: ${name} -->\nold\n<!-- /figures -->\nb\n`
  expect(filled(page('times'), results(1))).toBe(
    page('times').replace('old', `\n${timesTable(results(1))}\n`),
  )
  expect(() => filled(page('none'), results(1))).toThrow('no figures none')
})
