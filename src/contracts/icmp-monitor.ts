import type { Contract, ResponseOptions, UpdateOptions } from '../engine/contract.ts'
import { defineContract } from '../engine/define-contract.ts'
import { describeResponse, describeUpdate } from '../engine/describe-body.ts'
import { checkIcmpMonitor, checkIcmpMonitorUpdate } from '../generated/checks.js'
import { icmpMonitorDocument, icmpMonitorUpdateDocument } from '../generated/documents.ts'
import { icmpMonitorDefaults, icmpMonitorResponseOnlyFields } from '../generated/facts.ts'
import { monitorFieldReaders } from '../generated/field-readers.ts'
import { readIcmpMonitor, readIcmpMonitorUpdate } from '../generated/read-functions.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import { icmpMonitorRules, icmpMonitorUpdateRules } from '../rules/index.ts'

/**
 * The request body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor-update`
 * with its cross-field rules and warnings.
 *
 * Service description, "Update an ICMP monitor": "a JSON object with the fields of the ICMP
 * monitor. `heartbeat` and `script` are required".
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
export const icmpMonitorUpdate: Contract<IcmpMonitorUpdate, UpdateOptions> =
  /* @__PURE__ */ defineContract(
    /* @__PURE__ */ describeUpdate({
      name: 'icmpMonitorUpdate',
      documentSet: icmpMonitorUpdateDocument,
      read: readIcmpMonitorUpdate,
      check: checkIcmpMonitorUpdate,
      rules: icmpMonitorUpdateRules,
      fieldReaders: monitorFieldReaders,
      defaults: icmpMonitorDefaults,
      responseOnly: icmpMonitorResponseOnlyFields,
    }),
  )

/**
 * The response body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor` with its
 * cross-field rules.
 *
 * Service description, "Update an ICMP monitor": "a JSON object, the updated monitor with its
 * response-only fields. `name` is required in it".
 *
 * @example
 * icmpMonitor.is({
 *   name: 'edge',
 *   checkType: 'ICMP',
 *   privateLocations: ['berlin'],
 * })
 * // true
 */
export const icmpMonitor: Contract<IcmpMonitor, ResponseOptions> = /* @__PURE__ */ defineContract(
  /* @__PURE__ */ describeResponse({
    name: 'icmpMonitor',
    documentSet: icmpMonitorDocument,
    read: readIcmpMonitor,
    check: checkIcmpMonitor,
    rules: icmpMonitorRules,
    fieldReaders: monitorFieldReaders,
  }),
)
