import {
  ContractError,
  errorGroup,
  errorGroupList,
  frequencyOffsetRange,
  icmpMonitor,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  thresholdRange,
} from 'monitor-contract'

const required = { heartbeat: {}, script: '' }

const updates: readonly object[] = [
  required,
  {},
  { ...required, frequencyOffset: 5 },
  { ...required, frequencyOffset: 101 },
  { ...required, frequencyOffset: 601 },
  { ...required, frequency: 0 },
  { ...required, frequency: 5, frequencyOffset: 51 },
  { ...required, maxPacketLossThreshold: 5 },
  { ...required, degradedPacketLossThreshold: 30 },
  { ...required, degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
  { ...required, tags: 5, frequencyOffset: 5 },
  { ...required, tags: 5, frequencyOffset: 101 },
  { ...required, tags: [5], frequency: 5 },
  { ...required, tags: 5, maxPacketLossThreshold: 5, degradedResponseTime: 9, maxResponseTime: 8 },
  { ...required, tags: 5, degradedPacketLossThreshold: 30, degradedResponseTime: 9 },
  { ...required, tags: 5, alertSettings: {}, doubleCheck: true },
  { ...required, tags: 5, frequency: 0 },
  {
    ...required,
    alertSettings: {},
    setupSnippetId: 1,
    environmentVariables: [{ key: 'k', vlaue: 'v' }],
    id: 'x',
    nmae: 'x',
  },
  { ...required, request: { assertions: [{ source: 'LATENCY', target: 'slow' }, { source: 'LATENCY' }, {}] } },
  { ...required, request: { assertions: ['x', 5, true, null, [], {}] }, alertChannelSubscriptions: ['x', []] },
  { ...required, request: {} },
  { ...required, request: 5 },
  { ...required, request: [], tags: new Array(2), alertSettings: [], retryStrategy: null },
  { ...required, tags: new Array(3), locations: new Array(1) },
  {
    ...required,
    alertSettings: { reminders: { amount: 'x', often: 1 } },
    description: 'x'.repeat(501),
    runtimeId: 'x',
    name: null,
  },
  { tags: [1, 2], name: 1, heartbeat: 1, script: null, frequency: 7, groupOrder: -1, frequencyOffset: 0 },
  [],
]

const monitors: readonly object[] = [
  {
    name: 'edge',
    updated_at: null,
    created_at: '2024-02-29T12:00:00Z',
    checkType: 'HTTP',
    runtimeId: 'x',
    retryStrategy: null,
  },
  { name: 'edge', frequency: 5 },
  { name: 'edge', frequencyOffset: 700, tags: 7 },
  {
    name: 'edge',
    degradedPacketLossThreshold: 30,
    maxPacketLossThreshold: 20,
    frequency: 5,
    frequencyOffset: 51,
    id: 'x',
  },
  {
    name: 'edge',
    alertChannels: {
      email: [{ address: 5 }, {}],
      webhook: { headers: [{ key: 5 }], more: 1 },
      slack: [null],
      sms: 'x',
    },
  },
  {
    name: 'edge',
    environmentVariables: Array.from({ length: 51 }, () => ({})),
    locations: ['mars', 5],
    privateLocations: new Array(1),
  },
]

const group = {
  id: 'g',
  checkId: 'c',
  errorHash: 'h',
  rawErrorMessage: null,
  cleanedErrorMessage: '',
  firstSeen: '2024-02-29',
  lastSeen: '2024-02-28',
  archivedUntilNextEvent: true,
}
const groups: readonly unknown[] = [
  group,
  {},
  null,
  { ...group, rootCauseAnalyses: new Array(1), more: 1, firstSeen: 'x' },
]

function* answers(): Generator {
  for (const options of [
    undefined,
    { unknownFields: 'error' },
    { maxIssues: 1 },
    { baseline: {} },
    { baseline: { frequency: 5, degradedPacketLossThreshold: 60 } },
    { baseline: icmpMonitorDefaults },
  ] as const) {
    for (const value of updates)
      yield [icmpMonitorUpdate.validate(value, options), icmpMonitorUpdate.is(value, options)]
  }
  for (const options of [undefined, { reader: 'tolerant' }, { unknownFields: 'warn', maxIssues: 2 }] as const) {
    for (const value of monitors) yield [icmpMonitor.validate(value, options), icmpMonitor.is(value, options)]
    for (const value of groups) yield [errorGroup.validate(value, options), errorGroup.is(value, options)]
    yield [
      errorGroupList.validate(groups, options),
      errorGroupList.is(groups, options),
      errorGroupList.validate([group, group, new Array(1)], options),
      errorGroupList.validate(new Array(2), options),
    ]
  }
  yield icmpMonitorUpdate
    .with({ unknownFields: 'error' })
    .with({ maxIssues: 2 })
    ['~standard'].validate({ ...required, naem: 1 })
  yield icmpMonitor.with({ reader: 'tolerant' }).validate(monitors[0])
  yield icmpMonitor.with({ maxIssues: 1 })['~standard'].jsonSchema.input({ target: 'draft-07' })
  yield errorGroupList['~standard'].jsonSchema.output({ target: 'draft-2020-12' })
  yield [icmpMonitor.schema, frequencyOffsetRange(5), thresholdRange('maxPacketLossThreshold', icmpMonitorDefaults)]
  try {
    errorGroup.parse({})
  } catch (thrown) {
    yield thrown instanceof ContractError ? [thrown.message, thrown.contract, thrown.errors] : thrown
  }
}

/** What the package answers to many small values: each answer, or what was thrown in its place. */
export function everyAnswer(): unknown[] {
  const found: unknown[] = []
  const next = answers()
  try {
    for (let step = next.next(); step.done !== true; step = next.next()) found[found.length] = step.value
  } catch (thrown) {
    found[found.length] = `threw ${String(thrown)}`
  }
  return found
}
