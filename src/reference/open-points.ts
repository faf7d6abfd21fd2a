/**
 * What the service description leaves open, and how the contracts treat it. Backticks mark code.
 */
export const openPoints: readonly string[] = [
  '`heartbeat`: The fields inside it are not shown: any object is accepted.',
  '`escalationType`, `onlyOn`, the `type` of a `retryStrategy`, the `severity` of an ' +
    'incident, and `source`, ' +
    '`property` and `comparison` of an assertion: One value of each is shown, and others may ' +
    'exist: any string is ' +
    'accepted.',
  '`ipFamily`, `pingCount` and `hostname`: Other values, bounds and rules are not shown: any ' +
    'string or number is ' +
    'accepted.',
  '`alertChannelSubscriptions` of an update: The fields of an item are not shown for an ' +
    'update, only for a ' +
    'response: any object is accepted.',
  '`privateLocations` of an update: It is one string. How it lists several locations is not ' +
    'shown: any string is ' +
    'accepted.',
  '`rootCauseAnalyses`: The fields of an item are not shown: any object is accepted.',
  'Replace or partial update: Whether an update replaces the whole monitor or changes only ' +
    'the fields sent is not ' +
    'shown. If you know it, pass the option `baseline`.',
  'Status codes: No status code is shown. `200` and `422` in the OpenAPI document are our ' +
    'assumptions.',
  'Error responses: Their codes and bodies are not shown. The problem details (RFC 9457) in ' +
    'the OpenAPI document ' +
    'are our assumption; `toProblemDetails` writes them.',
  'Listing error groups: The order of the groups is not shown, nor whether the response has a ' +
    'total count or a ' +
    'paging envelope: the contract accepts a plain array.',
  '`page`: Its bounds are not given: any number is accepted, with a warning if it is not a ' +
    'whole number of at ' +
    'least 1.',
  'Transitions: How a monitor or an error group changes its state is not shown.',
  'Events: Which events send alerts to the alert channels is not shown.',
  'Rate limits: Not shown.',
  'Compatibility: The policy of deprecation and compatibility is not shown. To read the ' +
    'responses of a newer ' +
    'service, use the tolerant reader.',
  'Other operations: Not shown. The contracts describe these two operations only.',
]

/** Our readings of ambiguous sentences of the service description. */
export const readings: readonly string[] = [
  '`id`: The `id` of a response is UUID-shaped: format `uuid`. The path parameter `id` is any ' +
    'string of at least ' +
    'one character.',
  '`alertChannels`: An item shape is given for each key: a value is one item of this shape or ' +
    'an array of them. ' +
    'Both can contain secrets.',
  '`null`: Only fields whose stated type includes null accept `null`.',
  '`locked` and `secret`: The sample default of the flags of an environment variable is an ' +
    'example, not a default. ' +
    'A value beside a flag that is true is a secret.',
  '`packetLoss`: Packet loss is the share of pings without an answer.',
  '`retryStrategy`: `FIXED` waits `baseBackoffSeconds` before each retry, and ' +
    '`maxDurationSeconds` limits the time of all retries.',
  '`target`: The target of an assertion about latency is in ms.',
]
