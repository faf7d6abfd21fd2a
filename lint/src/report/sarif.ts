import manifest from '../../package.json' with { type: 'json' }
import { publicFixes } from './public-fixes.ts'
import { issuesIn, type FileIssue, type ReportEntry, type ReportRange } from './report-entry.ts'
import type { SarifFix, SarifLocation, SarifLog, SarifRegion, SarifResult } from './sarif-log.ts'
import { sarifMessage } from './sarif-message.ts'
import { sarifRule } from './sarif-rule.ts'

/**
 * Returns the issues of files as a SARIF 2.1.0 log, for code scanning.
 *
 * The log quotes no value, and has only fixes that insert no text of a value. Equal results, as of
 * monitors that merge the same defaults, become one. An absolute path becomes a `file:` URI.
 *
 * @param entries Files, each with a result.
 * @throws TypeError if the entries are no list
 * @example
 * const result = icmpMonitorUpdate.validate({ heartbeat: {} })
 * toSarif([{ file: 'a.json', result }]).runs[0].results.map(({ ruleId }) => ruleId)
 * // ['required']
 */
export function toSarif(entries: readonly ReportEntry[]): SarifLog {
  const issues = issuesIn(entries)
  const codes = [...new Set(issues.map(({ code }) => code))]
  const indexOf = new Map(codes.map((code, index) => [code, index]))
  const results = issues.map((issue) => resultOf(issue, indexOf.get(issue.code) ?? 0))
  const distinct = new Map(results.map((result) => [JSON.stringify(result), result]))
  const driver = {
    name: manifest.name,
    version: manifest.version,
    informationUri: manifest.homepage,
    rules: codes.map(sarifRule),
  }
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        results: [...distinct.values()],
      },
    ],
  }
}

function resultOf(issue: FileIssue, ruleIndex: number): SarifResult {
  const { file, severity, code, message, range, related } = issue
  const relatedLocations = related?.map((field, id) => ({
    id,
    message: sarifMessage(field.pointer),
    ...locationOf(file, field.range),
  }))
  const fixes = fixesOf(issue)
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: sarifMessage(message),
    locations: [locationOf(file, range)],
    ...(relatedLocations && { relatedLocations }),
    ...(fixes.length > 0 && { fixes }),
  }
}

const locationOf = (file: string, range: ReportRange | undefined): SarifLocation => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(file) },
    ...(range && { region: regionOf(range) }),
  },
})

const regionOf = ({ start, end }: ReportRange): SarifRegion => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
})

function fixesOf(issue: FileIssue): readonly SarifFix[] {
  const artifactLocation = { uri: uriOf(issue.file) }
  return publicFixes(issue).map(({ title, edits }) => {
    const replacements = edits.map(({ range, insert }) => ({
      deletedRegion: regionOf(range),
      insertedContent: { text: insert },
    }))
    return {
      description: sarifMessage(title),
      artifactChanges: [{ artifactLocation, replacements }],
    }
  })
}

/**
 * Returns a URI reference of a file. A lone surrogate becomes U+FFFD, because no URI can have it.
 */
function uriOf(path: string): string {
  // A URL has an empty folder between two slashes, and `..` leads out of that.
  const oneSlash = path.replaceAll(/(?<=[^/])\/{2,}/g, '/')
  const wellFormed = oneSlash.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  const uri = encodeURI(wellFormed).replaceAll(/[?#@]/g, encodeURIComponent)
  if (/^[a-z]:\//i.test(uri)) return `file:///${uri}`
  if (uri.startsWith('/')) return `file://${uri.replace(/^\/\//, '')}`
  // Without `./`, the part before a colon would be a scheme.
  return /^[^/]*:/.test(uri) ? `./${uri}` : uri
}
