import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from '../build.ts'
import type { Environment } from '../measure/environment.ts'
import type { Measured } from '../measure/measured.ts'
import type { Sizes } from '../measure/sizes.ts'

/** The results of one run of the benchmark. */
export interface Results {
  readonly environment: Environment
  /**
   * Results of all contenders in one process that has validated bodies of many shapes, interleaved
   * round by round.
   */
  readonly together: Measured
  readonly sizes: Sizes
}

/** The record of a run. All published figures are written from it. */
const recordPath = join(folder, 'results/results.json')

export const readResults = (): Results => JSON.parse(readFileSync(recordPath, 'utf8')) as Results

/** Writes the record with four digits, and with one line for each list of rounds. */
export function writeResults(results: Results): void {
  const round = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value
  const figures = JSON.stringify(results, round, 1)
  const lines = figures
    .replace(/\[[^[\]]*\]/g, (list) => list.replace(/\n\s*/g, ''))
    .replace(/^ +/gm, '')
  writeFileSync(recordPath, `${lines}\n`)
}
