# #region request
import json
import os
from urllib.request import Request, urlopen

update = {
    "heartbeat": {},
    "script": "",
    "name": "Edge gateway",
    "frequency": 5,
    "frequencyOffset": 50,
}
monitor_id = "7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11"

request = Request(
    f"{os.environ['API_URL']}/v1/checks/icmp/{monitor_id}",
    method="PUT",
    headers={
        "authorization": f"Bearer {os.environ['API_KEY']}",
        "x-service-account": os.environ["ACCOUNT_ID"],
        "content-type": "application/json",
    },
    data=json.dumps(update).encode(),
)
with urlopen(request) as response:
    monitor = json.load(response)
print(monitor["name"])
# #endregion request
