import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contenders, ours, yardstick } from '../contenders/index.ts'
import { limits } from '../limits.ts'
import { buildHash } from '../measure/build-hash.ts'
import { median, quantile, ratio } from '../measure/statistics.ts'
import type { MeasuredScenario } from '../measure/worker.ts'
import { shapesChart } from '../report/chart.ts'
import { filled, handWrittenPages, pages, pagesOfAnotherBuild, writeRecord } from '../report/pages.ts'
import type { Results } from '../report/results.ts'
import { limitsTable } from '../report/tables.ts'
import { kilobytes, table, time, times } from '../report/words.ts'
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
  [time(1_234), '1.23 µs'],
  [time(3_456_789), '3.46 ms'],
  [times(14.26), '14.3 ×'],
  [kilobytes(11_500), '11.50 KB'],
  [table(['a', 'b'], [['c', '1']]), '| a   |   b |\n| --- | --: |\n| c   |   1 |'],
])('writes %j', (written, expected) => {
  expect(written).toBe(expected)
})

/** Returns results in which this package takes 10 ns in each round and all others the given time. */
function results(others: number, own: Partial<Results> = {}): Results {
  const names = [...contenders.map(({ name }) => name), yardstick]
  const rounds = { ...Object.fromEntries(names.map((name) => [name, [others, others]])), [ours]: [10, 10] }
  const measured: MeasuredScenario = { is: rounds, validate: rounds, mistakes: { [ours]: 100 }, leftOut: {}, bytes: 1 }
  const size = { esbuild: 12_000, rolldown: 1 }
  return {
    environment: {
      date: '2026-01-01',
      machine: 'one',
      node: '20',
      v8: '11',
      commit: 'abc',
      build: 'hash',
      versions: {},
    },
    together: Object.fromEntries(Object.keys(scenarios).map((name) => [name, measured])),
    alone: {},
    startup: { [ours]: 1, zod: 10 },
    sizes: { [ours]: { validate: size, is: size, everything: size } },
    types: { [ours]: 59 },
    deviations: {},
    texts: {},
    languages: {},
    parts: {},
    ...own,
  }
}

const rowOf = (text: string, what: string): string =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${what} `))
    ?.replace(/ +/g, ' ') ?? ''

describe('the table of limits', () => {
  it('names a scenario and a contender that exist', () => {
    expect(limitsTable(results(1000))).not.toContain('not measured')
  })

  it('has a row for each limit', () => {
    expect(limitsTable(results(1000)).split('\n')).toHaveLength(limits.length + 2)
  })

  it.each([
    [1000, '`is`, full body, against `JSON.parse`', '100 ×', 'aim reached'],
    [80, '`is`, full body, against `JSON.parse`', '8 ×', 'limit kept'],
    [60, '`is`, full body, against `JSON.parse`', '6 ×', 'limit missed'],
    [200, '`is`, 256 shapes, against ajv', '20 ×', 'aim reached'],
    [110, '`is`, 256 shapes, against ajv', '11 ×', 'limit kept'],
    [90, '`is`, 256 shapes, against ajv', '9 ×', 'limit missed'],
    [1, 'import and first validation, against zod', '10 ×', 'limit kept'],
    [1, '`is`, a group of 1,000,000, against one of 10,000', '100 ×', 'aim reached'],
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

it('the chart names every contender that was measured, with its time at the most shapes, and the run', () => {
  const chart = shapesChart(results(1000))
  expect(chart).toContain('2026-01-01, abc')
  for (const name of [ours, 'ajv', yardstick]) expect(chart).toContain(`${name}, ${name === ours ? '10 ns' : '1 µs'}`)
})

describe('the pages with figures', () => {
  const page = (text: string): string => `a\n<!-- figures: summary -->\n${text}\n<!-- /figures -->\nb\n`

  it('get their figures between markers, with the date and the commit of the run', () => {
    const text = filled(page('old'), results(1000))
    expect(text).toMatch(/^a\n<!-- figures: summary -->\n\nOver bodies .*\n\n<!-- \/figures -->\nb\n$/s)
    expect(text).toContain('measured on 2026-01-01 at abc')
  })

  it('may not name figures that do not exist', () => {
    expect(() => filled('<!-- figures: none -->\n<!-- /figures -->', results(1000))).toThrow('no figures none')
  })

  it('name every kind of figures at least once', () => {
    const text = handWrittenPages.map((path) => readFileSync(join('..', path), 'utf8')).join('')
    for (const name of ['summary', 'versions', 'limits', 'shapes', 'text', 'languages'])
      expect(text).toContain(`<!-- figures: ${name} -->`)
  })
})

describe('the check of published figures', () => {
  const project = mkdtempSync(join(tmpdir(), 'bench-'))
  afterAll(() => rmSync(project, { recursive: true }))
  mkdirSync(join(project, 'bench'))
  for (const path of handWrittenPages)
    writeFileSync(join(project, path), '<!-- figures: summary -->\n<!-- /figures -->')
  const recorded = writeRecord(join(project, 'bench/results'), results(12_345.6))
  const write = () => {
    for (const [path, text] of pages(project, recorded)) writeFileSync(join(project, path), text)
  }
  write()

  it('names no page if all figures are those of the record, and the record is of the build', () => {
    expect(pagesOfAnotherBuild(project, 'hash')).toEqual([])
  })

  it('names a page whose figures were changed', () => {
    writeFileSync(join(project, 'README.md'), readFileSync(join(project, 'README.md'), 'utf8').replace('10 ns', '9 ns'))
    expect(pagesOfAnotherBuild(project, 'hash')).toEqual(['README.md'])
    write()
  })

  it('names a page that is missing', () => {
    rmSync(join(project, 'bench/results/shapes.svg'))
    expect(pagesOfAnotherBuild(project, 'hash')).toEqual(['bench/results/shapes.svg'])
    write()
  })

  it('names every page if the record is of another build', () => {
    expect(pagesOfAnotherBuild(project, 'another')).toEqual([
      ...pages(project, recorded).keys(),
      'docs/pages/benchmarks.md',
    ])
  })

  it('compares the hash of the measured files, which changes with each of them and with no other file', () => {
    const dist = join(project, 'dist')
    mkdirSync(dist)
    const hashWith = (name: string): string => {
      writeFileSync(join(dist, name), 'x')
      return buildHash(dist)
    }
    const empty = buildHash(dist)
    const hashes = ['index.js', 'index.d.ts', 'text.js', 'messages-de.js'].map(hashWith)
    expect(new Set([empty, ...hashes]).size).toBe(5)
    expect(['docs.js', 'ajv.d.ts'].map(hashWith)).toEqual([hashes.at(-1), hashes.at(-1)])
  })
})
