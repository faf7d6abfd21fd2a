// Returns the issues of a value as `pointer code`, the form that tests compare.
import type { AnyContract } from './body-contracts.ts'

/** Returns issues as `pointer code`, the form that tests compare. */
export const report = (issues: readonly Reported[]): string[] =>
  issues.map(({ pointer, code }) => `${pointer} ${code}`)

/** The part of an issue that a report shows. */
interface Reported {
  readonly pointer: string
  readonly code: string
}

/** Returns the errors of a value as `pointer code`. */
export const errorsOf = (contract: AnyContract, value: unknown, options?: object) =>
  report(contract.validate(value, options).errors)

/** Returns the warnings of a value as `pointer code`. */
export const warningsOf = (contract: AnyContract, value: unknown, options?: object) =>
  report(contract.validate(value, options).warnings)
