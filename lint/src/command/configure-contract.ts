import { configurableCodesOfLint } from '../issues/codes-of-lint.ts'
import type { LintContract } from '../lint-contract.ts'
import type { Flags, Level } from './flags.ts'
import { UsageError } from './usage-error.ts'

/** Returns whether a value looks like a contract. */
export function isContract(value: unknown): value is LintContract {
  if (typeof value !== 'object' || value === null) return false
  return ['validate', 'with'].every((name) => typeof Reflect.get(value, name) === 'function')
}

/** A contract with the options of the flags, and the severities of lint's own codes. */
export interface ConfiguredContract {
  readonly contract: LintContract
  readonly severity: Readonly<Record<string, Level>>
}

/**
 * Gives a contract the options that flags name.
 *
 * @throws UsageError if the contract does not know one of them
 */
export function configureContract(contract: LintContract, flags: Flags): ConfiguredContract {
  const given = Object.entries(flags.severity)
  const own = given.filter(([code]) => configurableCodesOfLint.includes(code))
  const others = given.filter(([code]) => !configurableCodesOfLint.includes(code))
  const options = {
    ...(flags.usesDefaults && { baseline: {} }),
    ...(others.length > 0 && { severity: Object.fromEntries(others) }),
  }
  return { contract: withOptions(contract, options), severity: Object.fromEntries(own) }
}

function withOptions(contract: LintContract, options: { readonly severity?: object }) {
  if (Object.keys(options).length === 0) return contract
  try {
    const configured = contract.with(options)
    if (isContract(configured)) return configured
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  throw new UsageError('The contract of the configuration returns no contract from "with".')
}
