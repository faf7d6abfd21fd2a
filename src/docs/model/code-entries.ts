import type { IssueCode, Severity } from '../../index.ts'
import { examplesOf, type Example } from './code-examples.ts'
import { issueCodes } from './issue-codes.ts'

/** Returns the entries of the reference about issue codes: each code with its documentation and its examples. */
export const codeEntries = (): CodeEntry[] =>
  [...issueCodes].map(([code, facts]) => ({
    reads: undefined,
    ...facts,
    code,
    anchor: codeAnchor(code),
    examples: examplesOf(code).map((example) => shown(code, example)),
  }))

/** An issue code with its anchor, its documentation and its examples. */
export interface CodeEntry {
  readonly code: IssueCode
  readonly anchor: string
  readonly severities: readonly Severity[]
  readonly contracts: readonly string[]
  readonly at: string
  readonly meaning: string
  readonly reads: readonly string[] | undefined
  readonly examples: readonly ShownIssue[]
}

/** A call of `validate`, and the issue that it reports. */
export interface ShownIssue {
  readonly source: string
  readonly severity: Severity
  readonly pointer: string
  readonly message: string
}

function shown(code: IssueCode, { source, validate }: Example): ShownIssue {
  const { errors, warnings } = validate()
  const error = errors.find((issue) => issue.code === code)
  const issue = error ?? warnings.find((other) => other.code === code)
  /* v8 ignore next -- each example of the table reports its code */
  if (issue === undefined) throw new Error(`The example of ${code} does not report it: ${source}`)
  return { source, severity: error === undefined ? 'warning' : 'error', pointer: issue.pointer, message: issue.message }
}

export const codeAnchor = (code: IssueCode): string => `code-${code}`
