import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressesOf, buildAll, buildFolder, folder } from './build.ts'
import { contenders } from './contenders/index.ts'
import { measureSizes } from './measure/bundle-size.ts'
import { findDeviations, type Deviations } from './measure/deviations.ts'
import { environment } from './measure/environment.ts'
import { buildHash } from './measure/build-hash.ts'
import { measureParts, measureTexts, runWorker } from './measure/run-worker.ts'
import { measureStartup } from './measure/startup.ts'
import { measureTypes } from './measure/type-check.ts'
import type { Measured } from './measure/worker.ts'
import { pages, pagesOfAnotherBuild, reports, writeRecord } from './report/pages.ts'
import type { Results } from './report/results.ts'
import { limitsTable } from './report/tables.ts'
import { scenarios } from './scenarios/index.ts'

const {
  values: { check, quick, only },
} = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
})

const pace = quick
  ? { rounds: 1, heavyRounds: 1, sampleMilliseconds: 2, warmUpMilliseconds: 2, startupRounds: 1, aloneRounds: 1 }
  : { rounds: 9, heavyRounds: 3, sampleMilliseconds: 30, warmUpMilliseconds: 200, startupRounds: 25, aloneRounds: 5 }
const textPace = quick
  ? { warmUpTurns: 1, rounds: 1, sampleMilliseconds: 1 }
  : { warmUpTurns: 20, rounds: 25, sampleMilliseconds: 30 }

const project = join(folder, '..')

const unknown = (only ?? []).filter((name) => !(name in scenarios))
if (unknown.length > 0)
  throw new Error(`There is no scenario ${unknown.join(', ')}; there are ${Object.keys(scenarios).join(', ')}`)
if (!existsSync(join(project, 'dist/index.js')))
  throw new Error('There is no dist/index.js: run `npm run build` in the project first')

if (check) {
  const stale = pagesOfAnotherBuild(project, buildHash(join(project, 'dist')))
  for (const path of stale) console.error(`${path} has figures of another build. Run \`npm run bench\`.`)
  process.exit(stale.length === 0 ? 0 : 1)
}

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

say('JSON texts and languages')
const { texts, languages } = whole ? measureTexts(textPace) : { texts: {}, languages: {} }

say('Parts of a call')
const parts = whole ? measureParts(textPace) : {}

say('All in one process')
const together = runWorker({ ...pace, yardstick: true, contenders: addresses(...names), scenarios: chosen })

// Other values take long, and their figures depend less on the other contenders.
const light = quick
  ? []
  : chosen.filter((name) => ['full', 'shapes-1', 'shapes-256', 'six-mistakes-256'].includes(name))
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

const published = whole && !quick
// Only a complete measurement replaces the published figures.
const target = published ? join(folder, 'results') : join(buildFolder, 'results')
const results: Results = writeRecord(target, {
  environment: environment(),
  together,
  alone,
  startup,
  sizes,
  types,
  deviations,
  texts,
  languages,
  parts,
})
for (const [name, text] of reports(results)) writeFileSync(join(target, name), text)
if (published) for (const [path, text] of pages(project, results)) writeFileSync(join(project, path), text)
console.log(limitsTable(results))
say(`Written to ${target}`)
