import manifest from '../../package.json' with { type: 'json' }
import { printable } from '../report/printable.ts'
import { checkFiles } from './check-files.ts'
import { assertOptions, errorsIn, type CheckedFile } from './check-text.ts'
import { configureContract } from './configure-contract.ts'
import { loadConfiguration, type Configuration } from './configuration.ts'
import { findFiles, type FoundFiles } from './find-files.ts'
import { readFlags, type Flags } from './flags.ts'
import { printReport } from './print-report.ts'
import { summary } from './summary.ts'
import { usage } from './usage.ts'
import { UsageError } from './usage-error.ts'

/** Runs the command with its arguments, and returns its exit status. */
export async function run(given: readonly string[]): Promise<number> {
  const flags = readFlags(given)
  if (flags.help) return printed(usage)
  if (flags.version) return printed(`${manifest.version}\n`)
  const configuration = await loadConfiguration(flags.config)
  const at = flags.at ?? configuration.at
  const options = { ...configureContract(configuration.contract, flags), at, fix: flags.fix }
  assertOptions(options)
  const found = await filesToCheck(flags, configuration)
  for (const file of found.skipped) say(`${file}: skipped, because it is neither JSON nor YAML.`)
  const { checked, problems } = await checkFiles(found.files, options, flags)
  const all = [...found.problems, ...problems]
  printReport(checked, flags)
  for (const problem of all) say(problem)
  if (checked.length > 0) say(summary(checked, { ...flags, hasAt: at !== undefined }))
  return all.length > 0 ? 2 : statusOf(checked, flags)
}

function printed(text: string): number {
  process.stdout.write(text)
  return 0
}

/** Writes a line of its own to standard error. */
function say(text: string): void {
  process.stderr.write(`${text.split('\n').map(printable).join('\n')}\n`)
}

/**
 * Finds the files of the arguments, or else those of the configuration, or else those in
 * `monitors`.
 */
async function filesToCheck(flags: Flags, { files, folder }: Configuration): Promise<FoundFiles> {
  if (flags.paths.length > 0) return findFiles(flags.paths, process.cwd())
  if (files !== undefined) return findFiles(files, folder)
  const found = await findFiles(['monitors'], process.cwd())
  if (found.files.length > 0) return found
  throw new UsageError(
    `Nothing to check: the folder "monitors" has no JSON or YAML file. Pass files, folders, ` +
      `patterns, or - for standard input, or set "files" in the configuration.`,
  )
}

function statusOf(checked: readonly CheckedFile[], { strict, diff, exitZero }: Flags): number {
  const results = checked.flatMap((file) => file.results)
  const hasChange = diff && checked.some(({ before, text }) => before !== text)
  const hasWarning = strict && results.some(({ result }) => result.warnings.length > 0)
  const fails = hasChange || hasWarning || errorsIn(results) > 0
  return fails && !exitZero ? 1 : 0
}
