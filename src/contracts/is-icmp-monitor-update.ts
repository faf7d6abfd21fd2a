import { icmpMonitorDefaults } from '../generated/facts/icmp-monitor.ts'
import { readIcmpMonitorUpdate, ruleFieldsOfIcmpMonitorUpdate } from '../generated/readers.js'
import { orderedRules } from '../rules/field-sets.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { monitorErrorRules } from '../rules/index.ts'
import { fastCheck } from '../engine/is-valid.ts'

const check = /* @__PURE__ */ fastCheck({
  read: readIcmpMonitorUpdate,
  errorRules: /* @__PURE__ */ orderedRules(monitorErrorRules, ruleFieldsOfIcmpMonitorUpdate),
  defaults: icmpMonitorDefaults,
})

/**
 * Returns whether a value is a valid update: `icmpMonitorUpdate.is` without options, for a smaller bundle.
 *
 * Service description, "Update an ICMP monitor": "a JSON object with the fields of the ICMP monitor".
 * A bundle of this function contains no schemas, and only the messages of the error rules.
 *
 * @param value A parsed body.
 * @example
 * isIcmpMonitorUpdate({
 *   heartbeat: {},
 *   script: '',
 *   frequency: 5,
 *   frequencyOffset: 51,
 * })
 * // false
 */
export function isIcmpMonitorUpdate(value: unknown): value is IcmpMonitorUpdate {
  return check(value)
}
