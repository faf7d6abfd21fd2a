// Tests the flags about output, severities and exit status.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import {
  command,
  folderWith,
  headlines,
  invalid,
  places,
  runIn,
  valid,
  withWarning,
} from './command-runs.ts'

const folder = folderWith({
  'valid.yaml': valid,
  'invalid.yaml': invalid,
  'warning.yaml': withWarning,
  'list.yaml': `monitors:\n- { heartbeat: {}, script: "" }\n- { heartbeat: {}, script: 5 }\n`,
})

describe('the exit status', () => {
  it.each<{ status: number; given: string }>([
    { status: 0, given: 'valid.yaml' },
    { status: 0, given: 'warning.yaml' },
    { status: 1, given: '--strict warning.yaml' },
    { status: 1, given: '--strict --quiet warning.yaml' },
    { status: 1, given: 'invalid.yaml' },
    { status: 0, given: '--exit-zero invalid.yaml' },
    { status: 0, given: '--exit-zero --strict warning.yaml' },
    { status: 2, given: '--exit-zero missing.yaml' },
    { status: 2, given: '--fast valid.yaml' },
    { status: 2, given: '--format xml valid.yaml' },
    { status: 2, given: '--baseline stored valid.yaml' },
    { status: 2, given: '--severity unknown-field valid.yaml' },
    { status: 2, given: '--severity unknown-field=info valid.yaml' },
    { status: 2, given: '--severity no-such-code=off valid.yaml' },
    { status: 2, given: '--severity type=off valid.yaml' },
    { status: 2, given: '--at monitors valid.yaml' },
    { status: 0, given: '--help' },
    { status: 0, given: '--version' },
  ])('is $status for $given', ({ status, given }) => {
    const run = runIn(folder, given.split(' '))
    expect(run.status).toBe(status)
    // Mistakes in flags are sentences, without the place of the code that found them.
    expect(run.stderr).not.toContain('    at ')
  })
})

describe('a wrong flag', () => {
  it.each<{ given: string; message: string }>([
    { given: '--fast', message: 'Unknown flag --fast. See --help.' },
    { given: '--at', message: "Option '--at <value>' argument missing. See --help." },
  ])('$given is explained', ({ given, message }) => {
    const { status, stderr } = runIn(folder, given.split(' '))
    expect([status, stderr]).toEqual([2, `monitor-contract-lint: ${message}\n`])
  })

  it.each(['enum', 'json-syntax', 'unknwn-field'])(
    '--severity %s=off names known codes',
    (code) => {
      const { stderr } = runIn(folder, ['--severity', `${code}=off`])
      expect(stderr).toMatch(`Unknown code "${code}" in "severity". Known codes: `)
    },
  )
})

describe('the report', () => {
  it('begins each frame with a line that editors and terminals link', () => {
    expect(runIn(folder, ['invalid.yaml']).stdout).toBe(
      [
        'invalid.yaml:2:9: error: script must be a string, not a number. [type]',
        '  1 | heartbeat: {}',
        '> 2 | script: 5',
        '    |         ^',
        'fix: Put it in quotes',
        '\n',
      ].join('\n'),
    )
  })

  it('has a summary on standard error, with what the fixes can do', () => {
    const { stderr } = runIn(folder, ['invalid.yaml', 'warning.yaml'])
    expect(stderr).toMatch(
      /^Checked 2 monitors in 2 files: 1 error, 1 warning.\nOf 2 issues, --fix can fix 1, 1 has no fix.\n/,
    )
    expect(runIn(folder, ['valid.yaml']).stderr).toBe('Checked 1 monitor in 1 file: no issues.\n')
  })

  it('ends the summary with the page about the shown codes, or about the only one', () => {
    const page = 'https://monitor-contract.github.io/monitor-contract/reference/issue-codes'
    const lastLine = (...given: readonly string[]) => runIn(folder, given).stderr.split('\n').at(-2)
    expect(lastLine('invalid.yaml', 'warning.yaml')).toBe(`About the codes: ${page}`)
    expect(lastLine('--quiet', 'invalid.yaml', 'warning.yaml')).toBe(
      `About type: ${page}#code-type`,
    )
    expect(lastLine('--quiet', 'warning.yaml')).not.toContain(page)
    expect(lastLine('--diff', 'invalid.yaml', 'warning.yaml')).not.toContain(page)
  })

  it('says where it found the monitors of a file, unless --at does', () => {
    const { stdout, stderr } = runIn(folder, ['list.yaml'])
    expect(places(stdout)).toEqual(['list.yaml:3:28 type'])
    expect(stderr).toContain('Monitors found at /monitors/* in list.yaml')
    const given = runIn(folder, ['--at', '/monitors/*', 'list.yaml'])
    expect(given.stdout).toBe(stdout)
    expect(given.stderr).not.toContain('Monitors found')
  })

  it('names --at where it found no monitor in a file, and --at is not given', () => {
    const two = folderWith({
      'a.yaml': 'name: all\nedge: { a: { script: "" } }\n',
      'b.yaml': valid,
    })
    expect(runIn(two, ['.']).stderr).toContain(
      'Found no heartbeat or script in a.yaml; --at names the place of monitors in a file.\n',
    )
    expect(runIn(two, ['--at', '', '.']).stderr).not.toContain('Found no')
  })

  it('marks the fixes that --fix does not apply, and shows none that no flag applies', () => {
    const { stdout } = runIn(
      folderWith({
        'a.yaml': `${valid}frequency: 5\nfrequencyOffset: 51\nid: x\n`,
        'b.yaml': 'name: edge\nid: x\n',
      }),
      ['a.yaml', 'b.yaml'],
    )
    expect(stdout.split('\n').filter((line) => line.startsWith('fix'))).toEqual([
      'fix: Use 50 (unsafe)',
      'fix: Remove the field',
    ])
  })

  it('checks several places with several --at', () => {
    const two = folderWith({ 'a.yaml': 'one: { script: "" }\ntwo: [{ heartbeat: {} }]\n' })
    const { stdout } = runIn(two, ['--at', '/one', '--at', '/two/*', 'a.yaml'])
    expect(places(stdout)).toEqual(['a.yaml:1:6 required', 'a.yaml:2:7 required'])
  })

  it('shows an issue in merged defaults once, with the number of monitors', () => {
    const merged = '- { <<: *d, script: "" }\n'.repeat(3)
    const monitors = `defaults: &d { heartbeat: {}, frequency: 7 }\nmonitors:\n${merged}`
    const { stdout } = runIn(folderWith({ 'a.yaml': monitors }), ['a.yaml'])
    expect(places(stdout)).toEqual(['a.yaml:1:42 enum'])
    expect(stdout).toContain('\nin 3 monitors\n')
  })

  it('shows no warnings with --quiet', () => {
    const { stdout, stderr } = runIn(folder, ['--quiet', 'warning.yaml', 'invalid.yaml'])
    expect(places(stdout)).toEqual(['invalid.yaml:2:9 type'])
    expect(stderr).toContain('1 error, 1 warning (not shown).')
  })

  it('is made of annotations with --format github, and by default in GitHub Actions', () => {
    const { stdout } = runIn(folder, ['--format', 'github', 'invalid.yaml'])
    expect(stdout).toMatch(
      /^::error file=invalid\.yaml,line=2,endLine=2,col=9,endColumn=9,title=type::/,
    )
    const env = { GITHUB_ACTIONS: 'true' }
    expect(runIn(folder, ['invalid.yaml'], { env }).stdout).toBe(stdout)
    expect(runIn(folder, ['--format', 'pretty', 'invalid.yaml'], { env }).stdout).not.toBe(stdout)
    expect(runIn(folder, ['valid.yaml'], { env }).stdout).toBe('')
  })

  it('has paths from the root of the repository in a step of GitHub Actions below it', () => {
    const root = folderWith({ 'sub/invalid.yaml': invalid })
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: root }
    const { stdout } = runIn(join(root, 'sub'), ['invalid.yaml'], { env })
    expect(stdout).toContain('file=sub/invalid.yaml,')
  })

  it('is a SARIF log with --format sarif', () => {
    const log = JSON.parse(runIn(folder, ['--format', 'sarif', 'invalid.yaml']).stdout) as {
      runs: { results: { ruleId: string }[] }[]
    }
    expect(log.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(['type'])
  })

  it('is a list of results with --format json', () => {
    const { stdout } = runIn(folder, ['--format', 'json', 'list.yaml', 'warning.yaml'])
    const results = JSON.parse(stdout) as {
      errors: { code: string }[]
      warnings: { code: string }[]
    }[]
    expect(results).toMatchObject([
      { file: 'list.yaml', document: 0, at: '/monitors/0', valid: true, errors: [], warnings: [] },
      {
        file: 'list.yaml',
        document: 0,
        at: '/monitors/1',
        valid: false,
        errors: [{ code: 'type' }],
      },
      {
        file: 'warning.yaml',
        document: 0,
        at: '',
        valid: true,
        warnings: [{ code: 'unknown-field' }],
      },
    ])
  })

  it('has colors with --color only, because the output is no terminal', () => {
    expect(runIn(folder, ['invalid.yaml']).stdout).not.toContain('\u001B')
    expect(runIn(folder, ['--color', 'invalid.yaml']).stdout).toContain('\u001B[31merror')
    expect(runIn(folder, ['--color', '--no-color', 'invalid.yaml']).stdout).not.toContain('\u001B')
  })

  it('escapes control characters in names of files', () => {
    const odd = folderWith({ 'a\u001B[31m.yaml': invalid })
    const { stdout, stderr } = runIn(odd, ['.', 'x\u001B[2J'])
    expect(stdout + stderr).not.toContain('\u001B')
  })

  it('ends where its reader does', () => {
    const many = folderWith({ 'a.yaml': `${valid}tags: [${'5,'.repeat(99)}5]\n---\n`.repeat(20) })
    const line = `{ "${process.execPath}" "${command}" --color . ; echo $? > status; } | head -n 1`
    const { stderr } = spawnSync('sh', ['-c', line], { cwd: many, encoding: 'utf8' })
    expect(stderr).not.toContain('EPIPE')
    expect(readFileSync(join(many, 'status'), 'utf8')).toBe('1\n')
  })
})

describe('a flag for options', () => {
  it('--severity changes the severity of codes, also of lint', () => {
    const both = folderWith({ 'a.yaml': `${withWarning}groupId: 3791411052119578828\n` })
    expect(headlines(runIn(both, ['a.yaml']).stdout)).toHaveLength(2)
    const given = [
      '--severity',
      'unknown-field=error',
      '--severity',
      'imprecise-number=off',
      'a.yaml',
    ]
    const { status, stdout } = runIn(both, given)
    expect([status, headlines(stdout)]).toEqual([
      1,
      [expect.stringContaining('error: Unknown field "colour".')],
    ])
  })

  it('--baseline defaults gives omitted fields their documented defaults', () => {
    const offset = folderWith({ 'a.yaml': `${valid}frequencyOffset: 101\n` })
    expect(runIn(offset, ['a.yaml']).status).toBe(0)
    const { status, stdout } = runIn(offset, ['--baseline', 'defaults', 'a.yaml'])
    expect([status, places(stdout)]).toEqual([1, ['a.yaml:3:18 frequency-offset']])
  })

  it('--help names every flag, in lines that fit a terminal', () => {
    const { stdout } = runIn(folder, ['--help'])
    const flags =
      'fix unsafe-fixes diff stdin-filename at baseline severity strict quiet ' +
      'format config exit-zero color no-color help version'
    for (const flag of flags.split(' ')) expect(stdout).toContain(`--${flag}`)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('--version prints the version of the package', () => {
    expect(runIn(folder, ['--version']).stdout).toBe(`${manifest.version}\n`)
  })
})
