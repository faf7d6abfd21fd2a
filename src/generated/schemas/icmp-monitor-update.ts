// Generated from schemas/icmp-monitor-update.schema.json by `npm run generate`. Do not edit.
const to = <Name extends string>(name: Name) => ({ $ref: `https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/${name}` }) as const

export const icmpMonitorUpdateSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/icmp-monitor-update.schema.json",
  "title": "IcmpMonitorUpdate",
  "description": "Request body of `PUT /v1/checks/icmp/{id}`: the ICMP monitor as a client sends it.",
  "type": "object",
  "properties": {
    "heartbeat": /* @__PURE__ */ to("heartbeat"),
    "script": /* @__PURE__ */ to("script"),
    "name": /* @__PURE__ */ to("name"),
    "activated": /* @__PURE__ */ to("activated"),
    "muted": /* @__PURE__ */ to("muted"),
    "doubleCheck": /* @__PURE__ */ to("doubleCheck"),
    "shouldFail": /* @__PURE__ */ to("shouldFail"),
    "locations": /* @__PURE__ */ to("locations"),
    "tags": /* @__PURE__ */ to("tags"),
    "alertSettings": /* @__PURE__ */ to("alertSettings"),
    "useGlobalAlertSettings": /* @__PURE__ */ to("useGlobalAlertSettings"),
    "groupId": /* @__PURE__ */ to("groupId"),
    "groupOrder": /* @__PURE__ */ to("groupOrder"),
    "runtimeId": /* @__PURE__ */ to("runtimeId"),
    "alertChannelSubscriptions": {
      "description": "Subscriptions to alert channels; what an item of an update holds is not described.",
      "type": "array",
      "items": {
        "type": "object"
      }
    },
    "retryStrategy": /* @__PURE__ */ to("retryStrategy"),
    "triggerIncident": /* @__PURE__ */ to("triggerIncident"),
    "runParallel": /* @__PURE__ */ to("runParallel"),
    "description": /* @__PURE__ */ to("description"),
    "frequency": /* @__PURE__ */ to("frequency"),
    "frequencyOffset": /* @__PURE__ */ to("frequencyOffset"),
    "request": /* @__PURE__ */ to("request"),
    "scriptPath": /* @__PURE__ */ to("scriptPath"),
    "sslCheckDomain": /* @__PURE__ */ to("sslCheckDomain"),
    "environmentVariables": /* @__PURE__ */ to("environmentVariables"),
    "setupSnippetId": /* @__PURE__ */ to("setupSnippetId"),
    "tearDownSnippetId": /* @__PURE__ */ to("tearDownSnippetId"),
    "localSetupScript": /* @__PURE__ */ to("localSetupScript"),
    "localTearDownScript": /* @__PURE__ */ to("localTearDownScript"),
    "degradedResponseTime": /* @__PURE__ */ to("degradedResponseTime"),
    "maxResponseTime": /* @__PURE__ */ to("maxResponseTime"),
    "degradedPacketLossThreshold": /* @__PURE__ */ to("degradedPacketLossThreshold"),
    "maxPacketLossThreshold": /* @__PURE__ */ to("maxPacketLossThreshold"),
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
