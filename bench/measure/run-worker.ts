import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildFolder, folder } from '../build.ts'
import type { TextResults } from '../text/index.ts'
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

/** Measures JSON texts and languages in a new process. */
export function measureTexts(pace: Pace): TextResults {
  const output = execFileSync(
    process.execPath,
    [join(folder, '../node_modules/tsx/dist/cli.mjs'), join(folder, 'text/index.ts'), JSON.stringify(pace)],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(output) as TextResults
}
