import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../build.ts'
import { shapesChart } from './chart.ts'
import type { Results } from './results.ts'
import { limitsTable, sizesTable, summary, timesTable } from './tables.ts'

/** Returns the text of a page with the figures of a run between its markers. */
export function filled(page: string, results: Results): string {
  const { date, machine, node, commit, v8, versions } = results.environment
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  const figures: Readonly<Record<string, () => string>> = {
    summary: () => summary(results),
    environment: () =>
      `Measured on ${date} at ${commit}: ${machine}, Node.js ${node}, V8 ${v8}, ${packages.join(', ')}.`,
    times: () => timesTable(results),
    limits: () => limitsTable(results),
    sizes: () => sizesTable(results),
  }
  return page.replace(
    /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- \/figures -->)/g,
    (_, open: string, name: string, close: string) => {
      const text = figures[name]
      if (text === undefined) throw new Error(`There are no figures ${name}`)
      return `${open}\n${text()}\n\n${close}`
    },
  )
}

/** Returns the text that each page has with the figures of a run, by its path in the project. */
export const pages = (results: Results): ReadonlyMap<string, string> =>
  new Map([
    ['bench/results/shapes.svg', shapesChart(results)],
    ...['README.md', 'bench/README.md'].map(
      (path) => [path, filled(readFileSync(join(project, path), 'utf8'), results)] as const,
    ),
  ])
