import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { folder, project } from '../build.ts'
import manifest from '../package.json' with { type: 'json' }

/** The machine, the versions and the date of a measurement. */
export interface Environment {
  readonly date: string
  readonly machine: string
  readonly node: string
  readonly v8: string
  readonly commit: string
  /** The SHA-256 of the measured `dist/index.js`. */
  readonly build: string
  readonly versions: Readonly<Record<string, string>>
}

/** Returns the SHA-256 of the main entry of the built package. */
export const buildHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(project, 'dist/index.js')))
    .digest('hex')

export function environment(): Environment {
  const processors = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processors[0]?.model.trim() ?? 'an unknown processor'}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`,
    node: process.versions.node,
    v8: process.versions.v8,
    commit: execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim(),
    build: buildHash(),
    versions: manifest.devDependencies,
  }
}
