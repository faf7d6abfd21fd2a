import type { Result } from 'monitor-contract'
import type { AnyIssue } from './lint-result.ts'

/** What lint uses of a contract of `monitor-contract`. */
export interface LintContract<T = unknown, I extends AnyIssue = AnyIssue> {
  readonly name: string
  readonly schema: object
  validate(value: unknown, options?: { readonly maxIssues?: number }): Result<T, I>
  with(options: { readonly severity?: object }): unknown
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
