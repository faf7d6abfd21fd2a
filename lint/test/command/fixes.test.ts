// Tests the flags that fix files.
import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, runIn } from './command-runs.ts'

const broken = [
  'heartbeat: {}',
  "script: ''",
  'actvated: "yes" # since May',
  'frequency: 5',
  'frequencyOffset: 51',
  '',
].join('\r\n')
const safelyFixed = broken.replace('actvated: "yes"', 'activated: true')
const fixed = safelyFixed.replace('51', '50')

describe('--fix and --unsafe-fixes', () => {
  it('write safe fixes, or all, and change nothing else', () => {
    const folder = folderWith({ 'a.yaml': broken })
    const text = () => readFileSync(join(folder, 'a.yaml'), 'utf8')
    const safe = runIn(folder, ['--fix', 'a.yaml'])
    expect([safe.status, text()]).toEqual([1, safelyFixed])
    expect(safe.stderr).toContain('Fixed 1 issue in 1 file.\n')
    const all = runIn(folder, ['--unsafe-fixes', 'a.yaml'])
    expect([all.status, text()]).toEqual([0, fixed])
  })

  it('say why a fix is not applied', () => {
    const folder = folderWith({ 'a.yaml': 'heartbeat: {}\nscript: ""\nloctions: [Berlin]\n' })
    const fix = (flag: string) => /^fix: .*/m.exec(runIn(folder, [flag, 'a.yaml']).stdout)?.[0]
    expect(fix('--fix')).toBe('fix: Rename to "locations" (unsafe)')
    expect(fix('--unsafe-fixes')).toBe(
      'fix: Rename to "locations" (not applied, because it would leave more errors)',
    )
  })

  it('keep permissions and links, and leave no other file', () => {
    const folder = folderWith({ 'a.yaml': broken })
    chmodSync(join(folder, 'a.yaml'), 0o640)
    symlinkSync('a.yaml', join(folder, 'link.yaml'))
    runIn(folder, ['--fix', 'link.yaml'])
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(safelyFixed)
    expect((statSync(join(folder, 'a.yaml')).mode & 0o777).toString(8)).toBe('640')
    expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'link.yaml'])
  })

  it.each([
    {
      what: 'there is nothing to fix',
      text: '{ "heartbeat": {}, "script": "", "frequency": 7.5 }',
    },
    { what: 'it may be no monitor', text: '{ "name": "edge", "id": 4, "tags": "a" }' },
  ])('do not write a file where $what', ({ text }) => {
    const folder = folderWith({ 'a.json': text })
    utimesSync(join(folder, 'a.json'), 1, 1)
    expect(runIn(folder, ['--fix', 'a.json']).status).toBe(1)
    expect(statSync(join(folder, 'a.json')).mtimeMs).toBe(1000)
  })

  it('say which value may be no monitor', () => {
    const folder = folderWith({ 'a.yaml': 'kind: Settings\nid: 42\n' })
    const { stderr } = runIn(folder, ['--fix', 'a.yaml'])
    expect(stderr).toContain('a.yaml:1:1: not fixed, because it has neither heartbeat nor script')
  })

  it('write standard input to standard output, and the report to standard error', () => {
    const { status, stdout, stderr } = runIn(folderWith({}), ['--fix', '-'], { input: broken })
    expect([status, stdout]).toEqual([1, safelyFixed])
    expect(stderr).toContain('stdin:5:18: error: frequencyOffset must be ')
  })

  it('write standard input where nothing changes', () => {
    const { stdout } = runIn(folderWith({}), ['--fix', '-'], { input: fixed })
    expect(stdout).toBe(fixed)
  })
})

// The system lets its administrator write any file.
describe.skipIf(process.getuid?.() === 0)('a file that cannot be written', () => {
  it('is reported with its issues, and the others are written', () => {
    const folder = folderWith({ 'a.yaml': broken, 'b.yaml': broken })
    chmodSync(join(folder, 'a.yaml'), 0o444)
    const { status, stdout, stderr } = runIn(folder, ['--fix', '.'])
    expect(status).toBe(2)
    expect(stderr).toContain('a.yaml: cannot be written (EACCES).')
    expect(stdout).toContain('a.yaml:3:1: warning: Unknown field "actvated".')
    expect(readFileSync(join(folder, 'b.yaml'), 'utf8')).toBe(safelyFixed)
  })
})

describe('--diff', () => {
  const files = {
    'monitors/a.yaml': broken.replaceAll('\r', ''),
    'monitors/b.yaml': 'heartbeat: {}\nscript: ""\n',
  }

  it('prints what --fix would change, writes nothing, and exits with 1', () => {
    const folder = folderWith(files)
    const { status, stdout, stderr } = runIn(folder, ['--diff'])
    expect(status).toBe(1)
    expect(stdout).toBe(
      [
        '--- a/monitors/a.yaml',
        '+++ b/monitors/a.yaml',
        '@@ -1,5 +1,5 @@',
        ' heartbeat: {}',
        " script: ''",
        '-actvated: "yes" # since May',
        '+activated: true # since May',
        ' frequency: 5',
        ' frequencyOffset: 51',
        '',
      ].join('\n'),
    )
    expect(stderr).toContain('Would fix 1 issue in 1 file.\n')
    expect(readFileSync(join(folder, 'monitors/a.yaml'), 'utf8')).toBe(files['monitors/a.yaml'])
  })

  it('shows all fixes with --unsafe-fixes, as a patch that git applies', () => {
    const folder = folderWith(files)
    const { status, stdout } = runIn(folder, ['--diff', '--unsafe-fixes'])
    expect(status).toBe(1)
    writeFileSync(join(folder, 'fixes.patch'), stdout)
    execFileSync('git', ['apply', '--unidiff-zero', 'fixes.patch'], { cwd: folder })
    expect(readFileSync(join(folder, 'monitors/a.yaml'), 'utf8')).toBe(fixed.replaceAll('\r', ''))
  })

  it('shows a text without a last line break as git does', () => {
    const input = 'heartbeat: {}\nscrpt: ""'
    const { stdout } = runIn(folderWith({}), ['--diff', '-', '--stdin-filename', 'a.yaml'], {
      input,
    })
    expect(stdout).toContain(
      '-scrpt: ""\n\\ No newline at end of file\n+script: ""\n\\ No newline at end of file\n',
    )
  })

  it('quotes a name as git does, so that git finds the file', () => {
    const name = 'a\nb\u001B"é .yaml'
    const folder = folderWith({ [name]: 'heartbeat: {}\nscrpt: ""\n' })
    const { stdout } = runIn(folder, ['--diff', '.'])
    writeFileSync(join(folder, 'fixes.patch'), stdout)
    execFileSync('git', ['apply', 'fixes.patch'], { cwd: folder })
    expect(readFileSync(join(folder, name), 'utf8')).toBe('heartbeat: {}\nscript: ""\n')
  })

  it('shows what --fix writes where a link leads to the same file', () => {
    const folder = folderWith({ 'monitors/b.yaml': 'heartbeat: {}\nscrpt: ""\n' })
    symlinkSync('b.yaml', join(folder, 'monitors/a.yaml'))
    const diff = runIn(folder, ['--diff'])
    expect(diff.stderr).toContain('Would fix 1 issue in 1 file.\n')
    expect(diff.stdout).toContain('+++ b/monitors/b.yaml\n')
    expect(runIn(folder, ['--fix', 'monitors']).stderr).toContain('Fixed 1 issue in 1 file.\n')
  })

  it('has no format of a report', () => {
    const { status, stdout, stderr } = runIn(folderWith(files), ['--diff', '--format', 'sarif'])
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining('leave out --format')])
  })

  it('exits with 1 for errors without a change, and with 0 for neither', () => {
    const folder = folderWith({
      'a.yaml': 'heartbeat: {}\nscript: []\n',
      'b.yaml': 'heartbeat: {}\nscript: ""\n',
    })
    expect(runIn(folder, ['--diff', 'a.yaml'])).toMatchObject({ status: 1, stdout: '' })
    expect(runIn(folder, ['--diff', 'b.yaml'])).toMatchObject({ status: 0, stdout: '' })
    expect(runIn(folder, ['--diff', '--exit-zero', 'a.yaml']).status).toBe(0)
  })
})
