import type { Issue } from './issue.ts'

const named = 3

const sentence = (errors: readonly Issue[]): string => {
  const rest = errors.length - named
  return (
    errors
      .slice(0, named)
      .map((error) => error.message)
      .join(' ') + (rest > 0 ? ` And ${rest} more.` : '')
  )
}

/**
 * Thrown where a value breaks its contract; carries every error and warning. Its message names the first few errors.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  /** The `id` of the contract. */
  readonly contract: string
  readonly errors: readonly [Issue, ...Issue[]]
  readonly warnings: readonly Issue[]

  constructor(contract: string, errors: readonly [Issue, ...Issue[]], warnings: readonly Issue[]) {
    super(sentence(errors))
    this.contract = contract
    this.errors = errors
    this.warnings = warnings
  }
}
