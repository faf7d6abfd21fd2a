import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A tool that loads the package. */
export interface Check {
  readonly tool: string
  readonly version: string
  /** The kind of project. */
  readonly project: string
  /** What users have to set, as the README shows it. */
  readonly settings: readonly string[]
  /** Throws where the tool fails, or where a program prints something else than expected. */
  readonly run: () => void
}

export type Program = 'arbitraries' | 'dynamic-import' | 'main' | 'other-entries' | 'schemas'

/** What the programs print. */
export const summaries: Readonly<Record<Program, string>> = {
  arbitraries: '10 valid',
  'dynamic-import': 'edge',
  main: '/frequencyOffset frequency-offset',
  'other-entries': 'invalid 3.1.1',
  schemas: 'IcmpMonitorUpdate FrequencyOffset',
}

/** What `commonjs.cjs` prints. */
export const commonJsOutput = '/frequencyOffset frequency-offset\nfalse 3.1.1\n10 IcmpMonitorUpdate\n'

export const packages = join(import.meta.dirname, 'node_modules')
export const temporary = mkdtempSync(join(tmpdir(), 'monitor-contract-'))

/** The text of a program, in TypeScript that is JavaScript, too. */
export const programText = (file: string): string => readFileSync(join(import.meta.dirname, 'programs', file), 'utf8')

/** The text of a program for tools that need no import attributes for JSON, or do not know them. */
export const withoutImportAttributes = (program: Program): string =>
  programText(`${program}.ts`).replaceAll(" with { type: 'json' }", '')

export function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  return version
}

/** Makes a folder with the packages and the given files, and returns its path. Files that are not text become JSON. */
export function makeProject(files: Readonly<Record<string, string | object>>): string {
  const folder = mkdtempSync(join(temporary, 'project-'))
  symlinkSync(packages, join(folder, 'node_modules'), 'dir')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

/** Runs a command and returns what it prints; throws with the end of its output where it fails. */
export function execute(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${`${stdout}${stderr}`.slice(-5000)}`)
  return stdout
}

export const node = (folder: string, ...args: string[]): string => execute(folder, process.execPath, args)

/** Runs a command of a package. */
export const runBin = (folder: string, name: string, args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  execute(folder, join(packages, '.bin', name), args, env)

/** A module that prints the summaries of programs, which have the given extension. */
export const printing = (programs: readonly Program[], extension = 'js'): string =>
  [
    ...programs.map((program, index) => `import { summary as summary${index} } from './${program}.${extension}'`),
    `Promise.all([${programs.map((_, index) => `summary${index}`).join()}]).then((all) => console.log(all.join('\\n')))`,
  ].join('\n')

export const outputOf = (programs: readonly Program[]): string =>
  programs.map((program) => `${summaries[program]}\n`).join('')
