// Packs both packages and puts them into an empty folder, as an installation does.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import manifest from '../../package.json' with { type: 'json' }

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    lintTarball: string
    /** A folder in which both packages are installed. */
    lintInstallation: string
  }
}

const root = resolve(import.meta.dirname, '../../..')

/** Packs a workspace and returns the path of the tarball. */
function packed(workspace: string, destination: string): string {
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination]
  const output = execFileSync('npm', pack, { cwd: join(root, workspace), encoding: 'utf8' })
  return join(destination, output.trim())
}

function extract(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components', '1', '-C', folder])
}

/** Links a dependency that `npm ci` installed, so that the tests need no registry. */
function link(name: string, modules: string): void {
  const target = join(modules, name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), target)
}

export default function setup(project: TestProject): () => void {
  const installation = mkdtempSync(join(tmpdir(), 'monitor-contract-lint-'))
  const modules = join(installation, 'node_modules')
  const tarball = packed('lint', installation)
  extract(packed('.', installation), join(modules, 'monitor-contract'))
  extract(tarball, join(modules, manifest.name))
  const others = Object.keys(manifest.dependencies).filter((name) => name !== 'monitor-contract')
  for (const name of others) link(name, modules)
  mkdirSync(join(modules, '.bin'))
  symlinkSync(`../${manifest.name}/dist/command.js`, join(modules, '.bin', manifest.name))
  writeFileSync(join(installation, 'package.json'), '{ "private": true, "type": "module" }\n')
  project.provide('lintTarball', tarball)
  project.provide('lintInstallation', installation)
  return () => rmSync(installation, { recursive: true })
}
