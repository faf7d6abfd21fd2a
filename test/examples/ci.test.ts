// Runs the program of `examples/ci`, the demo, and tests what it prints and its exit code.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const folder = join(inject('installation'), 'monitors')
const empty = join(inject('installation'), 'empty')
for (const path of [join(folder, 'nested/folder.yaml'), empty]) mkdirSync(path, { recursive: true })
const command = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'examples/ci/tsconfig.json', 'examples/ci/index.ts']

/** Runs the program without the settings that vitest adds to the environment. */
function run(...given: string[]) {
  const env = { PATH: process.env['PATH'], TERM: 'xterm-256color' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...given], { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const valid = file('valid.JSON', '{ "heartbeat": {}, "script": "" }')
const warning = file('warning.yaml', 'heartbeat: {}\nscript: ""\ndoubleCheck: true\n')
const invalid = file('nested/invalid.yml', 'heartbeat: {}\nscript: 5\n---\nheartbeat: {}\nscript: ""\n---\n- 1\n')
file('other.txt', 'not a monitor')

/** Returns the lines that name an issue, from `name:` on. */
const issuesIn = (stdout: string): string[] =>
  stdout.split('\n').flatMap((line) => /[^/]+:\d+:\d+ (?:error|warning) .*/.exec(line)?.[0] ?? [])

describe('the demo', () => {
  it('shows the mistakes of the examples and exits with 0', () => {
    const [, given = ''] = manifest.scripts.demo.split('examples/ci/index.ts ')
    const { status, stdout, stderr } = run(...given.split(' '))
    expect(status).toBe(0)
    expect(issuesIn(stdout)).toEqual([
      'offset.json:7:22 error frequency-offset',
      'offset.json:5:3 warning unknown-field',
      'regions.yaml:7:5 error enum',
      'regions.yaml:17:14 error type',
      'regions.yaml:15:30 warning packet-loss-steps',
    ])
    expect(stdout).toContain('> 7 |   "frequencyOffset": 51\n    |                      ^^')
    expect(stdout).not.toContain('\u001B')
    expect(stderr).toContain('3 files, 4 documents: 3 errors, 2 warnings')
  })
})

describe('the program', () => {
  it.each<[what: string, given: readonly string[], status: number]>([
    ['a valid file', [valid], 0],
    ['a file with a warning', [warning], 0],
    ['a file with a warning, and --strict', ['--strict', warning], 1],
    ['a file with an error', [invalid], 1],
    ['a folder with an error', [folder], 1],
    ['a file with an error, and --exit-zero', ['--exit-zero', invalid], 0],
    ['no file', [], 2],
    ['a folder without files', [valid, empty], 2],
    ['a file without a monitor', [valid, file('../comment.yaml', '# none')], 2],
    ['a file that does not exist', [valid, 'missing.json'], 2],
    ['an unknown format', ['--format', 'xml', valid], 2],
    ['an unknown option', ['--fast', valid], 2],
  ])('exits with the expected code for %s', (_, given, status) => {
    expect(run(...given).status).toBe(status)
  })

  it('validates JSON and YAML files in a folder, each document of a file', () => {
    const { stdout, stderr } = run(folder)
    expect(issuesIn(stdout)).toEqual([
      'invalid.yml:2:9 error type',
      'invalid.yml:7:1 error type',
      'warning.yaml:3:14 warning deprecated-field',
    ])
    expect(stderr).toContain('3 files, 5 documents: 2 errors, 1 warning\n')
  })

  it('prints GitHub annotations and a SARIF log', () => {
    expect(run('--format', 'github', invalid).stdout.split('\n')[0]).toMatch(/^::error file=.*invalid\.yml,line=2,/)
    const log = JSON.parse(run('--format', 'sarif', invalid).stdout) as { runs: { results: unknown[] }[] }
    expect(log.runs[0]?.results).toHaveLength(2)
    expect(run('--format', 'github', valid).stdout).toBe('')
  })
})
