// Writes the program that each runtime runs, into the folder where the packed package is installed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arch, platform } from 'node:process'
import { build } from 'esbuild'
import { readVectors } from '../helpers/vectors.ts'

export const folder = mkdtempSync(join(tmpdir(), 'matrix-'))

/** Runs a program in the folder, and returns what it prints. */
export const output = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Returns the path of a program that an installed package brings for this platform. */
export const installed = (path: string, arm: string, x64: string): string =>
  join(
    folder,
    'node_modules',
    path.replace('{platform}', platform).replace('{arch}', arch === 'arm64' ? arm : x64),
  )

/** The import of the report of both packages, for a program. */
export const importReport = "import { report } from './report.ts'\n"

const vectors = JSON.stringify(
  readVectors().map(({ contract, value, options }) => ({ contract, value, options })),
)

/**
 * Writes a program that uses `vectors`, with or without the packages in it, and returns its path.
 */
export async function program(name: string, lines: string, isBundled = false): Promise<string> {
  const outfile = join(folder, name)
  const contents = `const vectors = ${JSON.stringify(vectors)}\n${lines}`
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    ...(!isBundled && {
      external: ['monitor-contract', 'monitor-contract-lint', 'ajv', 'fast-check', 'yaml'],
    }),
  })
  return outfile
}
