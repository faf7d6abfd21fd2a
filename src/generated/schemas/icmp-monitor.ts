// Generated from schemas/icmp-monitor.schema.json by `npm run generate`. Do not edit.
const to = <Name extends string>(name: Name) => ({ $ref: `https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/${name}` }) as const

export const icmpMonitorSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/icmp-monitor.schema.json",
  "title": "IcmpMonitor",
  "description": "Response body of `PUT /v1/checks/icmp/{id}`: the ICMP monitor as the service answers it.",
  "type": "object",
  "properties": {
    "heartbeat": /* @__PURE__ */ to("heartbeat"),
    "script": /* @__PURE__ */ to("script"),
    "name": /* @__PURE__ */ to("name"),
    "id": {
      "description": "Identifier of the monitor, in the form of a UUID.",
      "type": "string",
      "format": "uuid",
      "readOnly": true
    },
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
      "description": "Subscriptions to alert channels.",
      "type": "array",
      "items": {
        "$ref": "https://monitor-contract.example/schemas/alert-channel-subscription.schema.json"
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
      "description": "Private locations where the check runs.",
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      }
    },
    "created_at": {
      "description": "Day on which the monitor was created.",
      "type": "string",
      "format": "date",
      "readOnly": true
    },
    "updated_at": {
      "description": "Time at which the monitor was last changed.",
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "readOnly": true
    },
    "alertChannels": {
      "$ref": "https://monitor-contract.example/schemas/alert-channels.schema.json",
      "readOnly": true
    },
    "checkType": {
      "description": "Kind of the check.",
      "type": "string",
      "enum": [
        "ICMP"
      ],
      "readOnly": true
    }
  },
  "required": [
    "name"
  ]
} as const
