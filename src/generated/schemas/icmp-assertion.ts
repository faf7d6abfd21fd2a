// Generated from schemas/icmp-assertion.schema.json by `npm run generate`. Do not edit.
export const icmpAssertionSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/icmp-assertion.schema.json",
  "title": "IcmpAssertion",
  "description": "One condition on the measurements of a run.",
  "type": "object",
  "properties": {
    "source": {
      "description": "What is measured. The description shows one value and does not close the list.",
      "type": "string",
      "examples": [
        "LATENCY"
      ]
    },
    "property": {
      "description": "Which figure of the measurement is compared. The description shows one value and does not close the list.",
      "type": "string",
      "examples": [
        "avg"
      ]
    },
    "comparison": {
      "description": "How the figure is compared with the target. The description shows one value and does not close the list.",
      "type": "string",
      "examples": [
        "LESS_THAN"
      ]
    },
    "target": {
      "description": "Threshold to compare with: a number, written as text.",
      "type": "string",
      "examples": [
        "200"
      ]
    }
  }
} as const
