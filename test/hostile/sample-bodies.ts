// Sample bodies of every contract, valid and invalid.
import { isUpdate, ofEachBody, type BodyName } from '../helpers/body-contracts.ts'

const required = { heartbeat: {}, script: '' }

/** Sample updates, valid and invalid; `bodies` below has samples for every contract of a body. */
export const updates: readonly unknown[] = [
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

/** Monitors, half of them of a newer service. */
export const monitors: readonly unknown[] = [
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

/** Bodies for the contracts that are not of monitors. */
const others: Readonly<Partial<Record<BodyName, readonly unknown[]>>> = {
  errorGroup: groups,
  errorGroupList: [
    groups,
    [group, group, new Array(1)],
    new Array(2),
    [],
    [group, { ...group, errorHash: 'h2', lastSeen: '2024-03-01' }],
    {},
  ],
}

/** Bodies for each body contract. Those for monitors are used for every kind of monitor. */
export const bodies = ofEachBody((name) => others[name] ?? (isUpdate(name) ? updates : monitors))
