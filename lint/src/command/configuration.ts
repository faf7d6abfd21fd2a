import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { icmpMonitorUpdate } from 'monitor-contract'
import type { LintContract } from '../lint-contract.ts'
import { isContract } from './configure-contract.ts'
import { UsageError } from './usage-error.ts'

/** The settings of a configuration file, with defaults. */
export interface Configuration {
  readonly contract: LintContract
  readonly at: readonly string[] | undefined
  readonly files: readonly string[] | undefined
  /** The folder that `files` are relative to. */
  readonly folder: string
}

/** The names of the configuration file in the working directory. The first that exists counts. */
const configFiles = ['monitor-contract-lint.config.js', 'monitor-contract-lint.config.mjs']

/**
 * Loads a configuration file: the one that is given, or else that of the working directory, which
 * may be missing.
 *
 * @throws UsageError if the file cannot be loaded, or a setting is wrong
 */
export async function loadConfiguration(given: string | undefined): Promise<Configuration> {
  const file = given ?? configFiles.find((name) => existsSync(name))
  if (file === undefined)
    return { contract: icmpMonitorUpdate, at: undefined, files: undefined, folder: process.cwd() }
  const path = resolve(file)
  const settings = await importSettings(file, path)
  const unknown = Object.keys(settings).find((key) => !['contract', 'at', 'files'].includes(key))
  if (unknown !== undefined)
    throw new UsageError(`${file}: unknown key "${unknown}". Known keys: contract, at, files.`)
  return {
    contract: contractIn(settings, file),
    at: listIn(settings, 'at', file),
    files: listIn(settings, 'files', file),
    folder: dirname(path),
  }
}

type Settings = Readonly<Record<string, unknown>>

async function importSettings(file: string, path: string): Promise<Settings> {
  const module = await importModule(file, path)
  const settings: unknown = module['default']
  if (isSettings(settings)) return settings
  throw new UsageError(`${file}: the default export must be an object with contract, at or files.`)
}

async function importModule(file: string, path: string): Promise<Settings> {
  if (!existsSync(path)) throw new UsageError(`${file}: the configuration file does not exist.`)
  try {
    const module: unknown = await import(pathToFileURL(path).href)
    return isSettings(module) ? module : {}
  } catch (error) {
    throw new UsageError(`${file}: cannot be loaded: ${loadingProblem(error)}`)
  }
}

function loadingProblem(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  const isOtherModule = /token 'export'|import statement outside/.test(reason)
  return isOtherModule ? `${reason}. Give the file the ending .mjs.` : reason
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function contractIn({ contract = icmpMonitorUpdate }: Settings, file: string): LintContract {
  if (isContract(contract)) return contract
  throw new UsageError(`${file}: contract must be a contract of monitor-contract.`)
}

function listIn(settings: Settings, key: string, file: string): readonly string[] | undefined {
  const value = settings[key]
  if (value === undefined) return undefined
  const list: unknown = typeof value === 'string' ? [value] : value
  if (isListOfTexts(list)) return list
  throw new UsageError(`${file}: ${key} must be a string or a list of strings.`)
}

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
