// Generated from src/rules/ by `npm run generate`. Do not edit.

import type { ValueTable } from '../schema/value-table.ts'

/** The contracts that apply rules. */
export type RuleContract =
  | 'icmpMonitorUpdate'
  | 'icmpMonitor'
  | 'updateIcmpMonitorParams'
  | 'updateIcmpMonitorQuery'
  | 'updateIcmpMonitorHeaders'
  | 'errorGroup'
  | 'errorGroupList'
  | 'listErrorGroupsQuery'
  | 'listErrorGroupsHeaders'

/** What the documentation and the arbitraries know of the rules with one code. */
export interface RuleFacts {
  readonly severity: 'error' | 'warning'
  /** The contracts that apply the rules. */
  readonly contracts: readonly RuleContract[]
  /** The fields at which the issues stand. */
  readonly at: readonly string[]
  /** Every field that the rules read. */
  readonly reads: readonly string[]
  /** When a rule is broken, in Markdown. */
  readonly meaning: string
  /** Where the issue stands, in Markdown, if not at one field. */
  readonly place?: string
  /** The fields that a rule reads inside objects. */
  readonly inside?: readonly string[]
  /** Fields that break a rule, each on top of a minimal valid value. */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}

/** The code of a rule. */
export type RuleCode =
  | 'frequency-offset'
  | 'packet-loss-order'
  | 'alert-settings-ignored'
  | 'frequency-offset-missing'
  | 'response-time-order'
  | 'packet-loss-steps'
  | 'deprecated-field'
  | 'sub-minute-frequency'
  | 'non-numeric-target'
  | 'browser-only-field'
  | 'api-only-field'
  | 'missing-service-account'
  | 'missing-content-type'
  | 'seen-order'
  | 'duplicate-group'
  | 'page-number'

/** The rules by code. */
export const ruleFacts: { readonly [Code in RuleCode]: RuleFacts } = {
  'frequency-offset': {
    severity: 'error',
    contracts: ['icmpMonitorUpdate', 'icmpMonitor'],
    at: ['frequencyOffset'],
    reads: ['frequencyOffset', 'frequency'],
    meaning: 'The offset is out of range for the frequency, or for every frequency if the frequency is unknown.',
    examples: [
      { frequency: 5, frequencyOffset: 51 },
      { frequency: 0, frequencyOffset: 15 },
      { frequencyOffset: 601 },
      { frequency: 720, frequencyOffset: 13 },
    ],
  },
  'packet-loss-order': {
    severity: 'error',
    contracts: ['icmpMonitorUpdate', 'icmpMonitor'],
    at: ['maxPacketLossThreshold'],
    reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
    meaning:
      '`maxPacketLossThreshold` is below `degradedPacketLossThreshold`, so a run would fail before it is degraded.',
    examples: [{ degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }],
  },
  'alert-settings-ignored': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['alertSettings'],
    reads: ['alertSettings', 'useGlobalAlertSettings'],
    meaning: 'Alert settings are sent, but `useGlobalAlertSettings` is true (the default), so they are not used.',
    examples: [{ alertSettings: { escalationType: 'RUN_BASED' } }],
  },
  'frequency-offset-missing': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['frequencyOffset'],
    reads: ['frequency', 'frequencyOffset'],
    meaning: 'The frequency is 0 and the offset is missing, so the time between runs is unknown.',
    examples: [{ frequency: 0 }],
  },
  'response-time-order': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['maxResponseTime'],
    reads: ['degradedResponseTime', 'maxResponseTime'],
    meaning: '`maxResponseTime` is below `degradedResponseTime`, so no run is ever degraded by its response time.',
    examples: [{ degradedResponseTime: 5000, maxResponseTime: 3000 }],
  },
  'packet-loss-steps': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['degradedPacketLossThreshold'],
    reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold', 'request'],
    meaning:
      'With `request.pingCount` pings, packet loss moves in steps, and each step that reaches this threshold reaches `maxPacketLossThreshold`, too: no run can be degraded by its packet loss. A loss of k pings is `k * 100 / pingCount` %.',
    inside: ['request.pingCount'],
    examples: [{ degradedPacketLossThreshold: 10, maxPacketLossThreshold: 20, request: { pingCount: 5 } }],
  },
  'deprecated-field': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['doubleCheck'],
    reads: ['doubleCheck'],
    meaning: 'An update sends a deprecated field; `retryStrategy` replaces it.',
    examples: [{ doubleCheck: true }],
  },
  'sub-minute-frequency': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['frequency'],
    reads: ['frequency'],
    meaning: 'The frequency is 0, which the service description states for API and TCP checks only.',
    examples: [{ frequency: 0, frequencyOffset: 30 }],
  },
  'non-numeric-target': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['request'],
    reads: ['request'],
    meaning: 'The target of a LATENCY assertion is a string that is not a number.',
    place: 'the `target` of the assertion',
    inside: ['request.assertions[].source', 'request.assertions[].target'],
    examples: [{ request: { assertions: [{ source: 'LATENCY', target: '200 ms' }] } }],
  },
  'browser-only-field': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['environmentVariables'],
    reads: ['environmentVariables'],
    meaning: 'Environment variables are sent, which are relevant only to Browser checks.',
    examples: [{ environmentVariables: [{ key: 'REGION' }] }],
  },
  'api-only-field': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['setupSnippetId', 'tearDownSnippetId'],
    reads: ['setupSnippetId', 'tearDownSnippetId'],
    meaning: 'A snippet is set for the setup or teardown phase, which only API checks have.',
    place: 'the field',
    examples: [{ setupSnippetId: 4 }],
  },
  'missing-service-account': {
    severity: 'warning',
    contracts: ['updateIcmpMonitorHeaders', 'listErrorGroupsHeaders'],
    at: ['x-service-account'],
    reads: ['x-service-account'],
    meaning:
      'The account id is missing. The header is optional, but the service description pairs the API key with it.',
    examples: [{ authorization: 'Bearer KEY' }],
  },
  'missing-content-type': {
    severity: 'warning',
    contracts: ['updateIcmpMonitorHeaders'],
    at: ['content-type'],
    reads: ['content-type'],
    meaning: 'The header `Content-Type: application/json` is missing. The service description lists it for an update.',
    examples: [{ authorization: 'Bearer KEY', 'x-service-account': '7' }],
  },
  'seen-order': {
    severity: 'warning',
    contracts: ['errorGroup', 'errorGroupList'],
    at: ['lastSeen'],
    reads: ['firstSeen', 'lastSeen'],
    meaning: 'The error group was last seen before it was first seen.',
    examples: [{ firstSeen: '2026-01-02', lastSeen: '2026-01-01' }],
  },
  'duplicate-group': {
    severity: 'warning',
    contracts: ['errorGroupList'],
    at: ['errorHash'],
    reads: ['checkId', 'errorHash'],
    meaning: 'The list contains the same `checkId` and `errorHash` twice.',
    place: 'the `errorHash` of the later group',
    examples: [{ checkId: '2', errorHash: 'f00d' }],
  },
  'page-number': {
    severity: 'warning',
    contracts: ['listErrorGroupsQuery'],
    at: ['page'],
    reads: ['page'],
    meaning:
      'The page is not a whole number of at least 1. The service description states no bounds, so it is not an error.',
    examples: [{ page: 0 }],
  },
}

/** The rules that are tables. */
export const ruleTables = {
  'frequency-offset': {
    by: 'frequency',
    rows: [
      {
        value: 0,
        meaning: 'sub-minute runs, stated for API and TCP checks only',
        allowed: { enum: [10, 20, 30] },
        unit: 'seconds',
      },
      { value: 1, meaning: '1 minute', allowed: { type: 'integer', minimum: 1, maximum: 10 } },
      { value: 2, meaning: '2 minutes', allowed: { type: 'integer', minimum: 1, maximum: 20 } },
      { value: 5, meaning: '5 minutes', allowed: { type: 'integer', minimum: 1, maximum: 50 } },
      { value: 10, meaning: '10 minutes', allowed: { type: 'integer', minimum: 1, maximum: 100 } },
      { value: 15, meaning: '15 minutes', allowed: { type: 'integer', minimum: 1, maximum: 150 } },
      { value: 30, meaning: '30 minutes', allowed: { type: 'integer', minimum: 1, maximum: 300 } },
      { value: 60, meaning: '60 minutes', allowed: { type: 'integer', minimum: 1, maximum: 600 } },
      { value: 120, meaning: '120 minutes', allowed: { type: 'integer', minimum: 1, maximum: 2 } },
      { value: 180, meaning: '180 minutes', allowed: { type: 'integer', minimum: 1, maximum: 3 } },
      { value: 360, meaning: '360 minutes', allowed: { type: 'integer', minimum: 1, maximum: 6 } },
      { value: 720, meaning: '720 minutes', allowed: { type: 'integer', minimum: 1, maximum: 12 } },
      { value: 1440, meaning: '1440 minutes', allowed: { type: 'integer', minimum: 1, maximum: 24 } },
    ],
  },
} satisfies Readonly<Record<string, ValueTable>>
