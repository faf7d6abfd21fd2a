#!/bin/sh
set -eu
# #region request
MONITOR_ID=7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11

curl --fail-with-body -sS -X PUT \
  "$API_URL/v1/checks/icmp/$MONITOR_ID" \
  -H "authorization: Bearer $API_KEY" \
  -H "x-service-account: $ACCOUNT_ID" \
  -H "content-type: application/json" \
  --data '{
    "heartbeat": {},
    "script": "",
    "name": "Edge gateway",
    "frequency": 5,
    "frequencyOffset": 50
  }'
# #endregion request
