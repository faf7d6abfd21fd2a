import type { CodeEntry, ReportedIssue } from '../../reference/codes.ts'
import { solutions } from './solutions.ts'
import { code, escaped, frontmatter, paragraphs, stacked } from './markdown.ts'

const severityMark = (severity: string): string => `<span class="severity ${severity}">${severity}</span>`

const example = ({ source, severity, pointer, message }: ReportedIssue): string =>
  paragraphs(
    `\`\`\`ts\n${source}\n\`\`\``,
    `<p class="issue">${severityMark(severity)} <code v-pre>${escaped(pointer === '' ? '(whole value)' : pointer)}</code> <span v-pre>${escaped(message)}</span></p>`,
  )

const entry = (shown: CodeEntry): string =>
  paragraphs(
    `## ${shown.code} {#${shown.code}}`,
    `<p class="facts">${shown.severities.map(severityMark).join(' ')} <span class="fact">${escaped(`at ${shown.at.replaceAll('`', '')}`)}</span></p>`,
    shown.meaning,
    `**Solution.** ${solutions[shown.code]}`,
    ...shown.examples.map(example),
    `Reported by ${shown.contracts.map(code).join(', ')}.`,
  )

/** Returns the page of the issue codes: meaning, solution, and examples with their issues. */
export function issueCodesPage(codes: readonly CodeEntry[]): readonly [name: string, text: string] {
  return [
    'issue-codes',
    `${paragraphs(
      frontmatter(['outline: 2']),
      '# Issue codes',
      'A code is stable: programs may rely on it. An error makes a value invalid, a warning does not.',
      stacked(
        ['Code', 'Severity', 'Meaning'],
        codes.map(({ code: name, severities, meaning }) => [
          `[${code(name)}](#${name})`,
          severities.map(severityMark).join(' '),
          meaning,
        ]),
      ),
      ...codes.map(entry),
    )}\n`,
  ]
}
