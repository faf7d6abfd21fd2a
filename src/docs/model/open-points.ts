/** Something that the description does not say. */
export interface OpenPoint {
  readonly about: string
  /** What is not said, and what the contracts therefore do. */
  readonly statement: string
}

/** What the description leaves open. Its "not shown" is read as: every value of the stated type is accepted. */
export const openPoints: readonly OpenPoint[] = [
  { about: '`heartbeat`', statement: 'Its inner fields are not shown: any object is accepted.' },
  { about: '`escalationType`', statement: 'One value is shown and the list is not closed: any text is accepted.' },
  { about: '`retryStrategy.type` and `onlyOn`', statement: 'One value of each is shown and the lists are not closed: any text is accepted.' },
  { about: '`triggerIncident.severity`', statement: 'One value is shown and the list is not closed: any text is accepted.' },
  { about: '`source`, `property` and `comparison` of an assertion', statement: 'One value of each is shown and the lists are not closed: any text is accepted.' },
  { about: '`ipFamily`, `pingCount` and `hostname`', statement: 'Other values, bounds and rules are not shown: any text or number is accepted.' },
  { about: '`alertChannelSubscriptions` of an update', statement: 'What an item holds is not shown: any object is accepted. A response shows it.' },
  { about: '`privateLocations` of an update', statement: 'It is one text, and how several locations are written in it is not shown: any text is accepted.' },
  { about: '`rootCauseAnalyses`', statement: 'The fields of an item are not shown: any object is accepted.' },
  { about: 'Replacing or changing', statement: 'Whether an update replaces the whole monitor or changes only the fields that are sent is not shown. The option `baseline` says which, where you know.' },
  { about: 'Status codes', statement: 'The status code of success is not shown, nor is any other. The OpenAPI document says `2XX` and `4XX`: that is ours.' },
  { about: 'Error responses', statement: 'Their codes, status codes and bodies are not shown. The OpenAPI document describes problem details (RFC 9457), as `toProblemDetails` writes them: that is ours.' },
  { about: 'Listing error groups', statement: 'Whether the answer carries a total count or a paging envelope, and its order, are not shown: it is an array.' },
  { about: '`page`', statement: 'Its bounds are not given: any number is accepted, with a warning where it can hardly name a page.' },
  { about: 'Transitions', statement: 'How a monitor or an error group passes from one state to another is not shown.' },
  { about: 'Events', statement: 'Which events send alerts to the alert channels is not shown.' },
  { about: 'Rate limits', statement: 'Not shown.' },
  { about: 'Compatibility', statement: 'The policy of deprecation and compatibility is not shown. Whoever reads what a newer service sends takes the tolerant reader.' },
  { about: 'Other operations', statement: 'Not shown: the contracts describe these two.' },
]

/** Where the description can be read in two ways, this is how it is read. */
export const readings: readonly OpenPoint[] = [
  { about: '`id`', statement: 'The `id` of a response is UUID-shaped: format `uuid`. The path parameter `id` is any text.' },
  { about: '`alertChannels`', statement: 'An item shape is given for each key: a value is one such item or a list of them, and the secrets of both are secrets.' },
  { about: '`null`', statement: '`null` is taken exactly where the description says "or null".' },
  { about: '`locked` and `secret`', statement: 'The sample default of the flags of an environment variable is an example, not a default.' },
]
