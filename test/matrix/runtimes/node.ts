// The Node.js versions and modes in which the matrix runs, and how each writes its report.
import { join } from 'node:path'
import { output, readReport, type Facts, type Report, type Run, type Workplace } from '../matrix-run.ts'

const versions = ['20.19', '22', '24', '26']

const modes: readonly { mode: string; host?: string; flags?: readonly string[]; facts?: Partial<Facts> }[] = [
  { mode: 'import' },
  { mode: 'require()', host: 'require.cjs' },
  { mode: '--disallow-code-generation-from-strings', facts: { makesCodeFromStrings: false } },
  { mode: '--frozen-intrinsics', facts: { frozenIntrinsics: true } },
  { mode: '--disable-proto=throw', facts: { throwsOnProto: true } },
]

/** Returns the path of a Node.js version, which npm installs into its cache. */
const executableOf = (version: string): Promise<string> =>
  output('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'])

/** Returns the report of a Node.js with flags and without a global class. */
async function reportOf(
  version: string,
  { installation, entries, questions }: Workplace,
  { host = 'import.mjs', flags = [], without = '' }: { host?: string; flags?: readonly string[]; without?: string },
): Promise<Report> {
  const file = join(installation, 'report.json')
  const values = [...flags, '--no-warnings', host, entries.join(), questions, file, without]
  await output(await executableOf(version), values, installation)
  return readReport(file)
}

/** Returns the reference report, or that of the same Node.js without a global class. */
export const referenceReport = (workplace: Workplace, without: string = ''): Promise<Report> =>
  reportOf('20.19', workplace, { without })

export const nodeRuns: readonly Run[] = versions.flatMap((version) =>
  modes.map(({ mode, host, facts }): Run => ({
    runtime: `Node.js ${version}`,
    mode,
    ...(facts && { facts }),
    lacks: facts?.makesCodeFromStrings === false ? ['Ajv'] : [],
    perform: (workplace) =>
      reportOf(version, workplace, { ...(host && { host }), flags: mode.startsWith('--') ? [mode] : [] }),
  })),
)
