import type { Severity } from '../src/index.ts'
import { examplesOf, type CodeExample } from './code-examples.ts'
import { issueCodes, type CodeFacts } from './issue-codes.ts'

/** Returns each issue code with its documentation and its examples. */
export const codeEntries = (): CodeEntry[] =>
  issueCodes.map((facts) => ({
    ...facts,
    anchor: codeAnchor(facts.code),
    examples: examplesOf(facts.code).map((example) => reported(facts.code, example)),
  }))

/** An issue code with its anchor, its documentation and its examples. */
export interface CodeEntry extends CodeFacts {
  readonly anchor: string
  readonly examples: readonly ReportedIssue[]
}

/** A call of `validate`, and the issue that it reports. */
export interface ReportedIssue {
  readonly source: string
  readonly severity: Severity
  readonly pointer: string
  readonly message: string
}

/** Returns an example with the issue of its code, as the contract reports it. */
function reported(code: string, { source, validate }: CodeExample): ReportedIssue {
  const { errors, warnings } = validate()
  const issue = [...errors, ...warnings].find((each) => each.code === code)
  if (issue === undefined) throw new Error(`The example of ${code} does not report it: ${source}`)
  return { source, severity: issue.severity, pointer: issue.pointer, message: issue.message }
}

export const codeAnchor = (code: string): string => `code-${code}`
