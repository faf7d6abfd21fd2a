// Generated from schemas/icmp-monitor.schema.json by `npm run generate`. Do not edit.
import { document, reference } from '../../schema/document.ts'

export const icmpMonitorSchema = /* @__PURE__ */ document("icmp-monitor", () => {
const to = <const Name extends string>(name: Name) => reference(`icmp-monitor-fields.schema.json#/$defs/${name}`)
return {
  "title": "IcmpMonitor",
  "description": "Response body of `PUT /v1/checks/icmp/{id}`: the ICMP monitor as the service answers it.",
  "type": "object",
  "properties": {
    "heartbeat": to("heartbeat"),
    "script": to("script"),
    "name": to("name"),
    "id": {
      "description": "Identifier of the monitor, in the form of a UUID.",
      "type": "string",
      "format": "uuid",
      "readOnly": true
    },
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
      "description": "Subscriptions to alert channels.",
      "type": "array",
      "items": reference("alert-channel-subscription.schema.json")
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
})
