import type { UpdateIcmpMonitorRequest } from 'monitor-contract'

export type RequestPart = keyof UpdateIcmpMonitorRequest

export const apiKey = 'api-key-4f1c'
export const variable = 'variable-9a7e'
const account = 'account-27b0'

/** Texts that no response may contain. */
export const secrets = [apiKey, variable, account]

const json = { 'content-type': 'application/json' }

export const headers = { authorization: `Bearer ${apiKey}`, 'x-service-account': account, ...json }

const environmentVariables = [{ key: 'TOKEN', value: variable, locked: true, secret: true }]

/**
 * A valid body with every field and one unknown field. Strings that look like other types stay
 * strings.
 */
export const update = {
  heartbeat: {},
  script: '5',
  frequency: 5,
  frequencyOffset: 50,
  groupId: null,
  environmentVariables,
  unlisted: { kept: '1' },
}

/** The differences from a valid request. A body that is a string is sent unchanged. */
export interface RequestChanges {
  readonly query?: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export type Mistake = readonly [pointer: `#/${RequestPart}${string}`, code: string]

type Wrong = readonly [what: string, changes: RequestChanges, mistakes: readonly Mistake[]]

const noKey: Mistake = ['#/headers/authorization', 'required']
const wrongFlag: Mistake = ['#/query/autoAssignAlerts', 'type']

/**
 * Invalid updates with their errors, as `validateRequest` lists them: part by part, each in the
 * order of its fields.
 */
export const wrongUpdates: readonly Wrong[] = [
  [
    'an offset that the frequency does not allow',
    { body: { ...update, frequencyOffset: 51 } },
    [['#/body/frequencyOffset', 'frequency-offset']],
  ],
  [
    'a text in place of a boolean',
    { body: { ...update, activated: 'true' } },
    [['#/body/activated', 'type']],
  ],
  ['a number in place of a text', { body: { ...update, script: 5 } }, [['#/body/script', 'type']]],
  ['one item in place of a list', { body: { ...update, tags: 'a' } }, [['#/body/tags', 'type']]],
  [
    'a missing field',
    { body: { script: '', environmentVariables } },
    [['#/body/heartbeat', 'required']],
  ],
  [
    'secrets in place of other values, and as a name',
    {
      body: {
        activated: apiKey,
        ...update,
        environmentVariables: [{ key: [variable], value: [variable], secret: variable }, variable],
        [variable]: variable,
      },
    },
    [
      ['#/body/activated', 'type'],
      ['#/body/environmentVariables/0/key', 'type'],
      ['#/body/environmentVariables/0/value', 'type'],
      ['#/body/environmentVariables/0/secret', 'type'],
      ['#/body/environmentVariables/1', 'type'],
    ],
  ],
  ['a list in place of the body', { body: [variable] }, [['#/body', 'type']]],
  ['a text in place of the body', { body: JSON.stringify(variable) }, [['#/body', 'type']]],
  ['an empty flag', { query: '?autoAssignAlerts=' }, [wrongFlag]],
  [
    'a flag given twice',
    { query: '?autoAssignAlerts=true&autoAssignAlerts=false' },
    [['#/query/autoAssignAlerts', 'duplicate-parameter']],
  ],
  ...[apiKey, `Basic ${apiKey}`, `Bearer ${apiKey} ${apiKey}`].map((authorization): Wrong => [
    `the credentials ${authorization}`,
    { headers: { ...json, authorization } },
    [['#/headers/authorization', 'pattern']],
  ]),
  [
    'the key in another header',
    { headers: { ...json, 'x-api-key': apiKey, [apiKey]: account } },
    [noKey],
  ],
  [
    'the key in the query',
    {
      query: `?authorization=Bearer%20${apiKey}&${apiKey}&autoAssignAlerts=${apiKey}`,
      headers: json,
    },
    [wrongFlag, noKey],
  ],
  [
    'mistakes in query, headers and body',
    { query: '?autoAssignAlerts=yes', headers: json, body: { ...update, script: 5 } },
    [wrongFlag, noKey, ['#/body/script', 'type']],
  ],
]

export const wrongLists: readonly Wrong[] = [
  ['a limit in another spelling', { query: '?limit=0x14' }, [['#/query/limit', 'type']]],
  ['a malformed escape', { query: '?limit=%zz' }, [['#/query/limit', 'type']]],
  ['two limits', { query: '?limit=5&l%69mit=6' }, [['#/query/limit', 'duplicate-parameter']]],
  [
    'mistakes in query and headers',
    { query: '?limit=0', headers: {} },
    [['#/query/limit', 'minimum'], noKey],
  ],
]

/** Bodies that contain secrets and are not JSON. */
export const malformed = [
  `{"environmentVariables":[{"key":"TOKEN","value":"${variable}"`,
  `{"${variable}":"\\x"}`,
  variable,
]

const put = (line: string, body = '{}') =>
  [
    'PUT /v1/checks/icmp/id HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    line, // Of two headers with one name, Node.js uses the first.
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')

/** Requests with secrets that a body parser or a router may reject, as the text that is sent. */
export const malformedRequests: readonly (readonly [what: string, text: string])[] = [
  ['two different keys', put(`Authorization: ${apiKey}\r\nAuthorization: Bearer ${apiKey}`)],
  ['an unknown charset', put(`Content-Type: application/json; charset=${apiKey}`)],
  ['an unknown encoding of the body', put(`Content-Encoding: ${apiKey}`, `"${variable}"`)],
  ['a body that is not compressed', put('Content-Encoding: gzip', `"${variable}"`)],
  ['a field named __proto__', put(`X-Key: ${apiKey}`, `{"__proto__":{"value":"${variable}"}}`)],
  ['the key in a malformed path', put('').replace('/id', `/%zz${apiKey}`)],
  ['the key in an unknown path', put('').replace('/checks', `/${apiKey}?key=${variable}`)],
]
