// Runs the program of `examples/ci`, the demo, and tests what it prints and its exit code.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }

const temporary = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
afterAll(() => rmSync(temporary, { recursive: true }))
const folder = join(temporary, 'monitors')
const empty = join(temporary, 'empty')
for (const path of [join(folder, 'nested/folder.yaml'), join(folder, '../fixes'), empty])
  mkdirSync(path, { recursive: true })
const program = join(temporary, 'check-monitors.mjs')
buildSync({
  entryPoints: ['examples/ci/index.ts'],
  tsconfig: 'tsconfig.json',
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The package yaml requires modules of Node.js.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
})

interface Surroundings {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the program without the settings that vitest adds to the environment. */
function runIn({ input = '', env: own }: Surroundings, ...given: string[]) {
  const env = { PATH: process.env['PATH'], TERM: 'xterm-256color', ...own }
  const options = { encoding: 'utf8', env, input } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], options)
  return { status, stdout, stderr }
}

const run = (...given: string[]) => runIn({}, ...given)

function file(name: string, text: string | Buffer): string {
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
      'offset.json:5:3 warning unknown-field',
      'offset.json:7:22 error frequency-offset',
      'regions.yaml:7:5 error enum',
      'regions.yaml:15:30 warning packet-loss-steps',
      'regions.yaml:17:14 error type',
    ])
    expect(stdout).toContain('> 7 |   "frequencyOffset": 51\n    |                      ^^')
    expect(stdout).not.toContain('\u001B')
    expect(stderr).toContain('files: 3, monitors: 4, errors: 3, warnings: 2')
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
    ['a file without a monitor', [valid, file('../comment.yaml', '# none')], 1],
    ['a file that is not UTF-8', [valid, file('../utf-16.yaml', Buffer.from('\uFEFFa: 1', 'utf16le'))], 2],
    ['a pointer that is none', ['--at', 'monitors', valid], 2],
    ['a file that does not exist', [valid, 'missing.json'], 2],
    ['an unknown format', ['--format', 'xml', valid], 2],
    ['an unknown option', ['--fast', valid], 2],
    ['a question', ['--help'], 0],
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
    expect(stderr).toContain('files: 3, monitors: 5, errors: 2, warnings: 1\n')
  })

  it('prints GitHub annotations, also by default in GitHub Actions, and a SARIF log', () => {
    const annotations = run('--format', 'github', invalid).stdout
    expect(annotations).toMatch(/^::error file=.*invalid\.yml,line=2,/)
    expect(runIn({ env: { GITHUB_ACTIONS: 'true' } }, invalid).stdout).toBe(annotations)
    const log = JSON.parse(run('--format', 'sarif', invalid).stdout) as { runs: { results: unknown[] }[] }
    expect(log.runs[0]?.results).toHaveLength(2)
    expect(run('--format', 'github', valid).stdout).toBe('')
  })

  it('validates each monitor at a pointer, with the lines of the file', () => {
    const monitors = '- { heartbeat: {}, script: "" }\n- { heartbeat: {}, script: 5 }\n'
    const { status, stdout, stderr } = run('--at', '/monitors/*', file('../list.yaml', `monitors:\n${monitors}`))
    expect([status, issuesIn(stdout)]).toEqual([1, ['list.yaml:3:28 error type']])
    expect(stderr).toContain('files: 1, monitors: 2, errors: 1, warnings: 0\n')
  })

  it.each([
    ['{ "heartbeat": {}, "script": "", } ', 'json-syntax'],
    ['{ heartbeat: { }, script: ', 'yaml-syntax'],
  ])('reads standard input as JSON or YAML: %j', (input, code) => {
    const { status, stdout } = runIn({ input }, '-')
    expect([status, stdout]).toEqual([1, expect.stringMatching(new RegExp(`^stdin:\\d:\\d+ error ${code}\n`))])
  })
})

describe('--fix and --unsafe-fixes', () => {
  it('apply safe fixes first, because a move can take their place, and name lines of the given text', () => {
    const input = '{"heartbeat":{},"script":"","pingCount":5,\n"requst":{"hostname":"a"},\n"activted":true}'
    const { stdout, stderr } = runIn({ input }, '--unsafe-fixes', '-')
    expect(stdout).toContain('"hostname":"a"')
    expect(stderr.match(/(?<=stdin:).*(?= warning unknown-field fixed)/g)).toEqual(['2:1', '3:1', '1:29'])
    const moved = runIn({ input: 'heartbeat: {}\nscript: ""\npingCount: "5"\nname: x\n' }, '--unsafe-fixes', '-')
    expect(moved.stderr).toContain('stdin:4:8 error type fixed: Remove the quotes')
  })

  it('apply fixes that lead to more errors only before others, in one run', () => {
    const input = 'heartbeat: {}\nscript: ""\nrunBasedEscalation: {failedRunThreshold: {}}\nfailedRunThreshold: 5\n'
    const { stdout } = runIn({ input }, '--unsafe-fixes', '-')
    expect(runIn({ input: stdout }, '--unsafe-fixes', '-').stdout).toBe(stdout)
  })

  const broken = `{\r\n\t"heartbeat": {},\r\n\t"scrpt": "",\r\n\t"frequncy": 7,\r\n\t"activated": "yes",\r\n\t"groupOrder": -1\r\n}\r\n`
  const safe = broken.replace('scrpt', 'script').replace('"yes"', 'true')
  const all = safe.replace('-1', '0')

  it('change only the edited characters, keep permissions, and leave no other file', () => {
    const path = file('../fixes/broken.json', broken)
    chmodSync(path, 0o640)
    const link = join(dirname(path), 'link.json')
    symlinkSync(path, link)
    expect(run('--fix', link).status).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe(safe)
    run('--unsafe-fixes', path)
    expect(readFileSync(path, 'utf8')).toBe(all)
    expect((statSync(path).mode & 0o777).toString(8)).toBe('640')
    expect(readdirSync(dirname(path)).sort()).toEqual(['broken.json', 'link.json'])
  })

  it('print what is fixed and what could be, and undo a fix that leads to more errors', () => {
    const { stderr, stdout } = runIn({ input: broken }, '--fix', '-')
    expect(stdout).toBe(safe)
    expect(stderr.split('\n').filter((line) => / fixed[,:]/.test(line))).toEqual([
      'stdin:3:2 warning unknown-field fixed: Rename to "script"',
      'stdin:5:15 error type fixed: Use true',
      'stdin:4:2 warning unknown-field not fixed, leads to more errors: Rename to "frequency"',
      'stdin:6:16 error minimum not fixed, needs --unsafe-fixes: Use 0',
    ])
  })

  it('fix many monitors at once', () => {
    const mistakes = ['scrpt: ""', 'activted: true', 'muetd: "no"', 'tags: a', 'frequncy: "5"', 'descripton: 5']
    const input = `monitors:\n${`- heartbeat: {}\n  ${mistakes.join('\n  ')}\n`.repeat(200)}`
    const { status, stderr } = runIn({ input }, '--fix', '--at', '/monitors/*', '-')
    expect([status, stderr.match(/ fixed: /g)?.length]).toEqual([0, 1_800])
  }, 30_000)

  it('change no document that may be no monitor', () => {
    const others = 'kind: Settings\nid: 42\nscripts: {}\nName: prod\n---\n'
    const { stdout, stderr } = runIn({ input: `${others}heartbeat: {}\nscrpt: ""\n` }, '--fix', '-')
    expect(stdout).toBe(`${others}heartbeat: {}\nscript: ""\n`)
    expect(stderr).toContain('stdin:2:5 warning response-only-field not fixed, may be no monitor')
  })

  it('leave a mistake in merged defaults, which is printed once', () => {
    const input = `defaults: &d {heartbeat: {}, activted: true, frequency: 7}\nmonitors:\n${'- {<<: *d, script: ""}\n'.repeat(300)}`
    for (const format of ['frame', 'github', 'sarif']) {
      const { status, stdout, stderr } = runIn({ input }, '--fix', '--format', format, '--at', '/monitors/*', '-')
      expect([status, stdout]).toEqual([1, input])
      expect(stderr.match(/^(?:stdin:|::| +"ruleId")/gm)).toHaveLength(2)
      expect(stderr.match(/^in 300 monitors$/gm) ?? []).toHaveLength(format === 'frame' ? 2 : 0)
    }
  })

  it.each([
    ['where they fix nothing', '{ "heartbeat": {}, "script": "", "frequency": 7 }'],
    ['to a file that may be no monitor', '{ "name": "edge", "id": 4, "tags": "a" }'],
  ])('write nothing %s', (_, text) => {
    const path = file('../same.json', text)
    utimesSync(path, 1, 1)
    expect(run('--unsafe-fixes', path).status).toBe(1)
    expect(statSync(path).mtimeMs).toBe(1000)
  })
})

describe('the files to copy', () => {
  const copied = (name: string): unknown => parse(readFileSync(`examples/ci/${name}.yaml`, 'utf8'))

  /** Runs a command of a file in place of the copied program. */
  const runCommand = (line: string, env: Readonly<Record<string, string>>, ...files: string[]) =>
    runIn({ env }, ...line.replace('npx tsx check-monitors.mts', '').trim().split(' ').slice(0, -1), ...files)

  it('have a hook for pre-commit, for the files in a folder', () => {
    const { repos } = copied('pre-commit-config') as { repos: { hooks: { entry: string; files: string }[] }[] }
    const [hook] = repos.flatMap(({ hooks }) => hooks)
    const names = ['monitors/a.json', 'monitors/a/b.yml', 'monitors/C.YML', 'other/a.json', 'monitors/a.txt']
    expect(names.filter((name) => new RegExp(hook?.files ?? '').test(name))).toEqual(names.slice(0, 3))
    expect(hook?.entry).toBe('npx tsx check-monitors.mts --fix --strict')
    expect(run('--fix', valid, invalid).status).toBe(1)
  })

  it('have a job for GitHub, which annotates errors and warnings', () => {
    const { jobs } = copied('github-workflow') as { jobs: { check: { steps: { run?: string }[] } } }
    const line = jobs.check.steps.at(-1)?.run ?? ''
    const { status, stdout } = runCommand(line, { GITHUB_ACTIONS: 'true' }, warning)
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^::warning file=/)])
  })
})
