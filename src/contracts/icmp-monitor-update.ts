import { icmpMonitorUpdateKeywords } from '../generated/keywords.ts'
import { nodeOf } from '../explain/node.ts'
import { icmpMonitorDefaults, responseOnlyFields } from '../generated/facts.ts'
import {
  completeIcmpMonitorUpdate,
  readIcmpMonitorUpdate,
  ruleFieldsOfIcmpMonitorUpdate,
} from '../generated/readers.js'
import { fieldSet, orderedRules } from '../rules/rule-set.ts'
import { icmpMonitorUpdateDocuments } from '../generated/references.ts'
import { icmpMonitorUpdateSchema } from '../generated/schemas/icmp-monitor-update.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { monitorErrorRules, updateWarningRules } from '../rules/index.ts'
import { once } from '../schema/once.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { baselineReader } from './baseline.ts'
import type { Body } from './body.ts'
import { bodyValidator } from './body-validator.ts'
import type { Contract } from './contract.ts'
import { defineContract } from './define-contract.ts'
import type { UpdateOptions } from './options.ts'
import { requestSettings } from './settings.ts'

const body: Body = {
  read: readIcmpMonitorUpdate,
  errorRules: /* @__PURE__ */ orderedRules(monitorErrorRules, ruleFieldsOfIcmpMonitorUpdate),
  warningRules: /* @__PURE__ */ orderedRules(updateWarningRules, ruleFieldsOfIcmpMonitorUpdate),
  defaults: /* @__PURE__ */ ownProperties(icmpMonitorDefaults),
  defaulted: /* @__PURE__ */ fieldSet(/* @__PURE__ */ Object.keys(icmpMonitorDefaults), ruleFieldsOfIcmpMonitorUpdate),
  complete: completeIcmpMonitorUpdate,
  ruleFields: ruleFieldsOfIcmpMonitorUpdate,
  responseOnly: responseOnlyFields,
}

const documents = /* @__PURE__ */ once(icmpMonitorUpdateDocuments)
const node = /* @__PURE__ */ once(() => nodeOf(icmpMonitorUpdateSchema, documents(), icmpMonitorUpdateKeywords))

/**
 * The request body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor-update` and the rules between
 * its fields.
 *
 * Carries out Update an ICMP monitor: a JSON object with the fields of the ICMP monitor table, `heartbeat` and
 * `script` required.
 *
 * @example
 * icmpMonitorUpdate.is({ heartbeat: {}, script: '', frequency: 5, frequencyOffset: 51 }) // false
 */
export const icmpMonitorUpdate: Contract<IcmpMonitorUpdate, UpdateOptions> = /* @__PURE__ */ defineContract({
  name: 'icmpMonitorUpdate',
  document: icmpMonitorUpdateSchema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(body, node),
  optionNames: ['baseline', 'unknownFields', 'maxIssues'],
  settings: requestSettings,
  readBaseline: /* @__PURE__ */ baselineReader(body, node),
})
