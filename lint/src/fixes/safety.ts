import type { LintContract } from '../lint-contract.ts'
import type { AnyIssue } from '../lint-result.ts'
import { changed, type Change } from './change.ts'

/** What a contract says about a value after a change. */
export interface Outcome {
  readonly value: unknown
  readonly errors: readonly AnyIssue[]
  readonly warnings: readonly AnyIssue[]
  /** Whether the value has an error that it did not have before the change. */
  readonly addsErrors: boolean
  /** Whether there are more issues than are looked at. */
  readonly isCut: boolean
}

/** Maximum number of errors of a value that has safe fixes: more take too long to compare. */
const maxIssues = 1_000

/** Returns what a contract says about a value after a change. */
export type TryChange = (change: Change) => Outcome

/**
 * Returns a function that tries changes of a value. Here it is decided whether a fix can be safe:
 * the contract checks the whole value after the change, and compares all errors.
 */
export function changesOf(contract: LintContract, value: unknown): TryChange {
  let before: ReadonlySet<string> | undefined
  // The change that was tried last is often the one that is offered.
  let last: { readonly change: Change; readonly outcome: Outcome } | undefined
  return (change) => {
    if (last?.change === change) return last.outcome
    before ??= new Set(allIssues(contract, value).errors.map(keyOf))
    const outcome = outcomeOf(contract, changed(value, change), before)
    last = { change, outcome }
    return outcome
  }
}

function outcomeOf(contract: LintContract, value: unknown, before: ReadonlySet<string>): Outcome {
  const { errors, warnings, truncated } = allIssues(contract, value)
  const isCut = truncated || before.size >= maxIssues
  const addsErrors = isCut || errors.some((error) => !before.has(keyOf(error)))
  return { value, errors, warnings, addsErrors, isCut }
}

const allIssues = (contract: LintContract, value: unknown) =>
  contract.validate(value, { maxIssues })

/** Returns what makes an error the same before and after a change: where it is, and its code. */
const keyOf = ({ code, pointer }: AnyIssue): string => `${code} ${pointer}`
