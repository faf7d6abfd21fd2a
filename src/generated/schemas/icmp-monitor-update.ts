// Generated from schemas/icmp-monitor-update.schema.json by `npm run generate`. Do not edit.
import { document, reference } from '../../schema/document.ts'

export const icmpMonitorUpdateSchema = /* @__PURE__ */ document("icmp-monitor-update", () => {
const to = <const Name extends string>(name: Name) => reference(`icmp-monitor-fields.schema.json#/$defs/${name}`)
return {
  "title": "IcmpMonitorUpdate",
  "description": "Request body of `PUT /v1/checks/icmp/{id}`: the ICMP monitor as a client sends it.",
  "type": "object",
  "properties": {
    "heartbeat": to("heartbeat"),
    "script": to("script"),
    "name": to("name"),
    "activated": to("activated"),
    "muted": to("muted"),
    "doubleCheck": to("doubleCheck"),
    "shouldFail": to("shouldFail"),
    "locations": to("locations"),
    "tags": to("tags"),
    "alertSettings": to("alertSettings"),
    "useGlobalAlertSettings": to("useGlobalAlertSettings"),
    "groupId": to("groupId"),
    "groupOrder": to("groupOrder"),
    "runtimeId": to("runtimeId"),
    "alertChannelSubscriptions": {
      "description": "Subscriptions to alert channels; what an item of an update holds is not described.",
      "type": "array",
      "items": {
        "type": "object"
      }
    },
    "retryStrategy": to("retryStrategy"),
    "triggerIncident": to("triggerIncident"),
    "runParallel": to("runParallel"),
    "description": to("description"),
    "frequency": to("frequency"),
    "frequencyOffset": to("frequencyOffset"),
    "request": to("request"),
    "scriptPath": to("scriptPath"),
    "sslCheckDomain": to("sslCheckDomain"),
    "environmentVariables": to("environmentVariables"),
    "setupSnippetId": to("setupSnippetId"),
    "tearDownSnippetId": to("tearDownSnippetId"),
    "localSetupScript": to("localSetupScript"),
    "localTearDownScript": to("localTearDownScript"),
    "degradedResponseTime": to("degradedResponseTime"),
    "maxResponseTime": to("maxResponseTime"),
    "degradedPacketLossThreshold": to("degradedPacketLossThreshold"),
    "maxPacketLossThreshold": to("maxPacketLossThreshold"),
    "privateLocations": {
      "description": "Private locations where the check runs, as one text; how several are written is not described.",
      "type": "string"
    }
  },
  "required": [
    "heartbeat",
    "script"
  ]
} as const
})
