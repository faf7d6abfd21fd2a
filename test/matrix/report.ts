// Runs in every runtime of the matrix: the report of the library, and the linter on one text.
import { icmpMonitorUpdate } from 'monitor-contract'
import { fixText, lintText, toCodeFrame, toSarif } from 'monitor-contract-lint'
import { asLines, libraryReport } from './library-report.ts'

const broken = `heartbeat: {}
script: ''
frequncy: "5"
frequencyOffset: 51
maxResponseTime: 300001 # ms
`

/** Returns what the linter finds in a text with mistakes, and the text with its fixes. */
function* lintResults(): Generator {
  const file = 'monitor.yaml'
  for (const { result } of lintText(icmpMonitorUpdate, broken, { language: 'yaml' })) {
    yield result
    yield toSarif([{ file, text: broken, result }])
    yield* result.errors.map((issue) => toCodeFrame(issue, broken, { file }))
  }
  yield fixText(icmpMonitorUpdate, broken, { language: 'yaml' })
}

/** Returns the results of both packages as lines. */
export const report = (vectors: string): string =>
  `${libraryReport(vectors)}\n${asLines([...lintResults()])}`
