import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { folder } from '../build.ts'
import { contenders } from '../contenders/index.ts'
import { buildHash } from './build-hash.ts'

/** The machine, the versions and the date of a measurement. */
export interface Environment {
  readonly date: string
  readonly machine: string
  readonly node: string
  readonly v8: string
  readonly commit: string
  /** The hash of the measured files in `dist/`. */
  readonly build: string
  readonly versions: Readonly<Record<string, string>>
}

/** Returns the version of a package of this folder, or else of the repository. */
function versionOf(name: string): string {
  const paths = [folder, join(folder, '..')].map((root) => join(root, 'node_modules', name, 'package.json'))
  const path = paths.find((each) => existsSync(each)) ?? ''
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}

export function environment(): Environment {
  const processors = cpus()
  const names = new Set([
    ...contenders.flatMap(({ packages }) => packages),
    'esbuild',
    'rolldown',
    'typescript',
    'mitata',
  ])
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processors[0]?.model.trim() ?? 'an unknown processor'}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`,
    node: process.versions.node,
    v8: process.versions.v8,
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: folder, encoding: 'utf8' }).trim(),
    build: buildHash(join(folder, '../dist')),
    versions: Object.fromEntries([...names].map((name) => [name, versionOf(name)])),
  }
}
