// Generated from schemas/icmp-request.schema.json by `npm run generate`. Do not edit.
export const icmpRequestSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/icmp-request.schema.json",
  "title": "IcmpRequest",
  "description": "The ICMP request that the monitor runs: the host to ping, how, and what to assert about the answers.",
  "type": "object",
  "properties": {
    "hostname": {
      "description": "Host to ping. The description states no rule for it.",
      "type": "string",
      "examples": [
        "<HOSTNAME>"
      ]
    },
    "ipFamily": {
      "description": "IP version used for the pings. The description shows one value and does not close the list.",
      "type": "string",
      "examples": [
        "IPv4"
      ]
    },
    "pingCount": {
      "description": "How many pings one run sends. The description states no bounds.",
      "type": "number"
    },
    "assertions": {
      "description": "Conditions that the measurements of a run have to meet.",
      "type": "array",
      "items": {
        "$ref": "https://monitor-contract.example/schemas/icmp-assertion.schema.json"
      }
    }
  }
} as const
