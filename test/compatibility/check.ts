// Creates projects that use the package and runs programs in them: what the checks of all tools share.
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
  /** The settings that users need, as the README shows them. */
  readonly settings: readonly string[]
  /** Throws if the tool fails, or if a program prints something unexpected. */
  readonly run: () => void
}

export type Program = 'arbitraries' | 'dynamic-import' | 'main' | 'other-entries' | 'schemas'

/** The expected output of each program. */
export const summaries: Readonly<Record<Program, string>> = {
  arbitraries: '10 valid',
  'dynamic-import': 'edge',
  main: '/frequencyOffset frequency-offset',
  'other-entries': 'invalid 3.1.1',
  schemas: 'IcmpMonitorUpdate FrequencyOffset',
}

/** The expected output of `commonjs.cjs`. */
export const commonJsOutput = '/frequencyOffset frequency-offset\nfalse 3.1.1\n10 IcmpMonitorUpdate\n'

export const packages = join(import.meta.dirname, 'node_modules')
export const temporary = mkdtempSync(join(tmpdir(), 'monitor-contract-'))

/** Returns the text of a program. It is valid as TypeScript and as JavaScript. */
export const programText = (file: string): string => readFileSync(join(import.meta.dirname, 'programs', file), 'utf8')

/** Returns the text of a program for tools that do not support import attributes for JSON. */
export const withoutImportAttributes = (program: Program): string =>
  programText(`${program}.ts`).replaceAll(" with { type: 'json' }", '')

export function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  return version
}

/** Creates a folder with the packages and the given files, and returns its path. Objects become JSON files. */
export function makeProject(files: Readonly<Record<string, string | object>>): string {
  const folder = mkdtempSync(join(temporary, 'project-'))
  symlinkSync(packages, join(folder, 'node_modules'), 'dir')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

/** Runs a command and returns its output. Throws an error with the end of the output if the command fails. */
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

/** Runs an executable of an installed package. */
export const runBin = (folder: string, name: string, args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  execute(folder, join(packages, '.bin', name), args, env)

/** Returns a module that prints the summaries of programs with the given extension. */
export const printing = (programs: readonly Program[], extension = 'js'): string =>
  [
    ...programs.map((program, index) => `import { summary as summary${index} } from './${program}.${extension}'`),
    `Promise.all([${programs.map((_, index) => `summary${index}`).join()}]).then((all) => console.log(all.join('\\n')))`,
  ].join('\n')

export const outputOf = (programs: readonly Program[]): string =>
  programs.map((program) => `${summaries[program]}\n`).join('')
