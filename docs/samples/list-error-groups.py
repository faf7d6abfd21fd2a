# #region request
import json
import os
from urllib.request import Request, urlopen

request = Request(
    f"{os.environ['API_URL']}/v1/error-groups?limit=20&page=1",
    headers={
        "authorization": f"Bearer {os.environ['API_KEY']}",
        "x-service-account": os.environ["ACCOUNT_ID"],
    },
)
with urlopen(request) as response:
    groups = json.load(response)
for group in groups:
    print(group["lastSeen"], group["cleanedErrorMessage"])
# #endregion request
