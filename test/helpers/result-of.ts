// Validates the values of vectors in another thread or realm.
import type { Result } from 'monitor-contract'
import { contracts } from './untyped-contracts.ts'

/** The part of a vector that can be sent to another thread or realm. */
export interface Question {
  readonly contract: string
  readonly value: unknown
  readonly options?: object | undefined
}

/** Returns the results of `validate` and `is` for a value. */
export function resultOf({ contract: name, value, options }: Question): Result<unknown> & { readonly is: boolean } {
  const contract = contracts.get(name)
  if (contract === undefined) throw new Error(`There is no contract ${name}`)
  return { ...contract.validate(value, options), is: contract.is(value, options) }
}

/** Returns the results of a list of calls. Both are JSON texts. */
export const resultsOf = (questions: string): string =>
  JSON.stringify((JSON.parse(questions) as Question[]).map(resultOf))
