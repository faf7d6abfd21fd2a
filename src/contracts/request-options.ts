import type {
  OwnCodeOptions,
  QueryOptions,
  RulesOption,
  SeverityTable,
  UpdateOptions,
} from '../engine/contract.ts'
import type {
  Issue,
  ListHeadersRuleCode,
  QueryRuleCode,
  Result,
  UpdateHeadersRuleCode,
} from '../engine/issue-types.ts'
import type { IssueOfRule, RuleOf } from '../engine/rule-types.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'

/** The parts of a request, each in a form that its contract accepts. */
export type RequestParts<Request> = { readonly [Part in keyof Request]?: unknown }

/**
 * The options of `validateRequest` of an update: those of its body, with the codes of every part.
 */
export type UpdateRequestOptions<Rules extends readonly RuleOf<IcmpMonitorUpdate>[]> =
  UpdateOptions & {
    readonly severity?: SeverityTable<UpdateHeadersRuleCode> | undefined
  } & RulesOption<IcmpMonitorUpdate, Rules> &
    ([Rules[number]] extends [never] ? unknown : OwnCodeOptions<Rules[number]['code']>)

/** The options of `validateRequest` of the listing of error groups. */
export type ListRequestOptions = QueryOptions<QueryRuleCode | ListHeadersRuleCode>

/** The result of validating a request, with the issues of own rules. */
export type RequestResult<Request, Rules extends readonly unknown[] = readonly []> = Result<
  Request,
  Issue | IssueOfRule<Rules[number]>
>
