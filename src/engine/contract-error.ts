import type { AnyIssue } from '../issues/issue.ts'

const maxNamed = 3

const sentences = (errors: readonly AnyIssue[]): string => {
  const named = errors.slice(0, maxNamed).map(({ message }) => message)
  const rest = errors.length - named.length
  return named.join(' ') + (rest > 0 ? ` … (+${rest})` : '')
}

/**
 * The error for an invalid value, thrown, for example, by `parse` and `assert`. Its message names
 * the contract and has the messages of the first three errors.
 *
 * @example
 * (() => {
 *   try {
 *     return icmpMonitorUpdate.parse({ heartbeat: {} })
 *   } catch (error) {
 *     return error instanceof ContractError && error.message
 *   }
 * })()
 * // 'icmpMonitorUpdate: script is missing.'
 */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  /** The `id` of the contract. */
  readonly contract: string
  readonly errors: readonly [AnyIssue, ...AnyIssue[]]
  readonly warnings: readonly AnyIssue[]

  /**
   * @param contractName The name of the contract in the message. Default: the parameter `contract`.
   */
  constructor(
    contract: string,
    errors: readonly [AnyIssue, ...AnyIssue[]],
    warnings: readonly AnyIssue[],
    contractName: string = contract,
  ) {
    super(`${contractName}: ${sentences(errors)}`)
    this.contract = contract
    this.errors = errors
    this.warnings = warnings
  }
}
