import type { Severity } from '../issues/finding.ts'
import type { IssueWith } from '../issues/issue.ts'

/** A rule that `defineRule` made for a contract with values of type T. */
export interface ContractRule<T, Code extends string, Params> {
  readonly code: Code
  readonly severity: Severity
  /** The name of the contract. */
  readonly contract: string
  /** Only for the compiler: is never set. */
  readonly valueType?: T
  /** Only for the compiler: is never set. */
  readonly paramsType?: Params
}

/** Any rule for a contract with values of type T. */
export type RuleOf<T> = ContractRule<T, string, unknown>

/** The issues of a rule. */
export type IssueOfRule<R> = R extends {
  readonly code: infer Code extends string
  readonly paramsType?: infer Params
}
  ? IssueWith<Code, NonNullable<Params>>
  : never
