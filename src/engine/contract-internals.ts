import type { AnyIssueContent } from '../issues/create-issue.ts'
import type { ErrorRuleCode } from '../issues/rule-params.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { OptionName, ResolvedOptions } from './options.ts'

/**
 * The key of the internal members of a contract.
 *
 * `Symbol.for` returns the same key in every entry point. The file of `monitor-contract/text`, for example, contains
 * its own copy of this module.
 */
export const internals: unique symbol = /* @__PURE__ */ Symbol.for('monitor-contract.internals')

/** The internal members of a contract, for code that adds issues or combines contracts. */
export interface ContractInternals {
  readonly optionNames: readonly OptionName[]
  /**
   * Combines the options of a call with the defaults.
   *
   * @throws TypeError for invalid options
   */
  readonly resolve: (options: unknown) => ResolvedOptions
  /** Validates a value. The path of each issue begins with `within`. */
  readonly validate: (value: unknown, resolved: ResolvedOptions, within?: Path) => Result<unknown>
  /** Returns the schema of the contract without references. */
  readonly schema: () => JsonSchema
  /** The rules whose errors the contract reports. */
  readonly errorRules: readonly Rule<ErrorRuleCode>[]
  /** Creates an error that the contract itself does not report, such as a duplicate key in JSON text. */
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
