// Issues and entries for tests of reports.
import { icmpMonitorUpdate } from 'monitor-contract'
import type { ReportEntry, ReportIssue } from 'monitor-contract/report'
import { validateText } from 'monitor-contract/text'

const positionAt = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r(?!\n)/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

export const issueAt = (
  text: string,
  start: number,
  end: number,
  severity: 'error' | 'warning' = 'error',
): ReportIssue => ({
  severity,
  code: 'type',
  path: ['a'],
  pointer: '/a',
  message: 'a is wrong.',
  range: { start: positionAt(text, start), end: positionAt(text, end) },
})

/** The value of a secret variable in `text`. */
export const secret = 'hunter2'
/** A monitor with issues of both severities. */
export const text = `{\n  "heartbeat": {},\n  "script": 5,\n  "frequency": 5, "frequencyOffset": 51,\n  "environmentVariables": [{ "key": "A", "value": "${secret}", "secret": true }]\n}`
/** Results of files with and without ranges, and without issues. */
export const entries: readonly ReportEntry[] = [
  { file: 'monitors/edge 1.json', text, result: validateText(icmpMonitorUpdate, text) },
  { file: 'b.json', result: icmpMonitorUpdate.validate({ heartbeat: {} }) },
  { file: 'c.json', result: icmpMonitorUpdate.validate({ heartbeat: {}, script: '' }) },
]
