import type { IssueCollector } from '../issues/issue-collector.ts'

/**
 * The key of a contract's method that returns a collector for the issues of a text. It is a registered symbol, because
 * `monitor-contract/text` is a file of its own.
 */
export const newCollector: unique symbol = /* @__PURE__ */ Symbol.for('monitor-contract.newCollector')

/** Returns a collector with the options of one call, on top of the contract's defaults. */
export type NewCollector = (options: unknown) => IssueCollector
