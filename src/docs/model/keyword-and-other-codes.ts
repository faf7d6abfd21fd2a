import { icmpMonitorResponseOnlyFields } from '../../generated/facts/icmp-monitor.ts'
import type { IssueCode, Severity } from '../../issues/issue.ts'
import { allContracts, bodies, contractsWith, queriesAndHeaders, updates } from './contract-names.ts'

/** The documentation of an issue code. This file documents the codes of keywords, and others that belong to no rule. */
export interface IssueCodeFacts {
  /** The possible severities. */
  readonly severities: readonly Severity[]
  /** The contracts that can report it. */
  readonly contracts: readonly string[]
  /** The location of the issue. */
  readonly at: string
  /** When it is reported, and why. */
  readonly meaning: string
  /** The fields that it reads, if it reads particular ones. */
  readonly reads?: readonly string[]
}

const error: readonly Severity[] = ['error']
const warning: readonly Severity[] = ['warning']
/** An error that a tolerant reader reports as a warning. */
const errorOrWarning: readonly Severity[] = ['error', 'warning']

const field = 'the field'
/** The last sentence about a code that a tolerant reader reports as a warning. */
export const onlyAWarning = ' A tolerant reader reports it as a warning.'

type Rows = { readonly [Code in IssueCode]?: IssueCodeFacts }

/** The issue codes named after a keyword of JSON Schema. */
export const keywordCodes = {
  type: {
    severities: error,
    contracts: contractsWith('type'),
    at: 'the field, or the whole value',
    meaning:
      'The value has none of the allowed JSON types. `null` is accepted only where it is listed. NaN and the ' +
      'infinities are not JSON numbers. No other error is reported at the same location.',
  },
  enum: {
    severities: errorOrWarning,
    contracts: contractsWith('enum'),
    at: field,
    meaning:
      'The value is not one of the allowed values. A tolerant reader reports a warning, because a newer service may ' +
      'have more values. For `checkType` it is always an error.',
  },
  required: {
    severities: error,
    contracts: contractsWith('required'),
    at: 'the missing field',
    meaning: 'A required field is missing. A field with the value `undefined` counts as missing.',
  },
  minimum: {
    severities: errorOrWarning,
    contracts: contractsWith('minimum'),
    at: field,
    meaning: `The number is below its lower bound.${onlyAWarning}`,
  },
  maximum: {
    severities: errorOrWarning,
    contracts: contractsWith('maximum'),
    at: field,
    meaning: `The number is above its upper bound.${onlyAWarning}`,
  },
  exclusiveMinimum: {
    severities: errorOrWarning,
    contracts: contractsWith('exclusiveMinimum'),
    at: field,
    meaning: `The number is not greater than its exclusive lower bound.${onlyAWarning}`,
  },
  maxLength: {
    severities: errorOrWarning,
    contracts: contractsWith('maxLength'),
    at: field,
    meaning: `The string is too long. Its length is counted in Unicode code points.${onlyAWarning}`,
  },
  maxItems: {
    severities: errorOrWarning,
    contracts: contractsWith('maxItems'),
    at: field,
    meaning: `The array has too many items.${onlyAWarning}`,
  },
  format: {
    severities: errorOrWarning,
    contracts: contractsWith('format'),
    at: field,
    meaning:
      'The string is not in the expected format: a date or date-time (RFC 3339), or a UUID (RFC 9562). A tolerant ' +
      'reader reports a warning, and accepts a date-time instead of a date.',
  },
  pattern: {
    severities: error,
    contracts: contractsWith('pattern'),
    at: field,
    meaning:
      'The header does not have the expected form: `Bearer` and one token for `authorization`, `application/json` ' +
      'for `content-type`.',
  },
} satisfies Rows

/** The issue codes that belong neither to a keyword nor to a rule. */
export const otherCodes = {
  'unknown-field': {
    severities: errorOrWarning,
    contracts: bodies,
    at: field,
    meaning:
      'The service description does not list this field. The option `unknownFields` makes it an error, a warning ' +
      '(the default for an update) or no issue (the default for a response).',
  },
  unreadable: {
    severities: error,
    contracts: allContracts,
    at: 'the whole value',
    meaning:
      'An accessor or a proxy in the value throws when it is read. It is then the only issue. In `validateRequest` ' +
      'its pointer is the part that cannot be read, such as `/body`, and the other parts keep their issues.',
  },
  'duplicate-parameter': {
    severities: error,
    contracts: queriesAndHeaders,
    at: 'the parameter',
    meaning: 'A query parameter or a header that must have one value has several.',
  },
  'json-syntax': {
    severities: error,
    contracts: allContracts,
    at: 'the whole value',
    meaning:
      'The text is not JSON (RFC 8259). Only `monitor-contract/text` reports this code. It is then the only issue, ' +
      'and its range is the first invalid character.',
  },
  'duplicate-key': {
    severities: error,
    contracts: allContracts,
    at: 'the later key',
    meaning:
      'An object has the same key twice, and JSON parsers differ in which value they keep. Only ' +
      '`monitor-contract/text` reports this code.',
  },
  'response-only-field': {
    severities: warning,
    contracts: updates,
    at: field,
    meaning: 'An update contains a field that only responses have, because the service sets it.',
    reads: icmpMonitorResponseOnlyFields,
  },
} satisfies Rows
