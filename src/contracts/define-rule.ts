import type { Contract } from '../engine/contract.ts'
import { defineOwnRule } from '../engine/define-own-rule.ts'
import type { ContractRule } from '../engine/rule-types.ts'
import type { FieldPath } from '../rules/field-path.ts'
import type { ParamsIn, RuleDefinition } from '../rules/define-rule.ts'

/**
 * Defines a rule of your own for a contract, which `contract.with({ rules: [rule] })` adds.
 *
 * The rule is silent where a field of `reads` is missing, null or invalid, and where one of
 * `readsIfPresent` is null or invalid. With a baseline, it sees the baseline's values of the fields
 * that a body omits. `check` returns the params of the issue, or undefined; for several issues, a
 * list of `{ path, params, related? }`. What `check` or `message` throws is thrown.
 *
 * @param contract `icmpMonitorUpdate`, `icmpMonitor` or `errorGroup`.
 * @param definition The code, the place of the issue, the fields to read, the check and the
 * message.
 * @throws TypeError for another contract, an unknown field, or a wrong definition
 * @example
 * icmpMonitorUpdate
 *   .with({
 *     rules: [
 *       defineRule(icmpMonitorUpdate, {
 *         code: 'few-locations',
 *         at: 'locations',
 *         reads: ['locations'],
 *         check: ({ locations }) =>
 *           locations.length > 1 ? { maximum: 1 } : undefined,
 *         message: ({ maximum }) =>
 *           `must have at most ${maximum} location.`,
 *       }),
 *     ],
 *   })
 *   .validate({
 *     heartbeat: {},
 *     script: '',
 *     locations: ['eu-west-1', 'eu-west-2'],
 *   })
 *   .errors.map(({ message }) => message)
 * // ['locations must have at most 1 location.']
 */
export function defineRule<
  T,
  const Code extends string,
  Found extends object | undefined,
  const Reads extends readonly FieldPath<T>[] = [],
  const IfPresent extends readonly FieldPath<T>[] = [],
>(
  contract: Pick<Contract<T, never, never>, 'name' | 'id' | '~standard'>,
  definition: RuleDefinition<T, Code, Reads, IfPresent, Found>,
): ContractRule<T, Code, ParamsIn<Found>>
export function defineRule(contract: unknown, definition: unknown): object {
  return defineOwnRule(contract, definition)
}
