import type { IssueCollector } from '../issues/issue-collector.ts'

/**
 * The key of a contract's internal method that returns a collector, for `monitor-contract/text`.
 *
 * It is a registered symbol, because that entry is a file of its own.
 */
export const newCollector: unique symbol = /* @__PURE__ */ Symbol.for('monitor-contract.newCollector')

/** Returns a collector for the options of one call, combined with the defaults of the contract. */
export type NewCollector = (options: unknown) => IssueCollector
