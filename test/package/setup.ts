// Packs the package and installs it in an empty folder, before the tests of this folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    tarball: string
    /** A folder in which only the package is installed. */
    installation: string
  }
}

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Packs the package and installs it without a network in an empty folder. */
export default function setup(project: TestProject): () => void {
  const installation = mkdtempSync(join(tmpdir(), 'monitor-contract-'))

  const tarball = join(
    installation,
    npm('.', 'pack', '--silent', '--ignore-scripts', '--pack-destination', installation).trim(),
  )
  writeFileSync(
    join(installation, 'package.json'),
    JSON.stringify({ private: true, type: 'module' }),
  )
  npm(installation, 'install', '--silent', '--offline', '--ignore-scripts', tarball)

  project.provide('tarball', tarball)
  project.provide('installation', installation)
  return () => rmSync(installation, { recursive: true })
}
