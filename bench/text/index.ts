// Measures `validateText` beside other ways to validate JSON text, and messages in other languages. `npm run bench` runs
// it in a process of its own, with the pace as its argument, and reads the results from its output.
import { interleavedRounds, type Pace } from './interleaved-rounds.ts'
import { languages, sixMistakesIn } from './languages.ts'
import { textScenarios } from './text-scenarios.ts'
import { expectSameIssues, waysToValidate } from './ways-to-validate.ts'

export interface TextResults {
  /** The time of one text in each round, by the title of the scenario. Unit: ns. */
  readonly texts: Readonly<Record<string, TextRounds>>
  /** The time of `validate` for a body with six mistakes in each round, by language. Unit: ns. */
  readonly languages: Readonly<Record<string, readonly number[]>>
}

/** The times of `validateText`, of `JSON.parse` with `validate`, and of jsonc-parser. */
export interface TextRounds {
  readonly ours: readonly number[]
  readonly engine: readonly number[]
  readonly jsonc: readonly number[]
}

const pace: Pace = JSON.parse(process.argv[2] ?? '')

textScenarios.forEach(expectSameIssues)

const all = textScenarios.map((scenario) => ({ scenario, calls: waysToValidate(scenario) }))
// The process is in the state of a server: it has seen bodies of many shapes, valid and invalid.
for (let turn = 0; turn < pace.warmUpTurns; turn++)
  for (const { calls } of all) for (const call of Object.values(calls)) call()

const texts = Object.fromEntries(
  all.map(({ scenario, calls }): [string, TextRounds] => {
    const [ours = [], engine = [], jsonc = []] = interleavedRounds([calls.ours, calls.engine, calls.jsonc], pace).map(
      (times) => times.map((nanoseconds) => nanoseconds / scenario.texts.length),
    )
    return [scenario.title, { ours, engine, jsonc }]
  }),
)

const rounds = interleavedRounds(languages.map(sixMistakesIn), pace)
const results: TextResults = {
  texts,
  languages: Object.fromEntries(languages.map((language, index) => [language, rounds[index] ?? []])),
}
process.stdout.write(JSON.stringify(results))
