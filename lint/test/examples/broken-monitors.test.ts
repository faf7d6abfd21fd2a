// Checks and fixes the thirty files of `test/broken-monitors`. `vitest --update` writes what is
// expected.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { folderWith, runIn } from '../command/command-runs.ts'

const broken = join(import.meta.dirname, '../broken-monitors')

/** Returns a folder with a copy of the files. */
function copied(): string {
  const folder = folderWith({})
  cpSync(broken, folder, { recursive: true })
  return folder
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|ya?ml)$/.test(name))
    .sort()

const textsIn = (folder: string) =>
  filesIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

const expected = (name: string): string => join(broken, 'expected', name)

describe('thirty broken files', () => {
  it('are reported as expected', async () => {
    expect(filesIn(broken)).toHaveLength(30)
    const { status, stdout, stderr } = runIn(broken, ['.'])
    expect(status).toBe(1)
    await expect(`${stdout}${stderr}`).toMatchFileSnapshot(expected('report.txt'))
  })

  it.each([
    { what: 'safe fixes', name: 'safe.diff', flag: '--fix' },
    { what: 'all fixes', name: 'all.diff', flag: '--unsafe-fixes' },
  ])('are changed by $what as the diff shows, and not again', async ({ name, flag }) => {
    const folder = copied()
    const { stdout } = runIn(folder, ['--diff', flag, '.'])
    await expect(stdout).toMatchFileSnapshot(expected(name))
    runIn(folder, [flag, '.'])
    const fixed = textsIn(folder)
    const patched = copied()
    writeFileSync(join(patched, 'fixes.patch'), stdout)
    execFileSync('git', ['apply', 'fixes.patch'], { cwd: patched })
    expect(textsIn(patched)).toEqual(fixed)
    runIn(folder, [flag, '.'])
    expect(textsIn(folder)).toEqual(fixed)
  })
})
