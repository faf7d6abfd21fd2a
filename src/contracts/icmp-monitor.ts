import { monitorKeywords } from '../explain/keywords/index.ts'
import { nodeOf } from '../explain/node.ts'
import { readIcmpMonitor } from '../generated/readers.js'
import { icmpMonitorDocuments } from '../generated/references.ts'
import { icmpMonitorSchema } from '../generated/schemas/icmp-monitor.ts'
import type { IcmpMonitor } from '../generated/types.ts'
import { monitorConstraints } from '../rules/index.ts'
import { once } from '../schema/once.ts'
import type { Body } from './body.ts'
import { bodyValidator } from './body-validator.ts'
import type { Contract } from './contract.ts'
import { defineContract } from './define-contract.ts'
import { describeResponse } from './describe-response.ts'
import { judgeConstraints } from './judge.ts'
import type { ResponseOptions } from './options.ts'
import { responseOptionNames, responseSettings } from './settings.ts'

const body: Body<IcmpMonitor> = {
  read: readIcmpMonitor,
  rules: { constraints: monitorConstraints, defaults: undefined },
  judges: [/* @__PURE__ */ judgeConstraints(monitorConstraints, undefined)],
  responseOnly: [],
}

const documents = /* @__PURE__ */ once(icmpMonitorDocuments)

/**
 * The response body of `PUT /v1/checks/icmp/{id}`: the JSON Schema document `icmp-monitor` and the rules between its
 * fields.
 *
 * Carries out Update an ICMP monitor: a JSON object of the updated monitor, the response-only fields included, `name`
 * required.
 *
 * @example
 * icmpMonitor.is({ name: 'edge', checkType: 'ICMP', privateLocations: ['berlin'] }) // true
 */
export const icmpMonitor: Contract<IcmpMonitor, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: 'icmpMonitor',
  document: icmpMonitorSchema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(
    body,
    /* @__PURE__ */ once(() => nodeOf(icmpMonitorSchema, documents(), monitorKeywords)),
  ),
  optionNames: responseOptionNames,
  settings: responseSettings,
  described: /* @__PURE__ */ describeResponse(icmpMonitorSchema, documents),
})
