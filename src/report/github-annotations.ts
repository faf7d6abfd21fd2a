import { issuesIn, type FileIssue, type ReportEntry, type ReportRange } from './entry.ts'

/**
 * Returns the issues of files as workflow commands of GitHub Actions, one per line, which annotate the changed lines
 * of a pull request. Print the text in a step of a workflow. It is empty if there is no issue.
 *
 * From the files, the commands contain only names of fields and numbers, in messages.
 *
 * @param entries Files, each with a result.
 * @throws TypeError if the entries are no list
 * @example
 * toGithubAnnotations([
 *   {
 *     file: 'a.json',
 *     result: icmpMonitorUpdate.validate({ heartbeat: {} }),
 *   },
 * ])
 * // '::error file=a.json,title=required::script is missing.'
 */
export const toGithubAnnotations = (entries: readonly ReportEntry[]): string =>
  issuesIn(entries).map(command).join('\n')

function command({ file, severity, code, message, range }: FileIssue): string {
  const place: Readonly<Record<string, string | number>> = { file, ...(range && placeOf(range)), title: code }
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapedProperty(String(value))}`)
  return `::${severity} ${properties.join(',')}::${escapedMessage(message)}`
}

/** Returns the lines of a range. GitHub accepts columns only for a range in one line. */
const placeOf = ({ start, end }: ReportRange): Readonly<Record<string, number>> => ({
  line: start.line,
  endLine: end.line,
  ...(start.line === end.line && { col: start.column, endColumn: Math.max(start.column, end.column - 1) }),
})

const escapedMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string): string => escapedMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
