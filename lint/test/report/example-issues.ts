// Issues for the tests of reports.
import type { ReportIssue, ReportPosition } from 'monitor-contract-lint'

export function positionAt(text: string, offset: number): ReportPosition {
  const lines = text
    .slice(0, offset)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r(?!\n)/)
  return { offset, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Returns an issue about a part of a text. */
export const issueAt = (text: string, start: number, end: number): ReportIssue => ({
  severity: 'error',
  code: 'type',
  pointer: '/a',
  message: 'a is wrong.',
  range: { start: positionAt(text, start), end: positionAt(text, end) },
})

/** Returns an issue of a file, with its place in the text `a`. */
export const resultOf = (issue: Partial<ReportIssue> = {}) => ({
  errors: [{ ...issueAt('a', 0, 1), ...issue }],
  warnings: [],
})
