import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ours, yardstick } from '../contenders/index.ts'
import { limits } from '../limits.ts'
import { median, quantile, ratio } from '../measure/statistics.ts'
import type { MeasuredScenario } from '../measure/worker.ts'
import { shapesChart } from '../report/chart.ts'
import { fill } from '../report/fill.ts'
import { limitsTable } from '../report/reached.ts'
import type { Results } from '../report/results.ts'
import { kilobytes, share, table, time, times } from '../report/words.ts'
import { scenarios } from '../scenarios/index.ts'

describe('statistics', () => {
  it.each([
    ['the middle of an odd number', median([9, 1, 5]), 5],
    ['the mean of the two in the middle', median([4, 1, 2, 3]), 2.5],
    ['between two values in proportion', quantile([0, 10], 0.25), 2.5],
    ['the least', quantile([3, 1, 2], 0), 1],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('a ratio compares single rounds, so that a slow round affects both sides', () => {
    expect(ratio([1, 100, 1], [2, 200, 4])).toBe(0.5)
  })
})

it.each([
  [time(155.4), '155 ns'],
  [time(12_345), '12.3 µs'],
  [time(3_456_789), '3.46 ms'],
  [share(0.1), '1/10'],
  [share(0.8), '0.8 ×'],
  [times(14.26), '14.3 ×'],
  [kilobytes(11_500), '11.50 KB'],
  [table(['a', 'b'], [['c', '1']]), '| a | b |\n| --- | ---: |\n| c | 1 |'],
])('writes %j', (written, expected) => {
  expect(written).toBe(expected)
})

/** Returns results in which this package takes 10 ns in each round and all others the given time. */
function results(others: number, own: Partial<Results> = {}): Results {
  const names = ['by-hand', 'ajv', 'typebox', 'zod', 'valibot', yardstick]
  const rounds = { [ours]: [10, 10], ...Object.fromEntries(names.map((name) => [name, [others, others]])) }
  const measured: MeasuredScenario = { is: rounds, validate: rounds, mistakes: { [ours]: 100 }, leftOut: {}, bytes: 1 }
  const size = { esbuild: 12_000, rolldown: 1 }
  return {
    environment: { date: '2026-01-01', machine: 'one', node: '20', v8: '11', commit: 'abc', versions: {} },
    together: Object.fromEntries(Object.keys(scenarios).map((name) => [name, measured])),
    alone: {},
    startup: { [ours]: 1, zod: 10 },
    sizes: { [ours]: { validate: size, is: size, everything: size } },
    types: { [ours]: 59 },
    deviations: {},
    ...own,
  }
}

const rowOf = (text: string, what: string): string =>
  text.split('\n').find((line) => line.startsWith(`| ${what} |`)) ?? ''

describe('the table of limits', () => {
  it('names a scenario and a contender that exist', () => {
    expect(limitsTable(results(1000))).not.toContain('not measured')
  })

  it('has a row for each limit', () => {
    expect(limitsTable(results(1000)).split('\n')).toHaveLength(limits.length + 2)
  })

  it.each([
    [1000, '`is`, full body, against `JSON.parse`', '1/100', 'aim reached'],
    [80, '`is`, full body, against `JSON.parse`', '1/8', 'limit kept'],
    [60, '`is`, full body, against `JSON.parse`', '1/6', 'limit missed'],
    [200, '`is`, 256 shapes, faster than ajv', '20 ×', 'aim reached'],
    [110, '`is`, 256 shapes, faster than ajv', '11 ×', 'limit kept'],
    [90, '`is`, 256 shapes, faster than ajv', '9 ×', 'limit missed'],
    [1, 'import and first validation, against zod', '1/10', 'limit kept'],
    [1, 'a consumer that validates updates only', '12.00 KB', 'limit kept'],
    [1, '`is` of the update only', '12.00 KB', 'limit missed'],
    [1, 'issues of 1,000,000 wrong items', '100', 'aim reached'],
    [1, 'type instantiations of a consumer over an empty file', '59', 'aim reached'],
    [1, '`is`, per group at 1,000,000 against 10,000', '0.01 ×', 'aim reached'],
  ])(
    'shows the figure and the result if the other contenders take %d ns: %s: %s, %s',
    (others, what, figure, result) => {
      const row = rowOf(limitsTable(results(others)), what)
      expect(row).toContain(`| ${figure} |`)
      expect(row).toContain(result)
    },
  )

  it('reports an omitted scenario', () => {
    expect(rowOf(limitsTable(results(1, { together: {} })), '`is`, full body, against `JSON.parse`')).toContain(
      'not measured',
    )
  })
})

it('the chart names every contender that was measured, with its time at the most shapes', () => {
  const chart = shapesChart(results(1000))
  for (const name of [ours, 'ajv', yardstick]) expect(chart).toContain(`${name}, ${name === ours ? '10' : '1,000'} ns`)
})

it('replaces only the text between markers with a given name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(folder, 'README.md')
  writeFileSync(
    file,
    'a\n<!-- figures: one -->\nold\n<!-- /figures -->\nb\n<!-- figures: two -->\nkept\n<!-- /figures -->\n',
  )
  fill(file, { one: 'new $& text' })
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  expect(text).toBe(
    'a\n<!-- figures: one -->\nnew $& text\n<!-- /figures -->\nb\n<!-- figures: two -->\nkept\n<!-- /figures -->\n',
  )
})
