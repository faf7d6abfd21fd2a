// Tests that a second build in another folder packs the same bytes, as SECURITY.md promises for a
// release.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const sources = [
  'src',
  'schemas',
  'package.json',
  'tsconfig.json',
  'tsdown.config.ts',
  'README.md',
  'LICENSE',
]

it('a build in another folder is packed to the same bytes', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'another-folder-'))
  try {
    for (const path of [...sources, 'CHANGELOG.md'])
      cpSync(path, join(folder, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const packed = (cwd: string, ...flags: string[]): Buffer => {
      const destination = mkdtempSync(join(folder, 'packed-'))
      const args = ['pack', '--silent', '--pack-destination', destination, ...flags]
      execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
      return readFileSync(join(destination, `${manifest.name}-${manifest.version}.tgz`))
    }
    expect(packed(folder).equals(packed('.', '--ignore-scripts'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
