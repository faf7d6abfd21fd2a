import type { AnyIssue } from './lint-result.ts'

/** What lint uses of a contract of `monitor-contract`. */
export interface LintContract<T = unknown, I extends AnyIssue = AnyIssue> {
  readonly name: string
  readonly schema: object
  /** Has the type of the value, which `validate` gives another for each `reader`. */
  readonly '~standard': { readonly types?: { readonly output: T } | undefined }
  validate(value: unknown, options?: { readonly maxIssues?: number }): Validated<I>
  with(options: { readonly maxIssues?: number; readonly severity?: object }): unknown
}

/** The result of a validation, as far as lint reads it. */
export interface Validated<I extends AnyIssue = AnyIssue> {
  readonly valid: boolean
  readonly value?: unknown
  readonly errors: readonly I[]
  readonly warnings: readonly I[]
  readonly truncated: boolean
}

/**
 * Asserts that a value is a contract.
 *
 * @throws TypeError for other values
 */
export function assertContract(contract: LintContract): void {
  const given: unknown = contract
  const isContract =
    typeof given === 'object' && given !== null && 'validate' in given && 'schema' in given
  if (!isContract) throw new TypeError('The contract must be one of monitor-contract.')
}
