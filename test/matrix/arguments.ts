// The arguments with which the matrix calls each function: a pool of values, and calls whose arguments belong together.
const update = { heartbeat: {}, script: 'ping()' }

const monitor = {
  id: '3f1c2d6e-8a4b-4c1d-9e2f-0a1b2c3d4e5f',
  name: 'edge',
  frequency: 5,
  frequencyOffset: 12,
  locations: ['eu-west-1'],
  privateLocations: ['office'],
  description: null,
  useGlobalAlertSettings: false,
  alertSettings: { escalationType: 'RUN_BASED' },
  environmentVariables: [{ key: 'PIN', value: '0000', secret: true }],
  degradedResponseTime: 500,
  maxResponseTime: 900,
  created_at: '2026-02-28',
  checkType: 'ICMP',
}

const group = {
  id: 'g1',
  checkId: 'c1',
  errorHash: 'h1',
  rawErrorMessage: null,
  cleanedErrorMessage: 'timeout',
  firstSeen: '2024-02-28',
  lastSeen: '2024-02-29',
  archivedUntilNextEvent: false,
}

const assertion = { source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' }

const issue = {
  code: 'maximum',
  path: ['body', 'a/b~c'],
  pointer: '/body/a~1b~0c',
  message: 'a/b~c must be at most 5.',
  params: { maximum: 5 },
}

/** Returns an argument that JSON cannot express: an instance of a class, which the runner creates. */
const instanceOf = (name: string, ...values: readonly unknown[]) => ({ $new: name, arguments: values })

export const search = instanceOf('URLSearchParams', 'limit=5&page=2&x=%F0%9F%98%80')
export const headers = instanceOf('Headers', { Authorization: 'Bearer k', 'Content-Type': 'application/json' })
export const ajv = (name: 'Ajv' | 'AjvStandIn', options: object) => instanceOf(name, options)

/** Values of every kind that some function accepts. Each function is called with each value and with pairs of them. */
export const pool: readonly unknown[] = [
  update,
  { ...update, ...monitor, nmae: 'x', 'two words': 1, '\u3164': 1, '\ud800': 1 },
  { ...update, frequency: 7, frequencyOffset: 0, tags: [5], description: 'x'.repeat(501), locations: ['eu-west-9'] },
  { ...update, frequency: 0, degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
  { ...update, request: { assertions: [assertion, { ...assertion, target: 'slow' }, 5] } },
  monitor,
  { ...monitor, updated_at: '2026-02-30T25:00:00Z', alertChannels: { webhook: { headers: [{ key: 5 }] }, sms: [{}] } },
  group,
  { ...group, firstSeen: 'yesterday', id: 5 },
  [group, { ...group, lastSeen: '2024-02-27' }, null],
  assertion,
  { responseTime: 600, packetLoss: null },
  { latency: { avg: 180.5 } },
  { authorization: 'Bearer k', 'X-Service-Account': 'acct-1' },
  { Authorization: 'Basic k', 'content-type': 'text/html' },
  { id: 'a/b ü' },
  { limit: '5', page: 2 },
  { limit: ['1', '2'], autoAssignAlerts: 'no' },
  'limit=5&page=2',
  'autoAssignAlerts=false&limit=1&limit=2',
  search,
  headers,
  { params: { id: '7f' }, query: { limit: 20 }, headers: { authorization: 'Bearer k' }, body: update },
  { params: { id: '7f' }, query: 'limit=0', headers: {}, body: { ...update, frequencyOffset: 601 } },
  { params: { id: '..' } },
  { query: { limit: 20, page: 3 } },
  { valid: false, errors: [issue], warnings: [] },
  [issue],
  { unknownFields: 'error' },
  { maxIssues: 1 },
  { reader: 'tolerant' },
  { baseline: monitor },
  { status: 400, title: 'Invalid' },
  { title: 'Monitors & groups' },
  { serverUrl: 'https://api.example/' },
  { target: 'draft-07' },
  { target: 'draft-2020-12' },
  { fixed: { name: 'edge' }, unlisted: true },
  { unknownOption: 1 },
  'maxPacketLossThreshold',
  'failing',
  'eu-west-1',
  '',
  5,
  0,
  1440,
  7.5,
  null,
  true,
  [],
  {},
]

/** Calls of main-entry functions with arguments that belong together. */
export const calls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  applyUpdate: [
    [monitor, { name: 'core', description: null, privateLocations: 'office', colour: 'red' }],
    [monitor, update],
  ],
  classifyRun: [
    [{ responseTime: 600, packetLoss: 5 }, monitor],
    [{ responseTime: null, packetLoss: 20 }, {}],
    [{ responseTime: 25_000, packetLoss: 100 }, { maxResponseTime: null }],
    [{ responseTime: 1, packetLoss: 0 }, monitor],
  ],
  effectiveAlertSettings: [
    [monitor, { reminders: { amount: 1 } }],
    [{}, { reminders: { amount: 1 } }],
    [{ useGlobalAlertSettings: false }, null],
  ],
  evaluateAssertion: [
    [assertion, { latency: { avg: 180.5 } }],
    [assertion, { latency: { avg: 200 } }],
    [{ ...assertion, property: 'max' }, { latency: { avg: 180 } }],
    [{ ...assertion, target: '1e2' }, { latency: { avg: 1e21 } }],
  ],
  meetsExpectation: [
    ['failing', { shouldFail: true }],
    ['degraded', {}],
  ],
  thresholdRange: [
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: 15 }],
    ['degradedPacketLossThreshold', { maxPacketLossThreshold: 40 }],
    ['maxResponseTime'],
  ],
  toProblemDetails: [
    [[issue], { status: 400, type: 'https://example.org/invalid', instance: '/requests/1' }],
    [[{ ...issue, pointer: '/body/\ud800 ü#' }]],
  ],
  toUpdate: [
    [monitor, { description: null }],
    [{ ...monitor, heartbeat: null, tags: null }, { heartbeat: {} }],
  ],
  ContractError: [['https://example.org/schema', [issue], []]],
}
