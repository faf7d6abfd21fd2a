import type { CompiledSchema } from '../evaluator/compiled-schema.ts'
import type { IssueCollector } from '../issues/issue-collector.ts'
import type { ResolvedOptions } from './options.ts'

/** Validates values for one contract, with resolved options. */
export interface Validator {
  /** Returns whether the value is valid. */
  readonly is: (value: unknown, resolved: ResolvedOptions) => boolean
  /** Adds every issue to the collector. Returns what `parse` returns where there is no error. */
  readonly collectIssues: (value: unknown, resolved: ResolvedOptions, issues: IssueCollector) => unknown
  /** The compiled schema, which also decides the order of issues. */
  readonly schema: () => CompiledSchema
}
