// Tests which files the command checks, and which it cannot.
import { execFileSync } from 'node:child_process'
import { chmodSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, invalid, places, runIn, valid } from './command-runs.ts'

describe('without arguments, the command', () => {
  it('checks the folder "monitors"', () => {
    const folder = folderWith({ 'monitors/a.yaml': invalid, 'other.yaml': invalid })
    const { status, stdout } = runIn(folder, [])
    expect([status, places(stdout)]).toEqual([1, ['monitors/a.yaml:2:9 type']])
  })

  it('names what can be passed where there is no such folder, and exits with 2', () => {
    const { status, stdout, stderr } = runIn(folderWith({ 'a.yaml': valid }), [])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^monitor-contract-lint: Nothing to check: .* Pass files, folders/)
  })

  it('checks the files of the configuration', () => {
    const folder = folderWith({
      'monitor-contract-lint.config.js': "export default { files: ['a/*.yaml'] }",
      'a/a.yaml': invalid,
      'monitors/b.yaml': invalid,
    })
    expect(places(runIn(folder, []).stdout)).toEqual(['a/a.yaml:2:9 type'])
  })
})

describe('the command', () => {
  const folder = folderWith({
    'monitors/valid.JSON': '{ "heartbeat": {}, "script": "" }',
    'monitors/nested/invalid.yml': `${invalid}---\n${valid}`,
    'monitors/node_modules/a.yaml': invalid,
    'monitors/.hidden/a.yaml': invalid,
    'monitors/readme.md': '# Monitors',
    '[a].yaml': invalid,
    'empty/readme.md': '',
  })

  it.each<{ what: string; given: readonly string[]; found: readonly string[]; status: number }>([
    {
      what: 'a file',
      given: ['monitors/nested/invalid.yml'],
      found: ['monitors/nested/invalid.yml:2:9 type'],
      status: 1,
    },
    {
      what: 'a mixed folder',
      given: ['monitors'],
      found: ['monitors/nested/invalid.yml:2:9 type'],
      status: 1,
    },
    {
      what: 'a glob',
      given: ['monitors/**/*.yml'],
      found: ['monitors/nested/invalid.yml:2:9 type'],
      status: 1,
    },
    {
      what: 'a file with the name of a glob',
      given: ['[a].yaml'],
      found: ['[a].yaml:2:9 type'],
      status: 1,
    },
    {
      what: 'files once',
      given: ['[a].yaml', './[a].yaml', '*.yaml'],
      found: ['[a].yaml:2:9 type'],
      status: 1,
    },
    { what: 'a file without errors', given: ['monitors/valid.JSON'], found: [], status: 0 },
  ])('checks $what', ({ given, found, status }) => {
    const run = runIn(folder, given)
    expect([run.status, places(run.stdout)]).toEqual([status, found])
  })

  it('names files outside of the working directory by their whole path', () => {
    const outside = folderWith({ 'a.yaml': invalid })
    expect(places(runIn(folder, [join(outside, 'a.yaml')]).stdout)).toEqual([
      `${join(outside, 'a.yaml')}:2:9 type`,
    ])
  })

  it('skips a file of another kind that a pattern matches, and says so', () => {
    const { status, stderr } = runIn(folder, ['monitors/*'])
    expect(status).toBe(0)
    expect(stderr).toContain('monitors/readme.md: skipped, because it is neither JSON nor YAML.\n')
  })

  it.each([
    {
      what: 'a file that does not exist',
      given: ['missing.json'],
      message: 'missing.json does not exist.',
    },
    {
      what: 'a glob without a match',
      given: ['*.yml'],
      message: '*.yml: no JSON or YAML file matches.',
    },
    {
      what: 'a folder without monitors',
      given: ['empty'],
      message: 'empty: no JSON or YAML file matches.',
    },
    {
      what: 'a named file of another kind',
      given: ['monitors/readme.md', 'monitors/valid.JSON'],
      message: 'monitors/readme.md: not checked, because it is neither JSON nor YAML.',
    },
    {
      what: 'a name that the system rejects',
      given: [`${'a'.repeat(300)}.yaml`],
      message: 'a.yaml: cannot be read (ENAMETOOLONG).',
    },
    {
      what: 'an empty name, as of a variable that is not set',
      given: ['--fix', ''],
      message: 'The name of a file or folder is empty. Is a variable not set?',
    },
    {
      what: 'only files of other kinds',
      given: ['monitors/*.md'],
      message: 'No file to check ends in .json, .yaml or .yml.',
    },
  ])('exits with 2 for $what', ({ given, message }) => {
    const { status, stderr } = runIn(folder, given)
    expect([status, stderr]).toEqual([2, expect.stringContaining(`${message}\n`)])
  })

  it('checks the other files where a pattern matches nothing', () => {
    const { status, stdout } = runIn(folder, ['*.yml', '[a].yaml'])
    expect([status, places(stdout)]).toEqual([2, ['[a].yaml:2:9 type']])
  })

  it('checks a file with links once, by its real name', () => {
    const linked = folderWith({ 'monitors/b.yaml': invalid })
    symlinkSync('b.yaml', join(linked, 'monitors/a.yaml'))
    symlinkSync('.', join(linked, 'monitors/loop'))
    for (const given of [[], ['monitors/a.yaml'], ['monitors/*.yaml'], ['monitors/loop/b.yaml']])
      expect(places(runIn(linked, given).stdout)).toEqual(['monitors/b.yaml:2:9 type'])
  })

  it('checks a link with an ending to a file without one', () => {
    const linked = folderWith({ data: invalid })
    symlinkSync('data', join(linked, 'a.yaml'))
    expect(places(runIn(linked, ['a.yaml']).stdout)).toEqual(['a.yaml:2:9 type'])
  })
})

// The system lets its administrator read any folder.
describe.skipIf(process.getuid?.() === 0)('a folder that cannot be read', () => {
  it.each([
    { given: ['monitors'], what: 'in a folder' },
    { given: ['monitors/**/*.yaml'], what: 'in a pattern' },
    { given: ['monitors/closed'], what: 'as an argument' },
    {
      given: ['monitors/closed/a.yaml'],
      what: 'around an argument',
      path: 'monitors/closed/a.yaml',
    },
  ])('is reported $what', ({ given, path = 'monitors/closed' }) => {
    const folder = folderWith({ 'monitors/a.yaml': valid, 'monitors/closed/a.yaml': invalid })
    chmodSync(join(folder, 'monitors/closed'), 0)
    const { status, stderr } = runIn(folder, given)
    chmodSync(join(folder, 'monitors/closed'), 0o755)
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`${path}: cannot be read (EACCES).\n`),
    ])
    expect(stderr).not.toContain('matches')
  })
})

describe('standard input', () => {
  it.each([
    { what: 'YAML', input: 'heartbeat: {}\nscript: 5', given: [], place: 'stdin:2:9 type' },
    {
      what: 'JSON where it begins with a brace',
      input: '{ "heartbeat": {},\n"script": 5 }',
      given: [],
      place: 'stdin:2:11 type',
    },
    {
      what: 'JSON where it begins with a bracket',
      input: '[{ "script": 5 ',
      given: [],
      place: 'stdin:1:14 json-syntax',
    },
    {
      what: 'the language of --stdin-filename',
      input: '{ heartbeat: {}, script: 5 }',
      given: ['--stdin-filename', 'a/b.yml'],
      place: 'a/b.yml:1:26 type',
    },
  ])('is read as $what', ({ input, given, place }) => {
    const { status, stdout } = runIn(folderWith({}), ['-', ...given], { input })
    expect([status, places(stdout)]).toEqual([1, [place]])
  })

  it('is checked beside files', () => {
    const { stdout } = runIn(folderWith({ 'a.yaml': invalid }), ['-', 'a.yaml'], { input: invalid })
    expect(places(stdout)).toEqual(['stdin:2:9 type', 'a.yaml:2:9 type'])
  })

  it('must be read where --stdin-filename names it', () => {
    const { status, stderr } = runIn(folderWith({ 'a.yaml': valid }), [
      '--stdin-filename',
      'x',
      'a.yaml',
    ])
    expect([status, stderr]).toEqual([2, expect.stringContaining('pass "-", too')])
  })
})

describe('a file that cannot be checked', () => {
  it('is reported, and does not stop the others', () => {
    const folder = folderWith({
      'a.yaml': Buffer.from('\uFEFFa: 1', 'utf16le'),
      'b.yaml': invalid,
    })
    symlinkSync('missing.yaml', join(folder, 'c.yaml'))
    const { status, stdout, stderr } = runIn(folder, ['.'])
    expect([status, places(stdout)]).toEqual([2, ['b.yaml:2:9 type']])
    expect(stderr).toContain('a.yaml: is not UTF-8.\n')
  })

  it.skipIf(process.platform === 'win32')('is refused where it is a pipe, without waiting', () => {
    const folder = folderWith({})
    execFileSync('mkfifo', [join(folder, 'a.yaml')])
    const { status, stderr } = runIn(folder, ['a.yaml'])
    expect([status, stderr]).toEqual([2, 'a.yaml: is no regular file.\n'])
  })

  it('is refused with a reason where it has 100 MB', () => {
    const folder = folderWith({ 'a.json': '' })
    truncateSync(join(folder, 'a.json'), 100_000_000)
    const { status, stderr } = runIn(folder, ['a.json'])
    expect(status).toBe(2)
    expect(stderr).toContain('a.json: has 100 MB or more; at most 10 MB are checked. Split it.\n')
  })

  it('is refused on standard input, too', () => {
    const { status, stderr } = runIn(folderWith({}), ['-'], { input: new Uint8Array(11_000_000) })
    expect([status, stderr]).toEqual([2, expect.stringContaining('at most 10 MB are checked')])
  })

  it('is a text without a monitor: an error of the text', () => {
    const folder = folderWith({ 'a.yaml': '# none\n', 'b.json': '' })
    const { status, stdout } = runIn(folder, ['.'])
    expect([status, places(stdout)]).toEqual([
      1,
      ['a.yaml:1:1 yaml-syntax', 'b.json:1:1 json-syntax'],
    ])
  })
})
