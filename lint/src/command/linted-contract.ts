import type { lintText } from '../index.ts'
import type { Flags, Level } from './flags.ts'
import { UsageError } from './usage-error.ts'

/** A contract that `lintText` accepts, and whose options flags can change. */
export type LintedContract = Parameters<typeof lintText>[0] & {
  readonly with: (options: {
    readonly baseline?: object
    readonly severity?: Readonly<Record<string, Level>>
  }) => LintedContract
}

/** Returns whether a value looks like a contract; `lintText` checks it again. */
export function isContract(value: unknown): value is LintedContract {
  if (typeof value !== 'object' || value === null) return false
  return ['validate', 'with'].every((name) => typeof Reflect.get(value, name) === 'function')
}

/** The codes of lint whose severity can be changed. */
const codesOfLint = ['imprecise-number', 'unused-ignore']

/** A contract with the options of the flags, and the severities of lint's own codes. */
export interface ConfiguredContract {
  readonly contract: LintedContract
  readonly severity: Readonly<Record<string, Level>>
}

/**
 * Gives a contract the options that flags name.
 *
 * @throws UsageError if the contract does not know one of them
 */
export function configureContract(contract: LintedContract, flags: Flags): ConfiguredContract {
  const given = Object.entries(flags.severity)
  const own = given.filter(([code]) => codesOfLint.includes(code))
  const others = given.filter(([code]) => !codesOfLint.includes(code))
  const options = {
    ...(flags.usesDefaults && { baseline: {} }),
    ...(others.length > 0 && { severity: Object.fromEntries(others) }),
  }
  try {
    const configured = Object.keys(options).length > 0 ? contract.with(options) : contract
    return { contract: configured, severity: Object.fromEntries(own) }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
