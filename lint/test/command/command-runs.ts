// Runs the installed command in folders of its own.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, inject } from 'vitest'

const installation = inject('lintInstallation')

/** The path of the installed command. */
export const command = join(installation, 'node_modules/.bin/monitor-contract-lint')

/** The input and the environment of a run, besides the path of programs. */
export interface Surroundings {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Creates a folder with files inside of the installation, so that configurations can import
 * packages.
 */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(installation, 'folder-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** Runs the command in a folder, without the settings that vitest adds to the environment. */
export function runIn(folder: string, given: readonly string[], surroundings: Surroundings = {}) {
  const { input = '', env } = surroundings
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...given], {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { PATH: process.env['PATH'], ...env },
    maxBuffer: 1_000_000_000,
  })
  return { status, stdout, stderr }
}

/** Returns the first lines of the frames: `file:line:col: severity: message [code]`. */
export const headlines = (output: string): string[] =>
  output.split('\n').filter((line) => /^\S+:\d+:\d+: (?:error|warning): .* \[[\w-]+\]$/.test(line))

/** Returns the places and codes of the frames, such as `a.yaml:2:9 type`. */
export const places = (output: string): string[] =>
  headlines(output).map((line) => line.replace(/: (?:error|warning): .* \[(.*)\]$/, ' $1'))

export const valid = 'heartbeat: {}\nscript: ""\n'
export const invalid = 'heartbeat: {}\nscript: 5\n'
export const withWarning = 'heartbeat: {}\nscript: ""\ncolour: red\n'
