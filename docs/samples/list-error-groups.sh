#!/bin/sh
set -eu
# #region request
curl --fail-with-body -sS \
  "$API_URL/v1/error-groups?limit=20&page=1" \
  -H "authorization: Bearer $API_KEY" \
  -H "x-service-account: $ACCOUNT_ID"
# #endregion request
