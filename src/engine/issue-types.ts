import type { KeywordCode } from '../generated/codes.ts'
import type { Path } from '../issues/finding.ts'
import type { GeneralParams } from '../issues/general-words.ts'
import type { IssueOf as IssueWith, Name, ResultOf } from '../issues/issue.ts'
import type { KeywordParams } from '../issues/keyword-params.ts'
import type * as rules from '../rules/index.ts'
import type { WithAssumed } from '../rules/rule-writer.ts'

/** An error or a warning about a value: a discriminated union on `code`. By default it has all codes. */
export type Issue<Code extends IssueCode = IssueCode> = {
  readonly [C in Code]: IssueWith<C, IssueParams[C]>
}[Code]

/** An issue of one code. */
export type IssueOf<Code extends IssueCode> = IssueWith<Code, IssueParams[Code]>

/** The stable name of a kind of issue. */
export type IssueCode = keyof IssueParams

/** The params of each code: everything that the message states, as data. */
export interface IssueParams extends ParamsOfKeywords, GeneralParams, RuleParams {
  readonly 'defaults-conflict': RuleParams[DefaultsConflictRule] &
    WithAssumed & {
      /** The rule that the default of the omitted field breaks. */
      readonly rule: DefaultsConflictRule
      readonly field: string
      readonly default: number
    }
}

/** The rules that a documented default can break. */
type DefaultsConflictRule = 'frequency-offset' | 'packet-loss-order'

/** The params of the keywords in use. A keyword without words of its own has the params of Ajv. */
type ParamsOfKeywords = {
  readonly [Code in KeywordCode]: Code extends keyof KeywordParams
    ? KeywordParams[Code]
    : Readonly<Record<string, unknown>>
}

type Lists = typeof rules

/** The rules of a monitor and of an update. They can compare values of a baseline. */
type MonitorRule = Lists['icmpMonitorUpdateRules'][number]

type OtherRule = Exclude<Lists[keyof Lists][number], MonitorRule>

/** The params of the issues of rules, by code. */
export type RuleParams = {
  readonly [R in MonitorRule as R['code']]: ParamsOfRule<R> & WithAssumed
} & { readonly [R in OtherRule as R['code']]: ParamsOfRule<R> }

type ParamsOfRule<R> = R extends { readonly paramsType?: infer P } ? NonNullable<P> : never

/** The codes of the rules. */
export type RuleCode = keyof RuleParams

/** The codes of the rules of each contract that is a body. */
export type UpdateRuleCode = MonitorRule['code']
export type MonitorRuleCode = Lists['icmpMonitorRules'][number]['code']
export type ErrorGroupRuleCode = Lists['errorGroupRules'][number]['code']
export type ErrorGroupListRuleCode =
  ErrorGroupRuleCode | Lists['errorGroupListRules'][number]['code']

/** The codes of the rules of parameters. */
export type QueryRuleCode = Lists['listErrorGroupsQueryRules'][number]['code']
export type ListHeadersRuleCode = Lists['listErrorGroupsHeadersRules'][number]['code']
export type UpdateHeadersRuleCode = Lists['updateIcmpMonitorHeadersRules'][number]['code']

/**
 * Functions that write the messages of issues, by code. A code without a function keeps the English
 * message. The second argument returns the name of the value at a path, which the option `label` can
 * change. `Required<Messages>` is a whole translation.
 */
export type Messages = {
  readonly [Code in IssueCode]?: ((issue: IssueOf<Code>, name: Name) => string) | undefined
}

/**
 * The result of a validation: valid, with the value, or invalid, with at least one error. Both can
 * have warnings. `truncated` is true if `maxIssues` was reached, so that issues may be missing.
 */
export type Result<T, I = Issue> = ResultOf<T, I>

export type { Path }
