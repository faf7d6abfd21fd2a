import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapesChart } from './chart.ts'
import { document, environmentLine, versionsLine } from './document.ts'
import type { Results } from './results.ts'
import { summary } from './summary.ts'
import { languagesTable, limitsTable, lossesTable, partsTable, shapesTable, textTable } from './tables.ts'

/** The record of a run, in a folder of results. All pages are written from it. */
export const recordFile = 'results.json'

/** Writes the record, and returns the results as the record has them: with four digits. */
export function writeRecord(folder: string, results: Results): Results {
  const figures = JSON.stringify(
    results,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
    1,
  )
  mkdirSync(folder, { recursive: true })
  // One line for each list of rounds, so that the file can be read and compared.
  writeFileSync(
    join(folder, recordFile),
    `${figures.replace(/\[[^[\]]*\]/g, (list) => list.replace(/\n\s*/g, '')).replace(/^ +/gm, '')}\n`,
  )
  return readRecord(folder)
}

export const readRecord = (folder: string): Results =>
  JSON.parse(readFileSync(join(folder, recordFile), 'utf8')) as Results

/** Returns the text of each file in a folder of results, except the record, by its name. */
export const reports = (results: Results): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', document(results)],
    ...('shapes-1' in results.together ? [['shapes.svg', shapesChart(results)] as const] : []),
  ])

/** The pages that are partly written by hand, by their path in the project. */
export const handWrittenPages = ['README.md', 'bench/README.md']

/** Returns the text of a hand-written page with the figures of a run. */
export function filled(page: string, results: Results): string {
  const line = environmentLine(results)
  const figures: Readonly<Record<string, () => string>> = {
    summary: () => summary(results),
    versions: () => versionsLine(results),
    losses: () => `${line}\n\n${lossesTable(results)}`,
    limits: () => `${line}\n\n${limitsTable(results)}`,
    shapes: () => `${line}\n\n${shapesTable(results)}`,
    text: () => `${line}\n\n${textTable(results)}`,
    parts: () => `${line}\n\n${partsTable(results)}`,
    languages: () => `${line}\n\n${languagesTable(results)}`,
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

/** Returns the text that each page of the project has with the figures of a run, by its path. */
export const pages = (project: string, results: Results): ReadonlyMap<string, string> =>
  new Map([
    ...[...reports(results)].map(([name, text]) => [`bench/results/${name}`, text] as const),
    ...handWrittenPages.map((path) => [path, filled(readFileSync(join(project, path), 'utf8'), results)] as const),
  ])

/** Returns the paths of the pages whose figures are not those of a record of the build with the given hash. */
export function pagesOfAnotherBuild(project: string, hash: string): readonly string[] {
  const results = readRecord(join(project, 'bench/results'))
  const isOf = (path: string, text: string): boolean =>
    existsSync(join(project, path)) && readFileSync(join(project, path), 'utf8') === text
  return results.environment.build === hash
    ? [...pages(project, results)].flatMap(([path, text]) => (isOf(path, text) ? [] : [path]))
    : ['bench/results/README.md', 'bench/results/shapes.svg', ...handWrittenPages, 'docs/pages/benchmarks.md']
}
