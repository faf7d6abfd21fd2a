// Makes each experiment alone in a copy of the repository, and builds and tests it there: `npm run experiments`.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commands, experiments, type Experiment } from './experiments.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean' } } })

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Returns the command of a script without the build at its beginning. */
const withoutBuild = (script: string): string => (scripts[script] ?? '').replace('npm run --silent build && ', '')

/** The tests of behaviour that a field, a rule or a kind of monitor can affect. */
const folders = ['rules', 'vectors', 'contracts', 'generate', 'docs', 'issues', 'schemas', 'testing', 'ajv']

/** The commands that must succeed after a change: those of the guide, or the quicker ones with a single build. */
const checksOf = ({ files }: Experiment): readonly string[] => [
  `prettier --write --log-level warn ${files.join(' ')}`,
  ...(options.full
    ? commands
    : [
        'npm run generate',
        'tsc',
        withoutBuild('sizes'),
        `vitest run --project behaviour ${folders.map((folder) => `test/${folder}/`).join(' ')}`,
      ]),
  `eslint ${files.filter((file) => file.endsWith('.ts')).join(' ')}`,
]

/** Copies the tracked and the new files of the repository. Git applies patches only in a repository. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const path of new Set(listed.split('\0').filter((name) => name !== ''))) cpSync(path, join(copy, path))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  return copy
}

/** Makes an experiment in a copy and returns whether all commands succeed there. */
function succeeds(experiment: Experiment): boolean {
  console.log(`== ${experiment.name}: ${experiment.files.join(', ')}`)
  const copy = copyOfRepository()
  try {
    experiment.apply(copy)
    return checksOf(experiment).every((command) => {
      const start = performance.now()
      const env = { ...process.env, VITEST_REPORT: undefined }
      const { status } = spawnSync('npm', ['exec', '--call', command], { cwd: copy, env, stdio: 'inherit' })
      console.log(
        `${status === 0 ? 'passed' : 'failed'}: ${command} (${Math.round((performance.now() - start) / 1_000)} s)`,
      )
      return status === 0
    })
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Whether the experiments can run: they copy the files of a clone, and apply patches with git. */
const hasGit = spawnSync('git', ['rev-parse', '--git-dir'], { stdio: 'ignore' }).status === 0
if (!hasGit) console.log('skipped: the experiments need git, in a clone')
const chosen = experiments.filter(({ name }) => hasGit && name === (options.only ?? name))
const results = chosen.map((experiment) => ({ experiment, passed: succeeds(experiment) }))
for (const { experiment, passed } of results) console.log(`${passed ? 'passed' : 'failed'}: ${experiment.name}`)

const failed = results.filter(({ passed }) => !passed).length
const report = process.env['VITEST_REPORT']
if (report !== undefined) {
  const counts = {
    numPassedTests: results.length - failed,
    numFailedTests: failed,
    numPendingTests: hasGit ? 0 : experiments.length,
  }
  writeFileSync(report, JSON.stringify(counts))
}
process.exitCode = failed > 0 || (hasGit && results.length === 0) ? 1 : 0
