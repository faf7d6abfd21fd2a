import { parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

/** The forms of the report. */
export type Format = 'pretty' | 'github' | 'sarif' | 'json'

/** The severity that a flag gives a code. */
export type Level = 'error' | 'warning' | 'off'

/** The fixes to apply. */
export type FixMode = 'none' | 'safe' | 'all'

/** The arguments of the command. */
export interface Flags {
  readonly paths: readonly string[]
  readonly fix: FixMode
  readonly diff: boolean
  readonly stdinFilename: string | undefined
  readonly at: readonly string[] | undefined
  readonly usesDefaults: boolean
  readonly severity: Readonly<Record<string, Level>>
  readonly strict: boolean
  readonly quiet: boolean
  readonly format: Format | undefined
  readonly config: string | undefined
  readonly exitZero: boolean
  readonly color: boolean | undefined
  readonly help: boolean
  readonly version: boolean
}

/**
 * Returns the arguments of the command.
 *
 * @throws UsageError if one is wrong
 */
export function readFlags(given: readonly string[]): Flags {
  const { values, positionals } = parsed(given)
  const flags = {
    paths: [...new Set(positionals)],
    fix: fixMode(values),
    diff: values.diff,
    stdinFilename: values['stdin-filename'],
    at: values.at,
    usesDefaults: usesDefaults(values.baseline),
    severity: Object.fromEntries(values.severity.map(severityOf)),
    strict: values.strict,
    quiet: values.quiet,
    format: formatOf(values.format),
    config: values.config,
    exitZero: values['exit-zero'],
    color: values['no-color'] ? false : values.color,
    help: values.help,
    version: values.version,
  }
  if (flags.stdinFilename !== undefined && !flags.paths.includes('-'))
    throw new UsageError('--stdin-filename names standard input: pass "-", too.')
  if (flags.diff && flags.format !== undefined)
    throw new UsageError('--diff prints a patch in place of a report: leave out --format.')
  return flags
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(flagProblem(error))
  }
}

/** Returns what is wrong with a flag, in one or two sentences. */
function flagProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? []
  const problem = unknown === undefined ? message.replace(/\.?$/, '.') : `Unknown flag ${unknown}.`
  return `${problem} See --help.`
}

const options = {
  fix: { type: 'boolean', default: false },
  'unsafe-fixes': { type: 'boolean', default: false },
  diff: { type: 'boolean', default: false },
  'stdin-filename': { type: 'string' },
  at: { type: 'string', multiple: true },
  baseline: { type: 'string' },
  severity: { type: 'string', multiple: true, default: [] as string[] },
  strict: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  format: { type: 'string' },
  config: { type: 'string' },
  'exit-zero': { type: 'boolean', default: false },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const

/** Returns the fixes to apply: `--diff` alone shows the safe ones. */
function fixMode(values: ReturnType<typeof parsed>['values']): FixMode {
  if (values['unsafe-fixes']) return 'all'
  return values.fix || values.diff ? 'safe' : 'none'
}

function usesDefaults(baseline: string | undefined): boolean {
  if (baseline !== undefined && baseline !== 'defaults')
    throw new UsageError('--baseline must be "defaults".')
  return baseline === 'defaults'
}

function severityOf(given: string): readonly [code: string, level: Level] {
  const [, code, level] = /^(.+)=(error|warning|off)$/.exec(given) ?? []
  if (code === undefined || !isLevel(level))
    throw new UsageError('--severity must look like CODE=error, CODE=warning or CODE=off.')
  return [code, level]
}

const isLevel = (level: string | undefined): level is Level =>
  level === 'error' || level === 'warning' || level === 'off'

function formatOf(format: string | undefined): Format | undefined {
  if (format === undefined || isFormat(format)) return format
  throw new UsageError('--format must be "pretty", "github", "sarif" or "json".')
}

const isFormat = (format: string): format is Format =>
  ['pretty', 'github', 'sarif', 'json'].includes(format)
