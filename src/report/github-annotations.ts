import { issuesIn, printable, type ReportEntry, type ReportRange } from './entry.ts'

/**
 * Returns the issues of files as workflow commands of GitHub Actions, one per line, which annotate the files of a pull
 * request. Print the text in a step of a workflow. The text is empty if there is no issue. Equal commands, such as
 * those of monitors that merge the same defaults, become one.
 *
 * The messages quote nothing from the files except field names and numbers. Control characters become U+FFFD.
 *
 * @param entries Files, each with a result.
 * @throws TypeError if `entries` is not an array
 * @example
 * toGithubAnnotations([
 *   {
 *     file: 'a.json',
 *     result: icmpMonitorUpdate.validate({ heartbeat: {} }),
 *   },
 * ])
 * // '::error file=a.json,title=required::script is missing.'
 */
export function toGithubAnnotations(entries: readonly ReportEntry[]): string {
  const commands = issuesIn(entries).map(({ file, severity, code, message, range }) => {
    const properties = Object.entries<string | number>({ file, ...(range && linesAndColumnsOf(range)), title: code })
    const written = properties.map(([name, value]) => `${name}=${escapedProperty(String(value))}`)
    return `::${severity} ${written.join(',')}::${escapedMessage(message)}`
  })
  return [...new Set(commands)].join('\n')
}

/** Returns the lines of a range, and its columns if it is in one line, because GitHub accepts columns only then. */
const linesAndColumnsOf = ({ start, end }: ReportRange): Readonly<Record<string, number>> => ({
  line: start.line,
  endLine: end.line,
  ...(start.line === end.line && { col: start.column, endColumn: Math.max(start.column, end.column - 1) }),
})

const escapedMessage = (text: string): string =>
  printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))

const escapedProperty = (text: string): string => escapedMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
