// Installs the packed package beside the tools, creates projects that use it, and runs programs in them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

export type Program = 'arbitraries' | 'dynamic-import' | 'main' | 'other-entries' | 'schemas'

/** The programs that every tool with ES modules runs. */
export const programs: readonly Program[] = ['main', 'other-entries', 'arbitraries', 'schemas']

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

const root = join(import.meta.dirname, '../../..')
export const packages = join(import.meta.dirname, '../node_modules')
const temporary = mkdtempSync(join(tmpdir(), 'monitor-contract-'))

const installation = join(packages, 'monitor-contract')
rmSync(installation, { recursive: true, force: true })
mkdirSync(installation)
const tarball = execute(root, 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', temporary]).trim()
execute('.', 'tar', ['-xzf', join(temporary, tarball), '-C', installation, '--strip-components=1'])
afterAll(() => {
  for (const folder of [temporary, installation]) rmSync(folder, { recursive: true })
})

const page = readFileSync(join(root, 'docs/compatibility.md'), 'utf8')

/** Tests that the page on compatibility shows the settings of a project. */
export function expectOnPage(...settings: readonly string[]): void {
  for (const setting of settings) expect(page).toContain(setting)
}

/** Returns the text of a program. It is valid as TypeScript and as JavaScript. */
export const programText = (file: string): string => readFileSync(join(import.meta.dirname, 'programs', file), 'utf8')

/** Returns the text of a program for tools that do not support import attributes for JSON. */
export const withoutImportAttributes = (program: Program): string =>
  programText(`${program}.ts`).replaceAll(" with { type: 'json' }", '')

/** Returns the name of an installed tool with its version. */
export function withVersion(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  return `${name} ${version}`
}

/** Creates a folder with the packages and the given files, and returns its path. Objects become JSON files. */
export function makeProject(files: Readonly<Record<string, string | object>>): string {
  const folder = mkdtempSync(join(temporary, 'project-'))
  symlinkSync(packages, join(folder, 'node_modules'), 'dir')
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

/** Creates a project of CommonJS, with a program that requires the package. */
export const makeCommonJsProject = (): string =>
  makeProject({ 'package.json': { private: true }, 'use.js': programText('commonjs.cjs') })

/** Runs a command and returns its output. Throws an error with the end of the output if the command fails. */
function execute(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
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
export const printing = (chosen: readonly Program[], extension = 'js'): string =>
  [
    ...chosen.map((program, index) => `import { summary as summary${index} } from './${program}.${extension}'`),
    `Promise.all([${chosen.map((_, index) => `summary${index}`).join()}]).then((all) => console.log(all.join('\\n')))`,
  ].join('\n')

export const outputOf = (chosen: readonly Program[]): string =>
  chosen.map((program) => `${summaries[program]}\n`).join('')
