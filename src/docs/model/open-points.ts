/** Something that the description does not say, and what the contracts therefore do. */
export type OpenPoint = readonly [about: string, statement: string]

/** What the description leaves open. Its "not shown" is read as: every value of the stated type is accepted. */
export const openPoints: readonly OpenPoint[] = [
  ['`heartbeat`', 'Its inner fields are not shown: any object is accepted.'],
  [
    '`escalationType`, `onlyOn`, the `type` of a `retryStrategy`, the `severity` of an incident, and `source`, ' +
      '`property` and `comparison` of an assertion',
    'One value of each is shown and the lists are not closed: any text is accepted.',
  ],
  [
    '`ipFamily`, `pingCount` and `hostname`',
    'Other values, bounds and rules are not shown: any text or number is accepted.',
  ],
  [
    '`alertChannelSubscriptions` of an update',
    'What an item holds is not shown: any object is accepted. A response shows it.',
  ],
  [
    '`privateLocations` of an update',
    'It is one text, and how several locations are written in it is not shown: any text is accepted.',
  ],
  ['`rootCauseAnalyses`', 'The fields of an item are not shown: any object is accepted.'],
  [
    'Replacing or changing',
    'Whether an update replaces the whole monitor or changes only the fields that are sent is not shown. The ' +
      'option `baseline` says which, where you know.',
  ],
  [
    'Status codes',
    'The status code of success is not shown, nor is any other. The OpenAPI document says `2XX` and `4XX`: that ' +
      'is ours.',
  ],
  [
    'Error responses',
    'Their codes, status codes and bodies are not shown. The OpenAPI document describes problem details (RFC ' +
      '9457), as `toProblemDetails` writes them: that is ours.',
  ],
  [
    'Listing error groups',
    'Whether the answer carries a total count or a paging envelope, and its order, are not shown: it is an array.',
  ],
  ['`page`', 'Its bounds are not given: any number is accepted, with a warning where it can hardly name a page.'],
  ['Transitions', 'How a monitor or an error group passes from one state to another is not shown.'],
  ['Events', 'Which events send alerts to the alert channels is not shown.'],
  ['Rate limits', 'Not shown.'],
  [
    'Compatibility',
    'The policy of deprecation and compatibility is not shown. Whoever reads what a newer service sends takes ' +
      'the tolerant reader.',
  ],
  ['Other operations', 'Not shown: the contracts describe these two.'],
]

/** Where the description can be read in two ways, this is how it is read. */
export const readings: readonly OpenPoint[] = [
  ['`id`', 'The `id` of a response is UUID-shaped: format `uuid`. The path parameter `id` is any text.'],
  [
    '`alertChannels`',
    'An item shape is given for each key: a value is one such item or a list of them, and the secrets of both ' +
      'are secrets.',
  ],
  ['`null`', '`null` is taken exactly where the description says "or null".'],
  ['`locked` and `secret`', 'The sample default of the flags of an environment variable is an example, not a default.'],
]
