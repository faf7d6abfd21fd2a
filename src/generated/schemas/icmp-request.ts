// Generated from schemas/icmp-request.schema.json by `npm run generate`. Do not edit.
export const icmpRequestSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/icmp-request.schema.json",
  "title": "IcmpRequest",
  "description": "What the monitor pings, and what it asserts of the answers.",
  "type": "object",
  "properties": {
    "hostname": {
      "description": "Host to ping.",
      "type": "string",
      "examples": [
        "<HOSTNAME>"
      ]
    },
    "ipFamily": {
      "description": "IP version of the pings. Other values are accepted.",
      "type": "string",
      "examples": [
        "IPv4"
      ]
    },
    "pingCount": {
      "description": "Pings sent by one run.",
      "type": "number"
    },
    "assertions": {
      "description": "Conditions that a run has to meet.",
      "type": "array",
      "items": {
        "$ref": "https://monitor-contract.example/schemas/icmp-assertion.schema.json"
      }
    }
  }
} as const
