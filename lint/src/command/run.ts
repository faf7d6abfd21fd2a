import manifest from '../../package.json' with { type: 'json' }
import { printable } from '../report/printable.ts'
import {
  assertOptions,
  checkText,
  errorsIn,
  type CheckedFile,
  type CheckOptions,
} from './check-text.ts'
import { defaultConfigFile, loadConfiguration, type Configuration } from './configuration.ts'
import { FileProblem } from './file-problem.ts'
import { findFiles, type FoundFiles } from './find-files.ts'
import { readFlags, type Flags } from './flags.ts'
import { issueReport } from './issue-report.ts'
import { configureContract } from './configure-contract.ts'
import { progressOn } from './progress.ts'
import { readText } from './read-text.ts'
import { summary } from './summary.ts'
import { unifiedDiff } from './unified-diff.ts'
import { usage } from './usage.ts'
import { UsageError } from './usage-error.ts'
import { writeText } from './write-text.ts'

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
  say(summary(checked, { ...flags, hasAt: at !== undefined }))
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
      `patterns, or - for standard input, or set "files" in ${defaultConfigFile}.`,
  )
}

interface CheckedFiles {
  readonly checked: readonly CheckedFile[]
  /** Sentences about files that cannot be checked or written. */
  readonly problems: readonly string[]
}

async function checkFiles(
  files: readonly string[],
  options: CheckOptions,
  flags: Flags,
): Promise<CheckedFiles> {
  const progress = progressOn(process.stderr, files.length)
  const checked: CheckedFile[] = []
  const problems: string[] = []
  for (const path of files) {
    const file = nameOf(path, flags)
    try {
      const text = await readText(path)
      progress.next(file, text.length)
      const result = checkText(file, text, options)
      const problem = await written(path, result, flags)
      if (problem !== undefined) problems.push(`${file}: ${problem}`)
      const isUndone = problem !== undefined
      checked.push(isUndone ? checkText(file, text, { ...options, fix: 'none' }) : result)
    } catch (error) {
      problems.push(`${file}: ${reasonOf(error)}`)
    }
  }
  progress.end()
  return { checked, problems }
}

const nameOf = (path: string, { stdinFilename = 'stdin' }: Flags): string =>
  path === '-' ? stdinFilename : path

/** Writes the fixed text of a file, if it has changed. Returns what went wrong. */
async function written(path: string, { before, text }: CheckedFile, { fix, diff }: Flags) {
  if (fix === 'none' || diff) return undefined
  if (path === '-') process.stdout.write(text)
  else if (text !== before) {
    try {
      await writeText(path, text)
    } catch (error) {
      return reasonOf(error)
    }
  }
  return undefined
}

/**
 * Returns the reason why a file was not checked. An exception of an own rule comes with its place
 * in the code.
 */
function reasonOf(error: unknown): string {
  if (error instanceof FileProblem) return error.message
  const stack = error instanceof Error ? error.stack : undefined
  return `cannot be checked: ${stack ?? String(error)}`
}

/** Prints the issues or, with `--diff`, the changes. */
function printReport(checked: readonly CheckedFile[], flags: Flags): void {
  const stream = reportStream(flags)
  const text = flags.diff ? diffs(checked) : issues(checked, flags, stream.isTTY)
  if (text !== '') stream.write(`${text}\n`)
}

/**
 * Returns the stream of the report: standard error where the fixed standard input is on standard
 * output.
 */
const reportStream = ({ paths, fix, diff }: Flags) =>
  paths.includes('-') && fix !== 'none' && !diff ? process.stderr : process.stdout

const diffs = (checked: readonly CheckedFile[]): string =>
  checked
    .filter(({ before, text }) => before !== text)
    .map(({ file, before, text }) => unifiedDiff(file, before, text).replace(/\n$/, ''))
    .join('\n')

function issues(checked: readonly CheckedFile[], flags: Flags, isTerminal: boolean): string {
  const inGithub = process.env['GITHUB_ACTIONS'] === 'true'
  const format = flags.format ?? (inGithub ? 'github' : 'pretty')
  const hasColor = isTerminal && (process.env['NO_COLOR'] ?? '') === ''
  const shown = flags.quiet ? checked.map(withoutWarnings) : checked
  return issueReport(shown, format, flags.color ?? hasColor)
}

const withoutWarnings = (file: CheckedFile): CheckedFile => ({
  ...file,
  results: file.results.map((each) => ({ ...each, result: { ...each.result, warnings: [] } })),
})

function statusOf(checked: readonly CheckedFile[], { strict, diff, exitZero }: Flags): number {
  const results = checked.flatMap((file) => file.results)
  const hasChange = diff && checked.some(({ before, text }) => before !== text)
  const hasWarning = strict && results.some(({ result }) => result.warnings.length > 0)
  const fails = hasChange || hasWarning || errorsIn(results) > 0
  return fails && !exitZero ? 1 : 0
}
