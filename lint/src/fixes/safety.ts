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
}

/** Returns what a contract says about a value after a change. */
export type TryChange = (change: Change) => Outcome

/**
 * Returns a function that tries changes of a value. Here it is decided whether a fix can be safe:
 * the contract checks the whole value after the change, and no error is left out.
 */
export function changesOf(contract: LintContract, value: unknown): TryChange {
  let before: ReadonlySet<string> | undefined
  return (change) => {
    before ??= new Set(allIssues(contract, value).errors.map(keyOf))
    const known = before
    const after = changed(value, change)
    const { errors, warnings } = allIssues(contract, after)
    const addsErrors = errors.some((error) => !known.has(keyOf(error)))
    return { value: after, errors, warnings, addsErrors }
  }
}

const allIssues = (contract: LintContract, value: unknown) =>
  contract.validate(value, { maxIssues: Number.MAX_SAFE_INTEGER })

/** Returns what makes an error the same before and after a change: where it is, and its code. */
const keyOf = ({ code, pointer }: AnyIssue): string => `${code} ${pointer}`
