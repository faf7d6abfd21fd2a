import { responseOnlyFields } from '../generated/facts.ts'
import type { IssueCode } from './issue.ts'

export type Severity = 'error' | 'warning'

export type ContractName =
  | 'icmpMonitorUpdate'
  | 'icmpMonitor'
  | 'errorGroup'
  | 'errorGroupList'
  | 'updateIcmpMonitorParams'
  | 'updateIcmpMonitorQuery'
  | 'updateIcmpMonitorHeaders'
  | 'listErrorGroupsQuery'
  | 'listErrorGroupsHeaders'

/** What there is to know of an issue code before any value is seen. */
export interface IssueCodeFacts {
  /** What it can come as. */
  readonly severities: readonly Severity[]
  /** The contracts that can answer it. */
  readonly contracts: readonly ContractName[]
  /** Where it stands. */
  readonly at: string
  /** When it comes, and what follows from it. */
  readonly meaning: string
  /** The fields that it looks at, where it is about certain ones. */
  readonly reads?: readonly string[]
}

const error: readonly Severity[] = ['error']
const warning: readonly Severity[] = ['warning']
/** What is an error, but a warning to a tolerant reader. */
const judged: readonly Severity[] = ['error', 'warning']

const update: readonly ContractName[] = ['icmpMonitorUpdate']
const monitors: readonly ContractName[] = ['icmpMonitorUpdate', 'icmpMonitor']
const groups: readonly ContractName[] = ['errorGroup', 'errorGroupList']
const bodies: readonly ContractName[] = [...monitors, ...groups]
const queries: readonly ContractName[] = ['updateIcmpMonitorQuery', 'listErrorGroupsQuery']
const headers: readonly ContractName[] = ['updateIcmpMonitorHeaders', 'listErrorGroupsHeaders']
const all: readonly ContractName[] = [...bodies, 'updateIcmpMonitorParams', ...queries, ...headers]

const field = 'the field'
const onlyAWarning = ' To a tolerant reader it is a warning.'

/** Every issue code: those named after a keyword of JSON Schema, then the other errors, then the warnings. */
export const issueCodes: { readonly [Code in IssueCode]: IssueCodeFacts } = {
  type: {
    severities: error,
    contracts: all,
    at: 'the field, or the whole value',
    meaning:
      'The value has none of the JSON types that are allowed here. `null` is taken only where it is listed; NaN ' +
      'and the infinities are no JSON numbers. It is then the only error of that place.',
  },
  enum: {
    severities: judged,
    contracts: monitors,
    at: field,
    meaning:
      'The value is none of the allowed ones. To a tolerant reader it is a warning, since a newer service may ' +
      'know more of them; not so for `checkType`.',
  },
  required: {
    severities: error,
    contracts: [...bodies, 'updateIcmpMonitorParams', ...headers],
    at: 'the field that is missing',
    meaning: 'A required field is not there. One that holds `undefined` counts as left out.',
  },
  minimum: {
    severities: judged,
    contracts: [...monitors, 'listErrorGroupsQuery'],
    at: field,
    meaning: `The number is below its lower bound.${onlyAWarning}`,
  },
  maximum: {
    severities: judged,
    contracts: [...monitors, 'listErrorGroupsQuery'],
    at: field,
    meaning: `The number is above its upper bound.${onlyAWarning}`,
  },
  exclusiveMinimum: {
    severities: judged,
    contracts: monitors,
    at: field,
    meaning: `The number is not greater than its lower bound, which is not allowed itself.${onlyAWarning}`,
  },
  maxLength: {
    severities: judged,
    contracts: monitors,
    at: field,
    meaning: `The text is too long; its length is counted in Unicode code points.${onlyAWarning}`,
  },
  maxItems: {
    severities: judged,
    contracts: monitors,
    at: field,
    meaning: `The list has too many items.${onlyAWarning}`,
  },
  format: {
    severities: judged,
    contracts: ['icmpMonitor', ...groups],
    at: field,
    meaning:
      'The text is no date, date-time (RFC 3339) or UUID (RFC 9562), whichever is expected. To a tolerant ' +
      'reader it is a warning, and a date may be a date-time.',
  },
  pattern: {
    severities: error,
    contracts: headers,
    at: field,
    meaning:
      'The header does not have its form: `authorization` is `Bearer` and one token, `content-type` is ' +
      '`application/json`.',
  },
  'frequency-offset': {
    severities: judged,
    contracts: monitors,
    at: '`/frequencyOffset`',
    meaning:
      'The offset is outside what its frequency allows, or above what any frequency allows where the frequency is ' +
      `not known.${onlyAWarning}`,
    reads: ['frequency', 'frequencyOffset'],
  },
  'packet-loss-order': {
    severities: judged,
    contracts: monitors,
    at: '`/maxPacketLossThreshold`',
    meaning:
      'The check would fail at a lower packet loss than it degrades at: `maxPacketLossThreshold` is below ' +
      `\`degradedPacketLossThreshold\`.${onlyAWarning}`,
    reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  },
  'unknown-field': {
    severities: judged,
    contracts: bodies,
    at: field,
    meaning:
      'The description lists no field of that name here. The option `unknownFields` says what that means: an ' +
      'error, a warning (as for an update without the option) or nothing (as for a response).',
  },
  unreadable: {
    severities: error,
    contracts: all,
    at: 'the whole value',
    meaning:
      'Reading the value throws: an accessor or a proxy in it fails. It is then the only issue. In `validateRequest` ' +
      'it stands at the part that cannot be read (pointer `/body`), beside the issues of the other parts.',
  },
  'duplicate-parameter': {
    severities: error,
    contracts: [...queries, ...headers],
    at: 'the parameter',
    meaning: 'A query parameter or a header that is described as one value is given as several.',
  },
  'response-only-field': {
    severities: warning,
    contracts: update,
    at: field,
    meaning: 'An update sends a field that the service sets and only a response describes.',
    reads: responseOnlyFields,
  },
  'deprecated-field': {
    severities: warning,
    contracts: update,
    at: '`/doubleCheck`',
    meaning: 'An update sends a deprecated field; `retryStrategy` replaces it.',
    reads: ['doubleCheck'],
  },
  'defaults-conflict': {
    severities: warning,
    contracts: update,
    at: 'the place of the rule',
    meaning:
      'A field is left out, and its documented default would break a rule between it and a field that is sent. ' +
      'It comes only without a `baseline`, which says what the field holds.',
    reads: ['frequency', 'frequencyOffset', 'degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  },
  'sub-minute-frequency': {
    severities: warning,
    contracts: update,
    at: '`/frequency`',
    meaning: 'The frequency is 0, which the description states for API and TCP checks only.',
    reads: ['frequency'],
  },
  'frequency-offset-missing': {
    severities: warning,
    contracts: update,
    at: '`/frequencyOffset`',
    meaning: 'The frequency is 0 and no offset is sent, so nothing says how often the check runs.',
    reads: ['frequency', 'frequencyOffset'],
  },
  'response-time-order': {
    severities: warning,
    contracts: update,
    at: '`/maxResponseTime`',
    meaning:
      'The check fails at a shorter response time than it degrades at, so no run is ever degraded by its ' +
      'response time.',
    reads: ['degradedResponseTime', 'maxResponseTime'],
  },
  'alert-settings-ignored': {
    severities: warning,
    contracts: update,
    at: '`/alertSettings`',
    meaning:
      'Alert settings are sent while `useGlobalAlertSettings` is true, as it is by default; they are not used then.',
    reads: ['alertSettings', 'useGlobalAlertSettings'],
  },
  'browser-only-field': {
    severities: warning,
    contracts: update,
    at: '`/environmentVariables`',
    meaning: 'Environment variables are sent, which are relevant to Browser checks only.',
    reads: ['environmentVariables'],
  },
  'api-only-field': {
    severities: warning,
    contracts: update,
    at: field,
    meaning: 'A snippet is named for a phase that only an API check has.',
    reads: ['setupSnippetId', 'tearDownSnippetId'],
  },
  'non-numeric-target': {
    severities: warning,
    contracts: update,
    at: 'the `target` of the assertion',
    meaning: 'The target of an assertion about LATENCY, a text, does not hold a number.',
    reads: ['request.assertions[].source', 'request.assertions[].target'],
  },
  'seen-order': {
    severities: warning,
    contracts: groups,
    at: '`/lastSeen`',
    meaning: 'The error group was last seen before it was first seen.',
    reads: ['firstSeen', 'lastSeen'],
  },
  'duplicate-group': {
    severities: warning,
    contracts: ['errorGroupList'],
    at: 'the `errorHash` of the later group',
    meaning: 'The same error hash of the same check comes twice in one list.',
    reads: ['checkId', 'errorHash'],
  },
  'page-number': {
    severities: warning,
    contracts: ['listErrorGroupsQuery'],
    at: '`/page`',
    meaning: 'The page is not a whole number of at least 1. The description gives it no bounds, so it is no error.',
    reads: ['page'],
  },
  'missing-service-account': {
    severities: warning,
    contracts: headers,
    at: '`/x-service-account`',
    meaning:
      'The account id is not there. The header is marked optional, but the API key is described as paired with it.',
    reads: ['x-service-account'],
  },
  'missing-content-type': {
    severities: warning,
    contracts: ['updateIcmpMonitorHeaders'],
    at: '`/content-type`',
    meaning: 'An update is sent without the header `content-type`.',
    reads: ['content-type'],
  },
}

export const codes: readonly IssueCode[] = Object.keys(issueCodes).filter((name): name is IssueCode =>
  Object.hasOwn(issueCodes, name),
)
