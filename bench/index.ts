import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressesOf, buildAll, buildFolder, folder } from './build.ts'
import { contenders } from './contenders/index.ts'
import { measureSizes } from './measure/bundle-size.ts'
import { findDeviations, type Deviations } from './measure/deviations.ts'
import { environment } from './measure/environment.ts'
import { runWorker } from './measure/run-worker.ts'
import { measureStartup } from './measure/startup.ts'
import { measureTypes } from './measure/type-check.ts'
import type { Measured } from './measure/worker.ts'
import { environmentLine } from './report/document.ts'
import { fill } from './report/fill.ts'
import { limitsTable } from './report/reached.ts'
import type { Results } from './report/results.ts'
import { summary } from './report/summary.ts'
import { shapesTable } from './report/tables.ts'
import { writeResults } from './report/write.ts'
import { scenarios } from './scenarios/index.ts'

const {
  values: { quick, only },
} = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } } })

const pace = quick
  ? { rounds: 1, heavyRounds: 1, sampleMilliseconds: 2, warmUpMilliseconds: 2, startupRounds: 1, aloneRounds: 1 }
  : { rounds: 15, heavyRounds: 5, sampleMilliseconds: 30, warmUpMilliseconds: 200, startupRounds: 25, aloneRounds: 5 }

const unknown = (only ?? []).filter((name) => !(name in scenarios))
if (unknown.length > 0)
  throw new Error(`There is no scenario ${unknown.join(', ')}; there are ${Object.keys(scenarios).join(', ')}`)
if (!existsSync(join(folder, '../dist/index.js')))
  throw new Error('There is no dist/index.js: run `npm run build` in the project first')

const isHeavy = (name: string): boolean => scenarios[name]?.trial !== undefined
const chosen = only ?? Object.keys(scenarios).filter((name) => !(quick && isHeavy(name)))
const names = contenders.map(({ name }) => name)
const addresses = (...of: string[]) => Object.fromEntries(of.map((name) => [name, addressesOf(name)]))
const say = (text: string): void => console.error(text)

say('Building the contenders')
await buildAll()

// Everything without timing comes first, so that a mistake in a contender is found before the long measurements.
const whole = only === undefined
say('Sizes, types and deviations')
const sizes = whole ? await measureSizes(names) : {}
const types = whole ? measureTypes(names) : {}
const deviations: Record<string, Deviations> = {}
if (whole) for (const name of names) deviations[name] = await findDeviations(name)

say('Start-up')
const startup = whole ? measureStartup(names, pace.startupRounds) : {}

say('All in one process')
const together = runWorker({ ...pace, yardstick: true, contenders: addresses(...names), scenarios: chosen })

// Large values are omitted here. They take long, and their figures do not depend on the other contenders.
const light = quick ? [] : chosen.filter((name) => !isHeavy(name))
const alone: Record<string, Measured> = {}
if (light.length > 0) {
  for (const name of names) {
    say(`${name} alone`)
    alone[name] = runWorker({
      ...pace,
      rounds: pace.aloneRounds,
      yardstick: true,
      contenders: addresses(name),
      scenarios: light,
    })
  }
}

const results: Results = { environment: environment(), together, alone, startup, sizes, types, deviations }

// Only a complete measurement replaces the published figures.
const target = quick || !whole ? join(buildFolder, 'results') : join(folder, 'results')
writeResults(target, results)
if (target === join(folder, 'results')) {
  const figures = {
    limits: `${environmentLine(results)}\n\n${limitsTable(results)}`,
    summary: summary(results),
    shapes: `${environmentLine(results)}\n\n${shapesTable(results)}`,
  }
  for (const file of ['README.md', '../README.md']) fill(join(folder, file), figures)
}
console.log(limitsTable(results))
say(`Written to ${target}`)
