// Tests that a second build in another folder packs the same bytes, as SECURITY.md promises for a release.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, inject, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const sources = [
  'reference',
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
    for (const path of [...sources, 'CHANGELOG.md']) cpSync(path, join(folder, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const repacked = readFileSync(join(folder, `${manifest.name}-${manifest.version}.tgz`))
    expect(repacked.equals(readFileSync(inject('tarball')))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
