// The issue codes of the reference, with examples: calls of `validate`, and the issues that they report.
import { inspect } from 'node:util'
import { runInThisContext } from 'node:vm'
import { factsOf, ruleCodes, type RuleCode } from '../src/generate/rules/rule-facts.ts'
import * as main from '../src/index.ts'
import type { IssueCode, Result, Severity } from '../src/index.ts'
import { issueCodes, type CodeFacts } from './issue-codes.ts'

export interface CodeEntry extends CodeFacts {
  readonly anchor: string
  readonly examples: readonly ReportedIssue[]
}

/** A call of `validate`, and the issue that it reports. */
export interface ReportedIssue {
  readonly source: string
  readonly severity: Severity
  readonly pointer: string
  readonly message: string
  /** The codes of all errors that the call reports. */
  readonly errors: readonly IssueCode[]
}

/** Returns each issue code with its documentation and its examples. */
export const codeEntries = (): readonly CodeEntry[] =>
  issueCodes.map((facts) => ({
    ...facts,
    anchor: codeAnchor(facts.code),
    examples: examplesOf(facts.code).map((source) => reported(facts.code, source)),
  }))

export const codeAnchor = (code: string): string => `code-${code}`

/** Runs an example, and returns its source with the issue that the contract reports. */
function reported(code: string, source: string): ReportedIssue {
  const run = runInThisContext(`({ ${Object.keys(main).join(', ')} }) => (${source})`) as (
    exports: typeof main,
  ) => Result<unknown>
  const { errors, warnings } = run(main)
  const issue = [...errors, ...warnings].find((each) => each.code === code)
  if (issue === undefined) throw new Error(`The example of ${code} does not report it: ${source}`)
  const { severity, pointer, message } = issue
  return { source, severity, pointer, message, errors: errors.map((error) => error.code) }
}

const isRuleCode = (code: IssueCode): code is RuleCode => ruleCodes().some((ruleCode) => ruleCode === code)

/** Returns the sources of the examples of a code. */
const examplesOf = (code: IssueCode): readonly string[] => (isRuleCode(code) ? ruleExamples(code) : examples[code])

/** Returns the source of a call of `validate`. */
const call = (contract: string, ...values: readonly unknown[]): string =>
  `${contract}.validate(${values.map((value) => inspect(value, { depth: null, breakLength: 70 })).join(', ')})`

const update = (fields: object): string => call('icmpMonitorUpdate', { heartbeat: {}, script: 'run()', ...fields })
const tolerant = (fields: object): string => call('icmpMonitor', { name: 'edge', ...fields }, { reader: 'tolerant' })

const group = {
  id: '1',
  checkId: '2',
  errorHash: 'f00d',
  rawErrorMessage: null,
  cleanedErrorMessage: 'no reply',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

const { lastSeen: _lastSeen, ...withoutLastSeen } = group

/** Returns an update and a response with one more field, whose source is too long to show as a value. */
const long = (field: string): readonly string[] => [
  `icmpMonitorUpdate.validate({ heartbeat: {}, script: 'run()', ${field} })`,
  `icmpMonitor.validate({ name: 'edge', ${field} }, { reader: 'tolerant' })`,
]

/** Examples of each code that no rule reports, for each severity. The codes of JSON and YAML texts have none. */
const examples: { readonly [Code in Exclude<IssueCode, RuleCode>]: readonly string[] } = {
  type: [update({ frequency: '10' })],
  enum: [update({ frequency: 7 }), tolerant({ frequency: 7 })],
  required: [call('errorGroup', withoutLastSeen)],
  minimum: [update({ degradedResponseTime: -1 }), tolerant({ degradedResponseTime: -1 })],
  maximum: [call('listErrorGroupsQuery', 'limit=101'), tolerant({ maxResponseTime: 300001 })],
  exclusiveMinimum: [update({ maxPacketLossThreshold: 0 }), tolerant({ maxPacketLossThreshold: 0 })],
  minLength: [call('updateIcmpMonitorParams', { id: '' })],
  maxLength: long("description: 'x'.repeat(501)"),
  maxItems: long('environmentVariables: Array(51).fill({})'),
  format: [call('icmpMonitor', { name: 'edge', created_at: '2026-02-30' }), tolerant({ created_at: '2026-02-30' })],
  pattern: [call('listErrorGroupsHeaders', { authorization: 'Basic dXNlcg==', 'x-service-account': '7' })],
  'unknown-field': [
    call('icmpMonitorUpdate', { heartbeat: {}, script: 'run()', frequenzy: 5 }, { unknownFields: 'error' }),
    update({ frequenzy: 5 }),
  ],
  unreadable: ["icmpMonitorUpdate.validate({ get script() { throw new Error('cannot be read') } })"],
  'duplicate-parameter': [call('listErrorGroupsQuery', 'limit=10&limit=20')],
  'json-syntax': [],
  'duplicate-key': [],
  'yaml-syntax': [],
  'response-only-field': [update({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' })],
  'defaults-conflict': [update({ frequencyOffset: 101 }), update({ maxPacketLossThreshold: 5 })],
}

/** Functions that return an example with fields that break a rule, by contract. */
const calls: Readonly<Record<string, (fields: object) => string>> = {
  icmpMonitorUpdate: update,
  errorGroup: (fields) => call('errorGroup', { ...group, ...fields }),
  errorGroupList: (fields) =>
    call(
      'errorGroupList',
      [group, { ...group, id: '3' }].map((each) => ({ ...each, ...fields })),
    ),
  listErrorGroupsQuery: (fields) =>
    call(
      'listErrorGroupsQuery',
      Object.entries(fields)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join('&'),
    ),
  updateIcmpMonitorHeaders: (fields) => call('updateIcmpMonitorHeaders', fields),
}

/** Returns the examples of a rule. For an error, the last example is repeated with a tolerant reader. */
function ruleExamples(code: RuleCode): readonly string[] {
  const { contracts, severity, examples: broken } = factsOf(code)
  const [, example] = Object.entries(calls).find(([contract]) => contracts.includes(contract)) ?? []
  if (example === undefined) throw new Error(`No example can be made of ${code}`)
  return [...broken.map(example), ...(severity === 'error' ? broken.slice(-1).map(tolerant) : [])]
}
