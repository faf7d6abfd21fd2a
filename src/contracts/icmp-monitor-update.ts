import { updateKeywords } from '../explain/keywords/index.ts'
import { nodeOf } from '../explain/node.ts'
import { icmpMonitorDefaults, responseOnlyFields } from '../generated/facts.ts'
import { readIcmpMonitorUpdate } from '../generated/readers.js'
import { icmpMonitorUpdateDocuments } from '../generated/references.ts'
import { icmpMonitorUpdateSchema } from '../generated/schemas/icmp-monitor-update.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import { monitorConstraints, updateAdvices, updateNotices } from '../rules/index.ts'
import { once } from '../schema/once.ts'
import { baselineReader } from './baseline.ts'
import type { Body } from './body.ts'
import { bodyValidator } from './body-validator.ts'
import type { Contract } from './contract.ts'
import { defineContract } from './define-contract.ts'
import { judgeAdvices, judgeConstraints, judgeNotices } from './judge.ts'
import type { UpdateOptions } from './options.ts'
import { requestSettings } from './settings.ts'

const body: Body<IcmpMonitorUpdate> = {
  read: readIcmpMonitorUpdate,
  rules: { constraints: monitorConstraints, defaults: icmpMonitorDefaults },
  judges: [
    /* @__PURE__ */ judgeConstraints(monitorConstraints, icmpMonitorDefaults),
    /* @__PURE__ */ judgeAdvices(updateAdvices),
    /* @__PURE__ */ judgeNotices(updateNotices),
  ],
  responseOnly: responseOnlyFields,
}

const documents = /* @__PURE__ */ once(icmpMonitorUpdateDocuments)
const node = /* @__PURE__ */ once(() => nodeOf(icmpMonitorUpdateSchema, documents(), updateKeywords))

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
  readBaseline: /* @__PURE__ */ baselineReader(readIcmpMonitorUpdate, [monitorConstraints, updateAdvices], node),
})
