import { icmpMonitorDefaults } from '../generated/facts.ts'
import { readIcmpMonitorUpdate, ruleFieldsOfIcmpMonitorUpdate } from '../generated/readers.js'
import { orderedRules } from '../rules/rule-set.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { frequencyOffsetCheck } from '../rules/frequency-offset.ts'
import { packetLossOrderCheck } from '../rules/packet-loss-order.ts'
import { verdictOf } from './verdict.ts'

const check = /* @__PURE__ */ verdictOf({
  read: readIcmpMonitorUpdate,
  errorRules: /* @__PURE__ */ orderedRules([frequencyOffsetCheck, packetLossOrderCheck], ruleFieldsOfIcmpMonitorUpdate),
  defaults: icmpMonitorDefaults,
})

/**
 * Whether a value is a valid update of a monitor: `icmpMonitorUpdate.is` without options, for a bundle that wants the
 * verdict and no explanation: the schemas and what explains by them stay out of it.
 *
 * Carries out Update an ICMP monitor, as `icmpMonitorUpdate` does.
 *
 * @example
 * isIcmpMonitorUpdate({ heartbeat: {}, script: '', frequency: 5, frequencyOffset: 51 }) // false
 */
export function isIcmpMonitorUpdate(value: unknown): value is IcmpMonitorUpdate {
  return check(value)
}
