import { readdirSync, readFileSync } from 'node:fs'
import { icmpMonitorUpdate } from 'monitor-contract'
import { lintText, type LintOptions } from 'monitor-contract-lint'

/** A case in a file: options, a text, and what is found in it, between lines of `===`. */
export interface TextCase {
  readonly title: string
  readonly options: LintOptions
  readonly text: string
  readonly expected: readonly string[]
}

/** Reads the cases of a folder. The name of a file is the title of its case. */
export const casesIn = (folder: URL): readonly TextCase[] =>
  readdirSync(folder).map((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8')
    const [options = '', text = '', ...expected] = content.split(/^===\n/m)
    return {
      title: file.replace(/\.txt$/, '').replaceAll('-', ' '),
      options: optionsIn(options),
      text,
      expected: expected.map((part) => part.trimEnd()),
    }
  })

/** Reads options, one a line: `language: yaml`, `at: /monitors/*`. */
const optionsIn = (lines: string): LintOptions => ({
  language: /^language: json$/m.test(lines) ? 'json' : 'yaml',
  at: /^at: (.*)$/m.exec(lines)?.[1],
})

/** Returns what is found in a text: a line for each monitor and for each of its issues. */
export function foundIn(text: string, options: LintOptions): string {
  const lines = lintText(icmpMonitorUpdate, text, options).flatMap(({ document, at, result }) => [
    `document ${document}, at "${at}":`,
    ...[...result.errors, ...result.warnings].map(({ range: { start, end }, ...issue }) => {
      const place = `${start.line}:${start.column}-${end.line}:${end.column}`
      return `${place} ${issue.severity} ${issue.code} ${issue.pointer}: ${issue.message}`
    }),
  ])
  return lines.join('\n')
}
