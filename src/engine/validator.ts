import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import type { IssueCollector } from '../issues/issue-collector.ts'
import type { ResolvedOptions } from './options.ts'

/** The type of the part of a contract that validates values, with resolved options. */
export interface Validator {
  /** Returns whether the value is valid. */
  readonly is: (value: unknown, resolved: ResolvedOptions) => boolean
  /** Adds the issues to the collector, up to its limit. If there is no error, returns the result of `parse`. */
  readonly collectIssues: (value: unknown, resolved: ResolvedOptions, issues: IssueCollector) => unknown
  /** The compiled schema, which also determines the order of issues. */
  readonly schema: () => CompiledSchema
}
