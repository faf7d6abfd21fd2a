import type { Description } from './description.ts'
import type { ResolvedOptions } from './options.ts'

/**
 * The key of the internal members of a contract. The other entries of the package find them by it,
 * too.
 */
export const internals: unique symbol = /* @__PURE__ */ Symbol.for('monitor-contract.internals')

/** What code that combines contracts needs of one. */
export interface Internals {
  readonly description: Description
  /** The default options of the contract. */
  readonly options: ResolvedOptions
}

/**
 * Returns the internal members of a contract.
 *
 * @throws TypeError for a value that is not a contract of this package
 */
export function internalsOf(contract: unknown): Internals {
  if (!hasInternals(contract)) throw new TypeError('The contract must be one of monitor-contract.')
  return contract[internals]
}

const hasInternals = (value: unknown): value is { readonly [internals]: Internals } =>
  typeof value === 'object' && value !== null && internals in value
