import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWorker, project } from './build.ts'
import { findings } from './check.ts'
import { buildHash, environment } from './measure/environment.ts'
import type { Measured, Pace } from './measure/measured.ts'
import { measureSizes } from './measure/sizes.ts'
import { pages } from './report/pages.ts'
import { readResults, writeResults } from './report/results.ts'
import { limitsTable, timesTable } from './report/tables.ts'

const {
  values: { check, quick },
} = parseArgs({ options: { check: { type: 'boolean' }, quick: { type: 'boolean' } } })

if (!existsSync(join(project, 'dist/index.js')))
  throw new Error('There is no dist/index.js: run `npm run build` in the project first')

/** Measures in a new process, in which nothing else was loaded. */
async function measure(pace: Pace): Promise<Measured> {
  const output = execFileSync(process.execPath, [await buildWorker(), JSON.stringify(pace)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output) as Measured
}

if (check) {
  const found = findings(readResults(), buildHash())
  for (const finding of found) console.error(finding)
  process.exitCode = found.length === 0 ? 0 : 1
} else if (quick) {
  const together = await measure({
    rounds: 3,
    sampleMilliseconds: 10,
    warmUpMilliseconds: 50,
    quick: true,
  })
  console.log(`${timesTable({ together })}\n\n${limitsTable({ together })}`)
} else {
  const together = await measure({
    rounds: 9,
    sampleMilliseconds: 30,
    warmUpMilliseconds: 200,
    quick: false,
  })
  writeResults({ environment: environment(), together, sizes: await measureSizes() })
  const results = readResults()
  for (const [path, text] of pages(results)) writeFileSync(join(project, path), text)
  console.log(limitsTable(results))
}
