import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { buildFolder, buildWorker, folder } from './build.ts'
import { runWorker } from './measure/run-worker.ts'
import { median, quantile, ratio } from './measure/statistics.ts'
import { table, time, times } from './report/words.ts'

const usage =
  'compare OLD [NEW] [--only SCENARIO] [--rounds N]: commits to compare; NEW is the working tree where it is left out'

const core = ['full', 'minimal', 'shapes-256', 'shapes-1024', 'six-mistakes', 'six-warnings', 'groups-100']

const {
  values: { only = core, rounds },
  positionals: [old, fresh],
} = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, rounds: { type: 'string', default: '15' } },
})
if (old === undefined || !(Number(rounds) >= 1)) throw new Error(usage)

const project = join(folder, '..')
const git = (...args: string[]): string => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()

const contracts = { update: 'icmpMonitorUpdate', 'error-group-list': 'errorGroupList' } as const

/** Bundles the contracts of a source tree as separate contenders. */
async function bundle(tree: string, name: string): Promise<Record<keyof typeof contracts, string>> {
  const addresses = { update: '', 'error-group-list': '' }
  for (const contract of Object.keys(contracts) as (keyof typeof contracts)[]) {
    const outfile = join(buildFolder, 'compare', `${name}-${contract}.js`)
    await build({
      stdin: {
        contents: `import { ${contracts[contract]} as contract } from './src/index.ts'
export const is = (value) => contract.is(value)
export const validate = (value) => contract.validate(value)
export const mistakes = ({ errors }) => errors.length`,
        resolveDir: tree,
      },
      outfile,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
    })
    addresses[contract] = pathToFileURL(outfile).href
  }
  return addresses
}

/** Passes the source tree of a commit to a function, and deletes it afterwards. */
async function withTree<Result>(commit: string, use: (tree: string) => Promise<Result>): Promise<Result> {
  const tree = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'dir')
    return await use(tree)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(tree, { recursive: true, force: true })
  }
}

await buildWorker()
const bundleOf = (commit: string | undefined, name: string) =>
  commit === undefined ? bundle(project, name) : withTree(commit, (tree) => bundle(tree, name))

// The first version is measured twice, because only a larger difference than between these two means something.
const measured = runWorker({
  contenders: {
    old: await bundleOf(old, 'old'),
    'old again': await bundleOf(old, 'old-again'),
    new: await bundleOf(fresh, 'new'),
  },
  yardstick: false,
  scenarios: only,
  rounds: Number(rounds),
  heavyRounds: 5,
  sampleMilliseconds: 30,
  warmUpMilliseconds: 200,
})

const rows = Object.entries(measured).flatMap(([scenario, { is, validate }]) =>
  Object.entries({ is, validate }).map(([way, { old: before = [], 'old again': again = [], new: after = [] }]) => [
    `${way}, ${scenario}`,
    time(median(before)),
    time(median(after)),
    `${time(quantile(after, 0.25))} to ${time(quantile(after, 0.75))}`,
    times(ratio(after, before)),
    times(ratio(again, before)),
  ]),
)
const heading = `old: ${git('describe', '--always', old)}, new: ${fresh === undefined ? 'the working tree' : git('describe', '--always', fresh)}`
const report = `${heading}\n\n${table(['', 'old', 'new', 'middle half of the rounds', 'new over old', 'old over itself'], rows)}\n`
writeFileSync(join(buildFolder, 'compare.md'), report)
console.log(report)
