import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapesChart } from './chart.ts'
import { document } from './document.ts'
import type { Results } from './results.ts'

/** Writes the report, the chart and the figures themselves to a folder. */
export function writeResults(target: string, results: Results): void {
  mkdirSync(target, { recursive: true })
  const figures = JSON.stringify(
    results,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
    1,
  )
  // One line for each list of rounds, so that the file can be read and compared.
  writeFileSync(
    join(target, 'results.json'),
    `${figures.replace(/\[[^[\]]*\]/g, (list) => list.replace(/\s+/g, ' '))}\n`,
  )
  writeFileSync(join(target, 'README.md'), document(results))
  if ('shapes-1' in results.together) writeFileSync(join(target, 'shapes.svg'), shapesChart(results))
}
