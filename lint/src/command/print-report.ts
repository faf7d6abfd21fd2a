import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { printable } from '../report/printable.ts'
import type { CheckedFile } from './check-text.ts'
import type { Flags } from './flags.ts'
import { issueReport } from './issue-report.ts'

/** Prints the issues or, with `--diff`, the changes. */
export function printReport(checked: readonly CheckedFile[], flags: Flags): void {
  const stream = reportStream(flags)
  const text = flags.diff ? diffs(checked, stream.isTTY) : issues(checked, flags, stream.isTTY)
  if (text !== '') stream.write(`${text}\n`)
}

/**
 * Returns the stream of the report: standard error where the fixed standard input is on standard
 * output.
 */
const reportStream = ({ paths, fix, diff }: Flags) =>
  paths.includes('-') && fix !== 'none' && !diff ? process.stderr : process.stdout

function diffs(checked: readonly CheckedFile[], isTerminal: boolean): string {
  const text = checked
    .filter(({ before, text: after }) => before !== after)
    .map(({ file, before, text: after }) => unifiedDiff(file, before, after))
    .join('')
    .replace(/\n$/, '')
  // A program gets the very characters of the files, a terminal none that could control it.
  return isTerminal ? text.split('\n').map(visible).join('\n') : text
}

const visible = (line: string): string => printable(line.replace(/\r$/, ''))

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

/** Returns the changes of a file as a unified diff that `git apply` accepts. */
function unifiedDiff(file: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
