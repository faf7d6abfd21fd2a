// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { once } from '../../schema/once.ts'
import { compileSchema } from '../../evaluator/compile-schema.ts'
import { completeIcmpMonitor, readIcmpMonitor, ruleFieldsOfIcmpMonitor } from '../../generated/readers.js'
import { icmpMonitorKeywords } from '../../generated/keywords.ts'
import { icmpMonitorDocuments } from '../../generated/references.ts'
import { icmpMonitorSchema } from '../../generated/schemas/icmp-monitor.ts'
import type { IcmpMonitor } from '../../generated/types.ts'
import { orderedRules } from '../../rules/field-sets.ts'
import { monitorErrorRules } from '../../rules/index.ts'
import { defineContract } from '../../engine/define-contract.ts'
import type { Contract } from '../../engine/contract.ts'
import type { Body } from '../../engine/validate-snapshot.ts'
import { describeResponse } from '../../engine/describe-response.ts'
import { responseDefaults, responseOptionNames } from '../../engine/default-options.ts'
import type { ResponseOptions } from '../../engine/options.ts'
import { bodyValidator } from '../../engine/body-validator.ts'

const body: Body = {
  read: readIcmpMonitor,
  complete: completeIcmpMonitor,
  ruleFields: ruleFieldsOfIcmpMonitor,
  errorRules: /* @__PURE__ */ orderedRules(monitorErrorRules, ruleFieldsOfIcmpMonitor),
  warningRules: [],
  defaults: undefined,
  defaulted: 0,
  responseOnly: [],
}

const documents = /* @__PURE__ */ once(icmpMonitorDocuments)
const schema = /* @__PURE__ */ once(() => compileSchema(icmpMonitorSchema, documents(), icmpMonitorKeywords))

/**
 * The response body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor` with its cross-field rules.
 *
 * Service description, "Update an ICMP monitor". A JSON object with the fields of the table ICMP monitor, including
 * the response-only fields; `name` is required.
 *
 * @example
 * icmpMonitor.is({ name: 'edge', checkType: 'ICMP', privateLocations: ['berlin'] }) // true
 */
export const icmpMonitor: Contract<IcmpMonitor, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: 'icmpMonitor',
  document: icmpMonitorSchema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(body, schema),
  optionNames: responseOptionNames,
  resolved: responseDefaults,
  described: /* @__PURE__ */ describeResponse(icmpMonitorSchema, documents),
})
