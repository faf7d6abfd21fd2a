// Measures `validateText` beside other ways to validate JSON text, and messages in other languages:
// `npm --prefix bench run text`. With `-- --quick` it only shows that everything works.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { folder } from '../build.ts'
import { environment } from '../measure/environment.ts'
import { median, quantile, ratio } from '../measure/statistics.ts'
import { environmentLine } from '../report/document.ts'
import { fill } from '../report/fill.ts'
import { table, time, times } from '../report/words.ts'
import { interleavedRounds, type Pace } from './interleaved-rounds.ts'
import { languages, sixMistakesIn } from './languages.ts'
import { textScenarios } from './text-scenarios.ts'
import { expectSameIssues, waysToValidate } from './ways-to-validate.ts'

const {
  values: { quick },
} = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

const pace: Pace = quick ? { rounds: 1, sampleMilliseconds: 1 } : { rounds: 25, sampleMilliseconds: 30 }

textScenarios.forEach(expectSameIssues)

const all = textScenarios.map((scenario) => ({ scenario, calls: waysToValidate(scenario) }))
// The process is in the state of a server: it has seen bodies of many shapes, valid and invalid.
for (let turn = 0; turn < (quick ? 1 : 20); turn++)
  for (const { calls } of all) for (const call of Object.values(calls)) call()

const textRows: string[][] = []
for (const { scenario, calls } of all) {
  const [ours = [], engine = [], jsonc = []] = interleavedRounds([calls.ours, calls.engine, calls.jsonc], pace)
  const perText = ours.map((nanoseconds) => nanoseconds / scenario.texts.length)
  textRows.push([
    scenario.title,
    time(median(perText)),
    `${time(quantile(perText, 0.25))} to ${time(quantile(perText, 0.75))}`,
    times(ratio(ours, engine)),
    times(ratio(ours, jsonc)),
  ])
}

const rounds = interleavedRounds(languages.map(sixMistakesIn), pace)
const [english = []] = rounds
const languageRows = languages.map((language, index) => {
  const own = rounds[index] ?? []
  return [language, time(median(own)), times(ratio(own, english))]
})

const line = environmentLine({ environment: environment() })
const figures = {
  text: `${line}\n\n${table(
    ['text', '`validateText`', 'middle half of the rounds', 'over `JSON.parse` and `validate`', 'over jsonc-parser'],
    textRows,
  )}\n`,
  languages: `${line}\n\n${table(['language', '`validate`, six mistakes', 'over English'], languageRows)}\n`,
}
if (!quick) fill(join(folder, 'README.md'), figures)
console.log(`${figures.text}\n${figures.languages}`)
