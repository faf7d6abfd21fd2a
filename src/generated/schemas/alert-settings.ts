// Generated from schemas/alert-settings.schema.json by `npm run generate`. Do not edit.
export const alertSettingsSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/alert-settings.schema.json",
  "title": "AlertSettings",
  "description": "When and how often the alert channels are told about a failing check.",
  "type": "object",
  "properties": {
    "escalationType": {
      "description": "What makes a failure escalate into an alert. The description shows one value and does not close the list.",
      "type": "string",
      "examples": [
        "RUN_BASED"
      ]
    },
    "runBasedEscalation": {
      "title": "RunBasedEscalation",
      "description": "Escalation by the number of failed runs.",
      "type": "object",
      "properties": {
        "failedRunThreshold": {
          "description": "Number of failed runs that escalates.",
          "type": "number"
        }
      }
    },
    "reminders": {
      "title": "Reminders",
      "description": "Repeated alerts while a failure lasts.",
      "type": "object",
      "properties": {
        "amount": {
          "description": "How many reminders are sent.",
          "type": "number"
        },
        "interval": {
          "description": "Time between two reminders. The description states no unit.",
          "type": "number"
        }
      }
    },
    "parallelRunFailureThreshold": {
      "title": "ParallelRunFailureThreshold",
      "description": "For runs in several locations at once: the share of them that has to fail.",
      "type": "object",
      "properties": {
        "enabled": {
          "description": "Whether the threshold is applied.",
          "type": "boolean"
        },
        "percentage": {
          "description": "Share of the locations that has to fail. Unit: %.",
          "type": "number"
        }
      }
    }
  }
} as const
