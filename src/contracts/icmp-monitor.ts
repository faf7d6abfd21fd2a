import { icmpMonitorDocument, icmpMonitorUpdateDocument } from '../generated/documents.ts'
import { icmpMonitorDefaults, icmpMonitorResponseOnlyFields } from '../generated/facts.ts'
import { checkIcmpMonitor, checkIcmpMonitorUpdate } from '../generated/checks.js'
import { readIcmpMonitor, readIcmpMonitorUpdate } from '../generated/read-functions.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import { icmpMonitorRules, icmpMonitorUpdateRules } from '../rules/index.ts'
import { monitorFields } from '../rules/rule-fields.ts'
import { defineResponse, defineUpdate } from '../engine/body-contracts.ts'
import type { Contract, ResponseOptions, UpdateOptions } from '../engine/contract.ts'

/**
 * The request body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor-update` with its cross-field
 * rules and warnings.
 *
 * Service description, "Update an ICMP monitor". A JSON object with fields of an ICMP monitor; `heartbeat` and `script`
 * are required.
 *
 * @example
 * icmpMonitorUpdate
 *   .validate({
 *     heartbeat: {},
 *     script: '',
 *     frequency: 5,
 *     frequencyOffset: 51,
 *   })
 *   .errors.map(({ code, pointer }) => [code, pointer])
 * // [['frequency-offset', '/frequencyOffset']]
 */
export const icmpMonitorUpdate: Contract<IcmpMonitorUpdate, UpdateOptions> = /* @__PURE__ */ defineUpdate(
  {
    name: 'icmpMonitorUpdate',
    documentSet: icmpMonitorUpdateDocument,
    read: readIcmpMonitorUpdate,
    check: checkIcmpMonitorUpdate,
    errorRules: icmpMonitorRules,
    warningRules: icmpMonitorUpdateRules,
    ruleFields: monitorFields,
  },
  { defaults: icmpMonitorDefaults, responseOnly: icmpMonitorResponseOnlyFields },
)

/**
 * The response body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor` with its cross-field rules.
 *
 * Service description, "Update an ICMP monitor". A JSON object with fields of an ICMP monitor, including the
 * response-only fields; `name` is required.
 *
 * @example
 * icmpMonitor.is({
 *   name: 'edge',
 *   checkType: 'ICMP',
 *   privateLocations: ['berlin'],
 * })
 * // true
 */
export const icmpMonitor: Contract<IcmpMonitor, ResponseOptions> = /* @__PURE__ */ defineResponse({
  name: 'icmpMonitor',
  documentSet: icmpMonitorDocument,
  read: readIcmpMonitor,
  check: checkIcmpMonitor,
  errorRules: icmpMonitorRules,
  warningRules: [],
  ruleFields: monitorFields,
})
