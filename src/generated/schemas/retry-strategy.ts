// Generated from schemas/retry-strategy.schema.json by `npm run generate`. Do not edit.
export const retryStrategySchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/retry-strategy.schema.json",
  "title": "RetryStrategy",
  "description": "Whether and how a failed run is tried again.",
  "type": "object",
  "properties": {
    "type": {
      "description": "How the wait between retries develops. Other values are accepted.",
      "type": "string",
      "examples": [
        "FIXED"
      ]
    },
    "baseBackoffSeconds": {
      "description": "Wait before the first retry. Unit: s.",
      "type": "number"
    },
    "sameRegion": {
      "description": "Whether a retry runs in the region of the failed run.",
      "type": "boolean"
    },
    "maxRetries": {
      "description": "Most retries of one run.",
      "type": "number"
    },
    "maxDurationSeconds": {
      "description": "Time after which none is made. Unit: s.",
      "type": "number"
    },
    "onlyOn": {
      "description": "Failures that are retried. Other values are accepted.",
      "type": "array",
      "items": {
        "type": "string",
        "examples": [
          "NETWORK_ERROR"
        ]
      }
    }
  }
} as const
