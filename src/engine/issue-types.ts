import type { KeywordCode } from '../generated/codes.ts'
import type { GeneralParams } from '../issues/general-words.ts'
import type { IssueWith, Name, ResultOf } from '../issues/issue.ts'
import type { KeywordParams } from '../issues/keyword-params.ts'
import type {
  errorGroupListRules,
  errorGroupRules,
  icmpMonitorRules,
  icmpMonitorUpdateRules,
  listErrorGroupsHeadersRules,
  listErrorGroupsQueryRules,
  updateIcmpMonitorHeadersRules,
} from '../rules/index.ts'
import type { WithAssumed } from '../rules/rule-writer.ts'

/**
 * An error or a warning about a value: a discriminated union on `code`. By default it has all
 * codes.
 */
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
export type DefaultsConflictRule = 'frequency-offset' | 'packet-loss-order'

/** The params of the keywords in use. A keyword without words of its own has the params of Ajv. */
export type ParamsOfKeywords = {
  readonly [Code in KeywordCode]: Code extends keyof KeywordParams
    ? KeywordParams[Code]
    : Readonly<Record<string, unknown>>
}

/** The rules of a monitor and of an update. They can compare values of a baseline. */
export type MonitorRule = (typeof icmpMonitorUpdateRules)[number]

/** The rules of error groups, of lists of them, of queries and of headers. */
export type OtherRule =
  | (typeof errorGroupRules)[number]
  | (typeof errorGroupListRules)[number]
  | (typeof listErrorGroupsQueryRules)[number]
  | (typeof listErrorGroupsHeadersRules)[number]
  | (typeof updateIcmpMonitorHeadersRules)[number]

/** The params of the issues of rules, by code. */
export type RuleParams = {
  readonly [R in MonitorRule as R['code']]: ParamsOfRule<R> & WithAssumed
} & { readonly [R in OtherRule as R['code']]: ParamsOfRule<R> }

/** The params of the issues of one rule. */
export type ParamsOfRule<R> = R extends { readonly paramsType?: infer P } ? NonNullable<P> : never

/** The codes of the rules. */
export type RuleCode = keyof RuleParams

/** The codes of the rules of an update. */
export type UpdateRuleCode = MonitorRule['code']

/** The codes of the rules of a monitor in a response. */
export type MonitorRuleCode = (typeof icmpMonitorRules)[number]['code']

/** The codes of the rules of an error group. */
export type ErrorGroupRuleCode = (typeof errorGroupRules)[number]['code']

/** The codes of the rules of a list of error groups, and of its items. */
export type ErrorGroupListRuleCode =
  ErrorGroupRuleCode | (typeof errorGroupListRules)[number]['code']

/** The codes of the rules of the query of the listing. */
export type QueryRuleCode = (typeof listErrorGroupsQueryRules)[number]['code']

/** The codes of the rules of the headers of the listing. */
export type ListHeadersRuleCode = (typeof listErrorGroupsHeadersRules)[number]['code']

/** The codes of the rules of the headers of an update. */
export type UpdateHeadersRuleCode = (typeof updateIcmpMonitorHeadersRules)[number]['code']

/**
 * Functions that write the messages of issues, by code. A code without a function keeps the English
 * message. The second argument returns the name of the value at a path, which the option `label`
 * can change. `Required<Messages>` is a whole translation.
 */
export type Messages = {
  readonly [Code in IssueCode]?: ((issue: IssueOf<Code>, name: Name) => string) | undefined
}

/**
 * The result of a validation: valid, with the value, or invalid, with at least one error. Both can
 * have warnings. `truncated` is true if `maxIssues` was reached, so that issues may be missing.
 */
export type Result<T, I = Issue> = ResultOf<T, I>
