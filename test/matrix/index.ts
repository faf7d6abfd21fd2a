// Runs the packed package in every runtime and compares the results with those on Node.js 20: `npm run tools -- matrix`. With
// arguments, runs only runtimes whose name begins with one of them: `npm run tools -- matrix node deno`.
import { rmSync } from 'node:fs'
import { questionsAbout, questionsPerVector, vectorQuestions, vectors, type CompleteQuestion } from './questions.ts'
import { differences, NotInstalled, type Report, type Run } from './matrix-run.ts'
import { browserRuns } from './runtimes/browsers.ts'
import { bunRun, denoRun } from './runtimes/deno-and-bun.ts'
import { hermesRuns } from './runtimes/hermes.ts'
import { nodeRuns, referenceReport } from './runtimes/node.ts'
import { quickjsRun } from './runtimes/quickjs.ts'
import { workerdRun } from './runtimes/workerd.ts'
import { importEntries, makeWorkplace, writeQuestions } from './matrix-folder.ts'

const runs: readonly Run[] = [...nodeRuns, denoRun, bunRun, workerdRun, quickjsRun, ...hermesRuns, ...browserRuns]

const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = runs.filter(
  ({ runtime }) => asked.length === 0 || asked.some((name) => runtime.toLowerCase().startsWith(name)),
)
if (chosen.length === 0)
  throw new TypeError(`Unknown runtime. Known: ${[...new Set(runs.map(({ runtime }) => runtime))].join(', ')}.`)

const workplace = await makeWorkplace()

/** Returns the calls with the classes that each needs, and the results of the reference runtime. */
async function prepare(): Promise<{ questions: readonly CompleteQuestion[]; reference: Report }> {
  const asWritten = questionsAbout(await importEntries(workplace))
  writeQuestions(workplace, asWritten)
  const reference = await referenceReport(workplace)
  // The package uses this class to read a query string.
  const name = 'URLSearchParams'
  const { results } = await referenceReport(workplace, name)
  const questions = asWritten.map((question, index) =>
    results[index] === reference.results[index]
      ? question
      : { ...question, needs: [...new Set([...question.needs, name])] },
  )
  writeQuestions(workplace, questions)
  return { questions, reference }
}

interface Row {
  readonly runtime: string
  readonly version: string
  readonly mode: string
  readonly vectors: number
  readonly calls: number
  readonly outcome: string
}

async function rowOf(run: Run, questions: readonly CompleteQuestion[], reference: Report): Promise<Row> {
  const { runtime, mode, lacks = [] } = run
  const row = { runtime, mode, version: '', vectors: 0, calls: 0 }
  try {
    const result = await run.perform(workplace)
    if ('compiled' in result)
      return { ...row, version: result.version, outcome: `compiles ${result.compiled.join(', ')}` }
    const found = differences(result, run, reference, questions)
    for (const text of found.slice(0, 5)) console.error(`${runtime}, ${mode}: ${text}`)
    const computed = (part: readonly unknown[]) => part.filter((value) => value !== null).length
    const onVectors = computed(result.results.slice(0, vectorQuestions.length))
    const outcome =
      found.length > 0
        ? `FAILED: ${found.length} differences`
        : lacks.length > 0
          ? `same, without ${lacks.join(', ')}`
          : 'same'
    return {
      ...row,
      version: result.version,
      vectors: Math.floor(onVectors / questionsPerVector),
      calls: computed(result.results),
      outcome,
    }
  } catch (error) {
    if (error instanceof NotInstalled) return { ...row, outcome: `skipped: ${error.message}` }
    console.error(`${runtime}, ${mode}: ${error instanceof Error ? error.message : String(error)}`)
    return { ...row, outcome: 'FAILED: did not run' }
  }
}

try {
  const { questions, reference } = await prepare()
  const rows: Row[] = []
  for (const run of chosen) {
    console.error(`${run.runtime}, ${run.mode} …`)
    rows.push(await rowOf(run, questions, reference))
  }
  console.log(
    `${vectors.length} vectors, ${questions.length} calls; compared with Node.js ${reference.version}, import`,
  )
  console.table(rows)
  process.exitCode = rows.some(({ outcome }) => outcome.startsWith('FAILED')) ? 1 : 0
} finally {
  rmSync(workplace.installation, { recursive: true })
}
