// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { once } from '../../schema/once.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { compileSchema } from '../../evaluator/compile-schema.ts'
import { icmpMonitorDefaults, icmpMonitorResponseOnlyFields } from '../../generated/facts/icmp-monitor.ts'
import {
  completeIcmpMonitorUpdate,
  readIcmpMonitorUpdate,
  ruleFieldsOfIcmpMonitorUpdate,
} from '../../generated/readers.js'
import { icmpMonitorUpdateKeywords } from '../../generated/keywords.ts'
import { icmpMonitorUpdateDocuments } from '../../generated/references.ts'
import { icmpMonitorUpdateSchema } from '../../generated/schemas/icmp-monitor-update.ts'
import type { IcmpMonitorUpdate } from '../../generated/types.ts'
import { orderedRules } from '../../rules/field-sets.ts'
import { fieldSet } from '../../rules/field-sets.ts'
import { monitorErrorRules, updateWarningRules } from '../../rules/index.ts'
import { defineContract } from '../../engine/define-contract.ts'
import type { Contract } from '../../engine/contract.ts'
import type { Body } from '../../engine/validate-snapshot.ts'
import { baselineReader } from '../../engine/baseline-reader.ts'
import { bodyValidator } from '../../engine/body-validator.ts'
import { requestDefaults, updateOptionNames } from '../../engine/default-options.ts'
import type { UpdateOptions } from '../../engine/options.ts'

const body: Body = {
  read: readIcmpMonitorUpdate,
  complete: completeIcmpMonitorUpdate,
  ruleFields: ruleFieldsOfIcmpMonitorUpdate,
  errorRules: /* @__PURE__ */ orderedRules(monitorErrorRules, ruleFieldsOfIcmpMonitorUpdate),
  warningRules: /* @__PURE__ */ orderedRules(updateWarningRules, ruleFieldsOfIcmpMonitorUpdate),
  defaults: /* @__PURE__ */ ownProperties(icmpMonitorDefaults),
  defaulted: /* @__PURE__ */ fieldSet(/* @__PURE__ */ Object.keys(icmpMonitorDefaults), ruleFieldsOfIcmpMonitorUpdate),
  responseOnly: icmpMonitorResponseOnlyFields,
}

const documents = /* @__PURE__ */ once(icmpMonitorUpdateDocuments)
const schema = /* @__PURE__ */ once(() =>
  compileSchema(icmpMonitorUpdateSchema, documents(), icmpMonitorUpdateKeywords),
)

/**
 * The request body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor-update` with its cross-field
 * rules.
 *
 * Service description, "Update an ICMP monitor". A JSON object with the fields of the table ICMP monitor; `heartbeat`
 * and `script` are required.
 *
 * @example
 * icmpMonitorUpdate.is({ heartbeat: {}, script: '', frequency: 5, frequencyOffset: 51 }) // false
 */
export const icmpMonitorUpdate: Contract<IcmpMonitorUpdate, UpdateOptions> = /* @__PURE__ */ defineContract({
  name: 'icmpMonitorUpdate',
  document: icmpMonitorUpdateSchema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(body, schema),
  optionNames: updateOptionNames,
  resolved: requestDefaults,
  readBaseline: /* @__PURE__ */ baselineReader(body, schema),
})
