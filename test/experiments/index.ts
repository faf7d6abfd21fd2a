// Applies the patches of the experiments to a copy of the repository and runs its tests: `npm run experiments`.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { derivation } from './commands.ts'
import { experiments, filesIn, patchOf, type Experiment } from './experiments.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

/** The part of `npm test` for a quick result. */
const quickTests = [
  ['run', 'typecheck'],
  ['exec', '--', 'eslint', 'src', 'test/rules', 'test/vectors', 'test/testing'],
  ['exec', '--', 'prettier', '--check', '--log-level', 'warn', '.'],
  ...['rules', 'vectors', 'docs', 'generate', 'issues', 'testing', 'guides'].map((folder) => [
    ...['exec', '--', 'vitest', 'run', '--project', 'behaviour'],
    `test/${folder}/`,
  ]),
]

/** The commands that must succeed after a change of the given files. */
const checksOf = (files: readonly string[]): readonly (readonly string[])[] =>
  options.quick
    ? quickTests
    : [
        ['exec', '--', 'eslint', ...files.filter((file) => file.endsWith('.ts'))],
        ['exec', '--', 'prettier', '--check', '--log-level', 'warn', '.'],
        ['test'],
      ]

/** Whether the experiments can run: they copy the files of a clone, and apply patches with git. */
const hasGit = spawnSync('git', ['rev-parse', '--git-dir'], { stdio: 'ignore' }).status === 0

/** Copies the tracked and the new files of the repository, and commits them there. */
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

/** Runs npm in a copy and returns whether it succeeds, without the test reporters of this run. */
function runs(copy: string, parameters: readonly string[]): boolean {
  console.log(`$ npm ${parameters.join(' ')}`)
  const env = { ...process.env, VITEST_REPORT: undefined }
  const { status } = spawnSync('npm', parameters, { cwd: copy, env, stdio: 'inherit' })
  if (status !== 0) console.log(`failed: npm ${parameters.join(' ')}`)
  return status === 0
}

/** Applies experiments to a copy and returns whether all commands succeed there. */
function succeed(group: readonly Experiment[]): boolean {
  const copy = copyOfRepository()
  try {
    for (const experiment of group) {
      const patch = patchOf(experiment)
      execFileSync('git', ['apply', '--whitespace=error-all', '-'], { cwd: copy, input: patch })
      const files = filesIn(patch)
      console.log(`== ${experiment.change}: ${files.length} files\n${files.map((file) => `  ${file}\n`).join('')}`)
    }
    const commands = [...derivation, ...checksOf(group.flatMap((experiment) => filesIn(patchOf(experiment))))]
    // With `--quick`, every failure is shown.
    return options.quick
      ? commands.map((command) => runs(copy, command)).every(Boolean)
      : commands.every((command) => runs(copy, command))
  } finally {
    if (options.keep) console.log(`The copy stays in ${copy}`)
    else rmSync(copy, { recursive: true })
  }
}

/** The experiments by copy. A field and two rules share one, because each run of all tests takes minutes. */
const groups =
  options.only === undefined
    ? [
        experiments.filter(({ name }) => name !== 'monitor-kind'),
        experiments.filter(({ name }) => name === 'monitor-kind'),
      ]
    : [experiments.filter(({ name }) => name === options.only)]
if (!hasGit) console.log('skipped: the experiments need git, in a clone')
const results = (hasGit ? groups : []).flatMap((group) => {
  const passed = succeed(group)
  return group.map((experiment) => ({ experiment, passed }))
})
for (const { experiment, passed } of results) {
  const { change, sources, tests: testFiles, pages } = experiment
  const counts = `${sources} source files, ${testFiles} test files, ${pages} pages`
  console.log(`${passed ? 'passed' : 'failed'}: ${change}; ${counts}`)
}

const failed = results.filter(({ passed }) => !passed).length
const report = process.env['VITEST_REPORT']
if (report !== undefined) {
  const counts = { numPassedTests: results.length - failed, numFailedTests: failed, success: failed === 0 }
  writeFileSync(report, JSON.stringify(counts))
}
process.exitCode = failed > 0 || (hasGit && results.length === 0) ? 1 : 0
