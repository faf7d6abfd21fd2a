import type { JsonSchema } from '../schema/json-schema.ts'
import { comparePaths } from '../schema/positions.ts'
import type { Finding } from './finding.ts'
import type { AnyIssue, AnyWrite, Name, ResultOf } from './issue.ts'
import { writeOtherKeyword } from './keyword-words.ts'
import { labelOf, pointerOf, theValue } from './path-text.ts'

/** The options of the last step, and the English words of the contract. */
export interface FinishOptions {
  readonly maxIssues: number
  /** The English messages by code. A keyword without words of its own is not listed. */
  readonly words: ReadonlyMap<string, AnyWrite>
  /** The messages of the user, by code. */
  readonly messages: ReadonlyMap<string, AnyWrite> | undefined
  readonly label: ((path: AnyIssue['path']) => string | undefined) | undefined
}

/**
 * Returns the result of a validation: the first `maxIssues` errors and warnings in the order of the
 * schema, with their messages. This is the only place where issues are made.
 */
export function finish(
  value: unknown,
  findings: readonly Finding[],
  schema: () => JsonSchema,
  options: FinishOptions,
): ResultOf<unknown> {
  if (findings.length === 0)
    return { valid: true, value, errors: [], warnings: [], truncated: false }
  const { maxIssues } = options
  const name = nameBy(options.label)
  const errors: AnyIssue[] = []
  const warnings: AnyIssue[] = []
  for (const finding of firstInOrder(findings, schema, maxIssues)) {
    const issues = finding.severity === 'error' ? errors : warnings
    issues.push(issueOf(finding, options, name))
  }
  const truncated = errors.length >= maxIssues || warnings.length >= maxIssues
  return isFilled(errors)
    ? { valid: false, errors, warnings, truncated }
    : { valid: true, value, errors: [], warnings, truncated }
}

const isFilled = (issues: readonly AnyIssue[]): issues is readonly [AnyIssue, ...AnyIssue[]] =>
  issues.length > 0

/**
 * Returns the first `maximum` errors and the first `maximum` warnings, in the order of the schema.
 * Findings at the same location keep their order.
 */
export function firstInOrder<Each extends Pick<Finding, 'path' | 'severity'>>(
  findings: readonly Each[],
  schema: () => JsonSchema,
  maximum: number,
): readonly Each[] {
  if (findings.length < 2) return findings
  const document = schema()
  const compare = (a: Each, b: Each): number => comparePaths(a.path, b.path, document)
  // Most lists are in order already: to see this takes a third of the time that sorting takes.
  const ordered = isOrdered(findings, compare) ? findings : findings.slice().sort(compare)
  if (ordered.length <= maximum) return ordered
  const counts = { error: 0, warning: 0 }
  return ordered.filter(({ severity }) => {
    counts[severity] += 1
    return counts[severity] <= maximum
  })
}

function isOrdered<Each>(items: readonly Each[], compare: (a: Each, b: Each) => number): boolean {
  let last: Each | undefined
  for (const item of items) {
    if (last !== undefined && compare(last, item) > 0) return false
    last = item
  }
  return true
}

/** Returns the function that names the value at a path in messages. */
const nameBy = (label: FinishOptions['label']): Name =>
  label === undefined
    ? labelOf
    : (path) => (path.length === 0 ? theValue : (label(path) ?? labelOf(path)))

function issueOf(finding: Finding, options: FinishOptions, name: Name): AnyIssue {
  const { severity, code, path, params, related = [] } = finding
  const pointer = pointerOf(path)
  // Two literals: with a spread, `validate` takes half as long again for such an issue.
  const issue =
    related.length === 0
      ? { severity, code, path, pointer, message: '', params }
      : { severity, code, path, pointer, message: '', params, related: related.map(relatedAt) }
  issue.message = (options.words.get(code) ?? writeOtherKeyword)(issue, name)
  const write = options.messages?.get(code)
  if (write !== undefined) issue.message = write(issue, name)
  return issue
}

const relatedAt = (path: AnyIssue['path']) => ({ path, pointer: pointerOf(path) })
