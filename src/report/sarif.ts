import type { IssueCode } from '../index.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { optionalText, ownOptions } from '../schema/own-options.ts'
import { codeHelp } from './code-help.js'
import { issuesIn, type ReportEntry, type ReportFix, type ReportRange } from './entry.ts'

/** Options of `toSarif`. */
export interface SarifOptions {
  /** The value of `tool.driver.version`. Omitted by default. */
  readonly toolVersion?: string | undefined
}

/**
 * Returns the issues of files as a SARIF 2.1.0 log, for code scanning.
 *
 * The log has a rule with help for each code that occurs, related locations, and the fixes that insert no other text of
 * a file than field names and numbers. The log quotes nothing else from the files. Equal results, such as those of
 * monitors that merge the same defaults, become one. Names of files become URI references: `a b.json` becomes
 * `a%20b.json`, and an absolute path becomes a `file:` URI.
 *
 * @param entries Files, each with a result.
 * @param options The version for `tool.driver.version`.
 * @throws TypeError if `entries` is not an array, or an option is wrong
 * @example
 * toSarif([
 *   {
 *     file: 'a.json',
 *     result: icmpMonitorUpdate.validate({ heartbeat: {} }),
 *   },
 * ]).runs.map(({ results }) => results.map(({ ruleId }) => ruleId))
 * // [['required']]
 */
export function toSarif(entries: readonly ReportEntry[], options: SarifOptions = {}) {
  const issues = issuesIn(entries)
  const version = optionalText('toolVersion', ownOptions(options, ['toolVersion']).toolVersion)
  const codes = [...new Set(issues.map(({ code }) => code))]
  const all = issues.map(({ file, severity, code, pointer, message, params, range, related, fixes = [] }) => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: messageOf(message),
    locations: [locationOf(file, range)],
    ...(related && {
      relatedLocations: related
        .map(ownProperties)
        .map((field, id) => ({ id, message: messageOf(field.pointer), ...locationOf(file, field.range) })),
    }),
    ...fixesOf(fixes, pointer, listedTexts(params), file),
  }))
  const results = [...new Map(all.map((result) => [JSON.stringify(result), result])).values()]
  const driver = {
    name: 'monitor-contract',
    informationUri: 'https://github.com/monitor-contract/monitor-contract',
    ...(version !== undefined && { version }),
    rules: codes.map(ruleOf),
  }
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0' as const,
    runs: [
      { tool: { driver }, columnKind: 'utf16CodeUnits' as const, newlineSequences: ['\r\n', '\n', '\r'], results },
    ],
  }
}

function ruleOf(code: IssueCode) {
  const markdown = Object.hasOwn(codeHelp, code) ? codeHelp[code] : 'A value is invalid.'
  const text = markdown.replaceAll('`', '')
  const [shortText = text] = /^.*?\.(?= [A-Z])/.exec(text) ?? []
  return {
    id: code,
    shortDescription: messageOf(shortText),
    fullDescription: messageOf(text),
    help: { ...messageOf(text), markdown: markdown.replaceAll(/[{}]/g, '$&$&') },
  }
}

/**
 * Returns a message with a plain text: `{0}` would be a placeholder, and `[text](target)` a link.
 *
 * SARIF 2.1.0, 3.11.5 and 3.11.6.
 */
function messageOf(text: string) {
  const plain = text.includes('](') ? text.replaceAll(/[\\[\]]/g, '\\$&') : text
  return { text: plain.replaceAll(/[{}]/g, '$&$&') }
}

const locationOf = (file: string, range: ReportRange | undefined) => ({
  physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...(range && { region: regionOf(range) }) },
})

const regionOf = ({ start, end }: ReportRange) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
})

/** Returns the fixes of an issue except those that insert text of the file, such as a moved value or a comment. */
function fixesOf(fixes: readonly ReportFix[], pointer: string, listed: readonly string[], file: string) {
  const isShown = (insert: string, title: string) => isNamed(insert, title, pointer) || listed.includes(insert)
  const shown = fixes.filter(({ title, edits }) => edits.every(({ insert }) => isShown(insert, title)))
  if (shown.length === 0) return {}
  const artifactLocation = { uri: uriOf(file) }
  return {
    fixes: shown.map(({ title, edits }) => {
      const replacements = edits.map(({ range, insert }) => ({
        deletedRegion: regionOf(range),
        insertedContent: { text: insert },
      }))
      return { description: messageOf(title), artifactChanges: [{ artifactLocation, replacements }] }
    }),
  }
}

/** Returns the values that the schema lists for the field of an issue, each in quotes: `"2022.10"`. */
function listedTexts(params: object = {}): readonly string[] {
  const own = ownProperties(params)
  return 'allowed' in own && Array.isArray(own.allowed) ? own.allowed.map((value) => `"${String(value)}"`) : []
}

/** Returns whether a text is a bracket, a quote, or a name or value that the title has, perhaps after its field. */
function isNamed(insert: string, title: string, pointer: string): boolean {
  const [, value] = /^(?:Rename to|Use) (.*)/.exec(title) ?? []
  if (value === undefined) return ['', '[', ']', '"', '{}'].includes(insert)
  const field = pointer.slice(pointer.lastIndexOf('/') + 1)
  return ['', value, field + value].map(withoutPunctuation).includes(withoutPunctuation(insert))
}

/** Returns a text without blanks and punctuation between names and values. */
const withoutPunctuation = (text: string): string => text.replaceAll(/[\s"',:[\]{}]/g, '')

/** Returns a URI reference that means a file. A lone surrogate becomes U+FFFD. */
function uriOf(path: string): string {
  const uri = encodeURI(path.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(/[?#@]/g, encodeURIComponent)
  if (/^[a-z]:\//i.test(uri)) return `file:///${uri}`
  if (uri.startsWith('/')) return `file://${uri.replace(/^\/\//, '')}`
  // Without `./`, the part before a colon would be a scheme.
  return /^[^/]*:/.test(uri) ? `./${uri}` : uri
}

/** A SARIF 2.1.0 log of one run. */
export type SarifLog = ReturnType<typeof toSarif>
