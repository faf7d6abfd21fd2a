import { icmpMonitorResponseOnlyFields } from '../../generated/facts/icmp-monitor.ts'
import type { IssueCode } from '../../issues/issue.ts'
import type { ContractName } from '../../registry/contracts.ts'

export type Severity = 'error' | 'warning'

export type { ContractName }

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
/** The end of the meaning of a code that is an error to a strict reader only. */
export const onlyAWarning = ' To a tolerant reader it is a warning.'

type Rows = { readonly [Code in IssueCode]?: IssueCodeFacts }

/** The issue codes that are named after a keyword of JSON Schema. */
export const keywordCodes = {
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
} satisfies Rows

/** The issue codes that neither a keyword nor a rule reports. */
export const otherCodes = {
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
  'json-syntax': {
    severities: error,
    contracts: all,
    at: 'the whole value',
    meaning:
      'The text is not JSON (RFC 8259). Only `monitor-contract/text` reports it. It is then the only issue, and its ' +
      'range is the first character that is wrong.',
  },
  'duplicate-key': {
    severities: error,
    contracts: all,
    at: 'the later key',
    meaning:
      'An object has the same key twice, and JSON parsers differ in which value they keep. Only ' +
      '`monitor-contract/text` reports it.',
  },
  'response-only-field': {
    severities: warning,
    contracts: update,
    at: field,
    meaning: 'An update sends a field that the service sets and only a response describes.',
    reads: icmpMonitorResponseOnlyFields,
  },
} satisfies Rows
