import { english } from 'monitor-contract'
import type { LintContract } from './lint-contract.ts'
import { nearName } from './near-name.ts'

/** The codes of lint whose severity can be changed. */
export const configurableCodesOfLint: readonly string[] = ['imprecise-number', 'unused-ignore']

/** Returns whether a contract has a code whose severity can be changed. */
export function isConfigurable(contract: LintContract, code: string): boolean {
  try {
    contract.with({ severity: { [code]: 'off' } })
    return true
  } catch {
    return false
  }
}

/** Returns whether a code always has the same severity. */
export const hasFixedSeverity = (code: string): boolean => fixedCodes.has(code)

const fixedCodes: ReadonlySet<string> = new Set([
  ...['json-syntax', 'yaml-syntax', 'duplicate-key', 'duplicate-parameter', 'unreadable'],
  ...['enum', 'exclusiveMinimum', 'format', 'maxItems', 'maxLength', 'maximum', 'minLength'],
  ...['minimum', 'pattern', 'required', 'type', 'dependentRequired'],
])

/** Returns the code whose severity can be changed, and that an unknown code probably means. */
export function nearCode(contract: LintContract, given: string): string | undefined {
  if (hasFixedSeverity(given)) return undefined
  const near = nearName(given, [...Object.keys(english), ...configurableCodesOfLint])
  if (near === undefined || near === given) return undefined
  return configurableCodesOfLint.includes(near) || isConfigurable(contract, near) ? near : undefined
}
