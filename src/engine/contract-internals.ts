import type { AnyIssueContent } from '../issues/draft.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import type { OptionName, ResolvedOptions } from './options.ts'

/**
 * The key of the members of a contract that only this package uses.
 *
 * The symbol is registered, because each entry, such as `monitor-contract/text`, is a separate file.
 */
export const internals: unique symbol = /* @__PURE__ */ Symbol.for('monitor-contract.internals')

/** The members of a contract that only this package uses, for validations that add issues or combine contracts. */
export interface ContractInternals {
  readonly optionNames: readonly OptionName[]
  /**
   * Combines the options of a call with the defaults.
   *
   * @throws TypeError for an unknown option or a wrong option value
   */
  readonly resolve: (options: unknown) => ResolvedOptions
  /** Validates a value that is a part of another, at the path `within`. */
  readonly validate: (value: unknown, resolved: ResolvedOptions, within?: Path) => Result<unknown>
  /** Creates an error that the contract itself does not report, such as a duplicate key of a text. */
  readonly createError: (path: Path, content: AnyIssueContent, resolved: ResolvedOptions) => Issue
}

/**
 * Returns the internal members of a contract.
 *
 * @throws TypeError for a value that is not a contract of this package
 */
export function internalsOf(contract: unknown): ContractInternals {
  if (!hasInternals(contract)) throw new TypeError('The contract must be one of monitor-contract.')
  return contract[internals]
}

const hasInternals = (value: unknown): value is { readonly [internals]: ContractInternals } =>
  typeof value === 'object' && value !== null && internals in value
