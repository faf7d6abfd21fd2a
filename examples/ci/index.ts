// Checks monitors in JSON and YAML files.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { icmpMonitorUpdate } from 'monitor-contract'
import { toCodeFrame, toGithubAnnotations, toSarif, type ReportEntry, type ReportIssue } from 'monitor-contract/report'
import { validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'

const usage = `Usage: [--format frame|github|sarif] [--strict] [--exit-zero] FILE or FOLDER …
Exits with 0; 1 if there are errors, with --strict also for warnings; or 2 if something cannot be checked.
With --exit-zero, errors and warnings do not cause exit code 1.`

const formats = ['frame', 'github', 'sarif']

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      format: { type: 'string', default: 'frame' },
      strict: { type: 'boolean', default: false },
      'exit-zero': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (!formats.includes(values.format)) throw new TypeError(`The format must be one of ${formats.join(', ')}.`)
  if (positionals.length === 0) throw new TypeError(usage)
  return { ...values, paths: positionals }
}

/**
 * Returns the files in a folder, at any depth, or the file itself.
 *
 * @throws Error if a folder contains none, so that a wrong folder is not a successful check
 */
function filesIn(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  if (files.length === 0) throw new Error(`${path} contains no JSON or YAML files.`)
  return files.sort()
}

/** Validates a file and returns an entry for each document in it. */
function check(file: string): readonly ReportEntry[] {
  const text = readFileSync(file, 'utf8')
  const results = /\.json$/i.test(file)
    ? [validateText(icmpMonitorUpdate, text)]
    : validateYaml(icmpMonitorUpdate, text)
  if (results.length === 0) throw new Error('it contains no monitor.')
  return results.map((result) => ({ file, text, result }))
}

/** Shows on a terminal how many of many files are checked. */
function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY || all < 100) return
  if (done % 50 === 0 || done === all) process.stderr.write(`\r${done} of ${all} files${done === all ? '\n' : ''}`)
}

/** Returns the issues of a document with the lines around them. */
function framesOf({ file, text = '', result }: ReportEntry, color: boolean): readonly string[] {
  const title = ({ severity, code, range }: ReportIssue): string =>
    `${file}:${range?.start.line ?? 1}:${range?.start.column ?? 1} ${severity} ${code}`
  return [...result.errors, ...result.warnings].map(
    (issue) => `${title(issue)}\n${toCodeFrame(issue, text, { color })}\n`,
  )
}

function print(entries: readonly ReportEntry[], format: string): void {
  const color = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  const output =
    format === 'sarif'
      ? JSON.stringify(toSarif(entries), null, 2)
      : format === 'github'
        ? toGithubAnnotations(entries)
        : entries.flatMap((entry) => framesOf(entry, color)).join('\n')
  if (output !== '') console.log(output)
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function main(): number {
  const { format, strict, 'exit-zero': exitZero, paths } = readArguments()
  const files = paths.flatMap(filesIn)
  let unchecked = 0
  const entries = files.flatMap((file, index) => {
    showProgress(index + 1, files.length)
    try {
      return check(file)
    } catch (error) {
      unchecked++
      console.error(`${file} cannot be checked: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  })
  print(entries, format)
  const count = (severity: 'errors' | 'warnings'): number =>
    entries.reduce((sum, { result }) => sum + result[severity].length, 0)
  const [errors, warnings] = [count('errors'), count('warnings')]
  console.error(
    `${plural(files.length, 'file')}, ${plural(entries.length, 'document')}: ` +
      `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`,
  )
  if (unchecked > 0) return 2
  return !exitZero && errors + (strict ? warnings : 0) > 0 ? 1 : 0
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
