// Generated from schemas/retry-strategy.schema.json by `npm run generate`. Do not edit.
export const retryStrategySchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://monitor-contract.example/schemas/retry-strategy.schema.json",
  "title": "RetryStrategy",
  "description": "Whether and how a failed run is tried again.",
  "type": "object",
  "properties": {
    "type": {
      "description": "How the wait between two tries develops. The description shows one value and does not close the list.",
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
      "description": "How many retries are made at most.",
      "type": "number"
    },
    "maxDurationSeconds": {
      "description": "Time after which no further retry is made. Unit: s.",
      "type": "number"
    },
    "onlyOn": {
      "description": "Kinds of failure that are retried. The description shows one value and does not close the list.",
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
