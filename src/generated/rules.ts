// Generated from src/rules/ by `npm run generate`. Do not edit.

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
  readonly examples: readonly object[]
}

/** The code of a rule. */
export type RuleCode =
  | 'frequency-offset'
  | 'packet-loss-order'
  | 'alert-settings-ignored'
  | 'frequency-offset-missing'
  | 'response-time-order'
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
    meaning:
      'The offset is outside what its frequency allows, or above what any frequency allows where the frequency is not known.',
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
      'The check would fail at a lower packet loss than it degrades at: `maxPacketLossThreshold` is below `degradedPacketLossThreshold`.',
    examples: [{ degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }],
  },
  'alert-settings-ignored': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['alertSettings'],
    reads: ['alertSettings', 'useGlobalAlertSettings'],
    meaning:
      'Alert settings are sent while `useGlobalAlertSettings` is true, as it is by default; they are not used then.',
    examples: [{ alertSettings: { escalationType: 'RUN_BASED' } }],
  },
  'frequency-offset-missing': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['frequencyOffset'],
    reads: ['frequency', 'frequencyOffset'],
    meaning: 'The frequency is 0 and no offset is sent, so nothing says how often the check runs.',
    examples: [{ frequency: 0 }],
  },
  'response-time-order': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['maxResponseTime'],
    reads: ['degradedResponseTime', 'maxResponseTime'],
    meaning:
      'The check fails at a shorter response time than it degrades at, so no run is ever degraded by its response time.',
    examples: [{ degradedResponseTime: 5000, maxResponseTime: 3000 }],
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
    meaning: 'The frequency is 0, which the description states for API and TCP checks only.',
    examples: [{ frequency: 0, frequencyOffset: 30 }],
  },
  'non-numeric-target': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['request'],
    reads: ['request'],
    meaning: 'The target of an assertion about LATENCY, a text, does not hold a number.',
    place: 'the `target` of the assertion',
    inside: ['request.assertions[].source', 'request.assertions[].target'],
    examples: [{ request: { assertions: [{ source: 'LATENCY', target: '200 ms' }] } }],
  },
  'browser-only-field': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['environmentVariables'],
    reads: ['environmentVariables'],
    meaning: 'Environment variables are sent, which are relevant to Browser checks only.',
    examples: [{ environmentVariables: [{ key: 'REGION' }] }],
  },
  'api-only-field': {
    severity: 'warning',
    contracts: ['icmpMonitorUpdate'],
    at: ['setupSnippetId', 'tearDownSnippetId'],
    reads: ['setupSnippetId', 'tearDownSnippetId'],
    meaning: 'A snippet is named for a phase that only an API check has.',
    place: 'the field',
    examples: [{ setupSnippetId: 4 }],
  },
  'missing-service-account': {
    severity: 'warning',
    contracts: ['updateIcmpMonitorHeaders', 'listErrorGroupsHeaders'],
    at: ['x-service-account'],
    reads: ['x-service-account'],
    meaning:
      'The account id is not there. The header is marked optional, but the API key is described as paired with it.',
    examples: [{ authorization: 'Bearer KEY' }],
  },
  'missing-content-type': {
    severity: 'warning',
    contracts: ['updateIcmpMonitorHeaders'],
    at: ['content-type'],
    reads: ['content-type'],
    meaning:
      'An update is sent without `Content-Type: application/json`, which the description lists among its headers.',
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
    meaning: 'The same error hash of the same check comes twice in one list.',
    place: 'the `errorHash` of the later group',
    examples: [{ checkId: '2', errorHash: 'f00d' }],
  },
  'page-number': {
    severity: 'warning',
    contracts: ['listErrorGroupsQuery'],
    at: ['page'],
    reads: ['page'],
    meaning: 'The page is not a whole number of at least 1. The description gives it no bounds, so it is no error.',
    examples: [{ page: 0 }],
  },
}
