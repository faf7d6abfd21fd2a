import { printable } from './printable.ts'
import { issuesIn, type FileIssue, type ReportEntry, type ReportRange } from './report-entry.ts'

/**
 * Returns the issues of files as workflow commands of GitHub Actions, one a line, which annotate a
 * pull request.
 *
 * The commands quote no value. Equal commands, as of monitors that merge the same defaults, become
 * one.
 *
 * @param entries Files, each with a result.
 * @throws TypeError if the entries are no list
 * @example
 * toGithubAnnotations([{ file: 'a.json', result: icmpMonitorUpdate.validate({ heartbeat: {} }) }])
 * // '::error file=a.json,title=required::script is missing.'
 */
export function toGithubAnnotations(entries: readonly ReportEntry[]): string {
  return [...new Set(issuesIn(entries).map(commandOf))].join('\n')
}

function commandOf({ file, severity, code, message, range }: FileIssue): string {
  const properties = { file, ...(range && linesAndColumnsOf(range)), title: code }
  const written = Object.entries<string | number>(properties).map(
    ([name, value]) => `${name}=${escapedProperty(String(value))}`,
  )
  return `::${severity} ${written.join(',')}::${escapedMessage(message)}`
}

/**
 * Returns the lines of a range, and its columns within one line, because GitHub accepts columns
 * only there.
 */
function linesAndColumnsOf({ start, end }: ReportRange) {
  const lines = { line: start.line, endLine: end.line }
  if (start.line !== end.line) return lines
  return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) }
}

const escapedMessage = (text: string): string =>
  printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))

const escapedProperty = (text: string): string =>
  escapedMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
