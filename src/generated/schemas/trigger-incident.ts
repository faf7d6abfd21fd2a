// Generated from schemas/trigger-incident.schema.json by `npm run generate`. Do not edit.
export const triggerIncidentSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/trigger-incident.schema.json",
  "title": "TriggerIncident",
  "description": "The incident that the check opens and resolves by its alert configuration.",
  "type": "object",
  "properties": {
    "serviceId": {
      "description": "Identifier of the service that the incident concerns.",
      "type": "string"
    },
    "severity": {
      "description": "Severity of the incident. Other values are accepted.",
      "type": "string",
      "examples": [
        "CRITICAL"
      ]
    },
    "name": {
      "description": "Name of the incident.",
      "type": "string"
    },
    "description": {
      "description": "Description of the incident.",
      "type": "string"
    },
    "notifySubscribers": {
      "description": "Whether subscribers are told.",
      "type": "boolean"
    }
  }
} as const
