// The exports of `monitor-contract`: the contracts, the operations, and functions about monitors
// and issues.
import { listErrorGroupsOperation } from './contracts/list-error-groups.ts'
import { updateIcmpMonitorOperation } from './contracts/update-icmp-monitor.ts'

export { errorGroup, errorGroupList } from './contracts/error-group.ts'
export { icmpMonitor, icmpMonitorUpdate } from './contracts/icmp-monitor.ts'
export { defineRule } from './contracts/define-rule.ts'
export { english } from './contracts/english.ts'
export { isIcmpMonitorUpdate } from './contracts/is-icmp-monitor-update.ts'
export * from './contracts/list-error-groups.ts'
export * from './contracts/plan-update.ts'
export * from './contracts/redact.ts'
export type * from './contracts/request-options.ts'
export * from './contracts/update-icmp-monitor.ts'
export type { HeadersContract, QueryContract } from './contracts/define-parameters.ts'
export type * from './engine/contract.ts'
export type * from './parameters/input-types.ts'
export { applyUpdate } from './domain/apply-update.ts'
export type { MonitorChanges, MonitorFields } from './domain/arguments.ts'
export * from './domain/classify-run.ts'
export * from './domain/effective-alert-settings.ts'
export * from './domain/evaluate-assertion.ts'
export { frequencyOffsetRange, type FrequencyOffsetRange } from './domain/frequency-offset-range.ts'
export * from './domain/run-interval-seconds.ts'
export * from './domain/threshold-range.ts'
export {
  toUpdate,
  type OmissionReason,
  type OmittedField,
  type ToUpdateOptions,
} from './domain/to-update.ts'
export * from './domain/type-guards.ts'
export { withDefaults, type WithDefaults } from './domain/with-defaults.ts'
export { ContractError } from './engine/contract-error.ts'
export type * from './engine/issue-types.ts'
export type * from './engine/rule-types.ts'
export type { KeywordCode } from './generated/codes.ts'
export type { Params, Path, Severity } from './issues/finding.ts'
export type { GeneralParams, NoParams } from './issues/general-words.ts'
export type * from './issues/issue.ts'
export type { AllowedValue, KeywordParams, ValueForm, WithUnit } from './issues/keyword-params.ts'
export { prefixIssues } from './issues/prefix-issues.ts'
export * from './issues/problem-details.ts'
export type { NotInferred, ParamsIn, RuleDefinition, TypedRule } from './rules/define-rule.ts'
export type * from './rules/field-path.ts'
export type { Rule, RuleField, RuleFinding } from './rules/rule.ts'
export type { FieldReader } from './schema/field-readers.ts'
export type { Assumed, AssumedFields, WithAssumed } from './rules/rule-writer.ts'
export { frequencies, icmpLocations, runtimeIds } from './generated/facts.ts'
export { icmpMonitorDefaults, type IcmpMonitorDefaults } from './generated/facts.ts'
export type * from './generated/types.ts'
export type { Unit } from './schema/in-words.ts'
export type { JsonSchema, JsonTypeName } from './schema/json-schema.ts'
export type { ReceivedType } from './schema/json-type.ts'
export type { Tolerant, TolerantValue } from './schema/tolerant.ts'

/**
 * The operations of the service, by name.
 *
 * Service description, "Endpoints".
 *
 * @example
 * Object.values(operations).map(
 *   ({ method, path }) => `${method} ${path}`,
 * )
 * // ['PUT /v1/checks/icmp/{id}', 'GET /v1/error-groups']
 */
export const operations = /* @__PURE__ */ Object.freeze({
  updateIcmpMonitor: updateIcmpMonitorOperation,
  listErrorGroups: listErrorGroupsOperation,
})
