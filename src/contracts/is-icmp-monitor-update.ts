import { isValidBody } from '../engine/find-in-body.ts'
import { checkIcmpMonitorUpdate } from '../generated/checks.js'
import { readIcmpMonitorUpdate } from '../generated/read-functions.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { icmpMonitorRules } from '../rules/index.ts'

const description = {
  read: readIcmpMonitorUpdate,
  check: checkIcmpMonitorUpdate,
  responseOnly: [],
}

const options = {
  errorRules: icmpMonitorRules,
  severities: /* @__PURE__ */ new Map<string, never>(),
  unknownFieldSeverity: 'off',
} as const

/**
 * Returns whether a value is a valid update: `icmpMonitorUpdate.is` without options, for a smaller
 * bundle.
 *
 * Service description, "Update an ICMP monitor": "a JSON object with the fields of the ICMP
 * monitor". A bundle of this function contains no schemas, and only the messages of the error
 * rules.
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
  return isValidBody(description, value, options)
}
