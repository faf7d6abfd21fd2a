import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildFolder, folder } from '../build.ts'
import type { TextResults } from '../text/index.ts'
import type { Results } from '../report/results.ts'
import type { Pace } from '../text/interleaved-rounds.ts'
import type { Measured, Orders } from './worker.ts'

/** Measures in a new process, in which nothing else was loaded. */
export function runWorker(orders: Orders): Measured {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', join(buildFolder, 'worker.js'), JSON.stringify(orders)],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(output) as Measured
}

/** Runs a program of this folder in a new process, and returns the results that it writes. */
function runProgram(path: string, pace: Pace): unknown {
  const output = execFileSync(
    process.execPath,
    [join(folder, '../node_modules/tsx/dist/cli.mjs'), join(folder, path), JSON.stringify(pace)],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(output)
}

/** Measures JSON texts and languages in a new process. */
export const measureTexts = (pace: Pace): TextResults => runProgram('text/index.ts', pace) as TextResults

/** Measures the parts of calls in a new process. */
export const measureParts = (pace: Pace): Results['parts'] => runProgram('parts/index.ts', pace) as Results['parts']
