// The issue codes of the reference, with examples: calls of `validate`, and the issues that they report.
import { format } from 'prettier'
import {
  type Severity,
  errorGroup,
  type ErrorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  type IssueCode,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  type Result,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
} from '../src/index.ts'
import { factsOf, ruleCodes, type RuleCode } from '../src/generate/rules/rule-facts.ts'
import { issueCodes, type CodeFacts } from './issue-codes.ts'

/** Returns each issue code with its documentation and its examples. */
export const codeEntries = (): Promise<CodeEntry[]> =>
  Promise.all(
    issueCodes.map(async (facts) => ({
      ...facts,
      anchor: codeAnchor(facts.code),
      examples: await Promise.all(examplesOf(facts.code).map((example) => reported(facts.code, example))),
    })),
  )

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
}

/** Runs an example, and returns its source with the issue that the contract reports. */
async function reported(code: string, { source, validate }: CodeExample): Promise<ReportedIssue> {
  const { errors, warnings } = validate()
  const issue = [...errors, ...warnings].find((each) => each.code === code)
  if (issue === undefined) throw new Error(`The example of ${code} does not report it: ${source}`)
  const formatted = await format(source, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 70 })
  return { source: formatted.trim(), severity: issue.severity, pointer: issue.pointer, message: issue.message }
}

export const codeAnchor = (code: string): string => `code-${code}`

const isRuleCode = (code: IssueCode): code is RuleCode => ruleCodes().some((ruleCode) => ruleCode === code)

export const examplesOf = (code: IssueCode): readonly CodeExample[] =>
  isRuleCode(code) ? ruleExamples(code) : examples[code]

/** A call of `validate` that reports an issue. */
export interface CodeExample {
  readonly source: string
  readonly validate: () => Result<unknown>
}

interface Validates<Options> {
  validate(value: unknown, options?: Options): Result<unknown>
}

/**
 * Returns a function that creates examples for one contract. `shown` replaces the source of a value that JSON cannot
 * express or that is long.
 */
const on =
  <Options>(name: string, contract: Validates<Options>) =>
  (value: unknown, options?: Options, shown = JSON.stringify(value)): CodeExample => ({
    source: `${name}.validate(${shown}${options === undefined ? '' : `, ${JSON.stringify(options)}`})`,
    validate: () => contract.validate(value, options),
  })

/** Returns a function that creates examples for one body. Its `fields` are added to the `needed` fields. */
const onBody =
  <Options>(name: string, contract: Validates<Options>, needed: object) =>
  (fields: object, options?: Options, shown?: string): CodeExample =>
    on(name, contract)({ ...needed, ...fields }, options, shown && JSON.stringify(needed).replace(/}$/, `, ${shown} }`))

const onUpdate = on('icmpMonitorUpdate', icmpMonitorUpdate)
const update = onBody('icmpMonitorUpdate', icmpMonitorUpdate, { heartbeat: {}, script: 'run()' })
const monitor = onBody('icmpMonitor', icmpMonitor, { name: 'edge' })
const tolerantMonitor = (fields: object, shown?: string): CodeExample => monitor(fields, { reader: 'tolerant' }, shown)
const group = on('errorGroup', errorGroup)
const groups = on('errorGroupList', errorGroupList)
const query = on('listErrorGroupsQuery', listErrorGroupsQuery)
const headersOfList = on('listErrorGroupsHeaders', listErrorGroupsHeaders)
const headersOfUpdate = on('updateIcmpMonitorHeaders', updateIcmpMonitorHeaders)

const tooLong = [{ description: 'x'.repeat(501) }, 'description: "x".repeat(501)'] as const
const tooMany = [{ environmentVariables: Array(51).fill({}) }, 'environmentVariables: Array(51).fill({})'] as const

const someGroup: ErrorGroup = {
  id: '1',
  checkId: '2',
  errorHash: 'f00d',
  rawErrorMessage: null,
  cleanedErrorMessage: 'no reply',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

const { lastSeen: _lastSeen, ...withoutLastSeen } = someGroup

const failing = {
  get script(): string {
    throw new Error('cannot be read')
  },
}

/** Examples of each code that no rule reports, for each severity. The codes of JSON and YAML texts have none. */
const examples: { readonly [Code in Exclude<IssueCode, RuleCode>]: readonly CodeExample[] } = {
  type: [update({ frequency: '10' })],
  enum: [update({ frequency: 7 }), tolerantMonitor({ frequency: 7 })],
  required: [group(withoutLastSeen)],
  minimum: [update({ degradedResponseTime: -1 }), tolerantMonitor({ degradedResponseTime: -1 })],
  maximum: [query('limit=101'), tolerantMonitor({ maxResponseTime: 300001 })],
  exclusiveMinimum: [update({ maxPacketLossThreshold: 0 }), tolerantMonitor({ maxPacketLossThreshold: 0 })],
  minLength: [on('updateIcmpMonitorParams', updateIcmpMonitorParams)({ id: '' })],
  maxLength: [update(tooLong[0], undefined, tooLong[1]), tolerantMonitor(...tooLong)],
  maxItems: [update(tooMany[0], undefined, tooMany[1]), tolerantMonitor(...tooMany)],
  format: [monitor({ created_at: '2026-02-30' }), tolerantMonitor({ created_at: '2026-02-30' })],
  pattern: [headersOfList({ authorization: 'Basic dXNlcg==', 'x-service-account': '7' })],
  'unknown-field': [update({ frequenzy: 5 }, { unknownFields: 'error' }), update({ frequenzy: 5 })],
  unreadable: [onUpdate(failing, undefined, '{ get script() { throw new Error("cannot be read") } }')],
  'duplicate-parameter': [query('limit=10&limit=20')],
  'json-syntax': [],
  'duplicate-key': [],
  'yaml-syntax': [],
  'response-only-field': [update({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' })],
  'defaults-conflict': [update({ frequencyOffset: 101 }), update({ maxPacketLossThreshold: 5 })],
}

/** Functions that create an example from fields that break a rule, by contract. */
const calls: Readonly<Record<string, (fields: object) => CodeExample>> = {
  icmpMonitorUpdate: update,
  errorGroup: (fields) => group({ ...someGroup, ...fields }),
  errorGroupList: (fields) =>
    groups([
      { ...someGroup, ...fields },
      { ...someGroup, ...fields, id: '3' },
    ]),
  listErrorGroupsQuery: (fields) =>
    query(
      Object.entries(fields)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join('&'),
    ),
  updateIcmpMonitorHeaders: headersOfUpdate,
}

/** Returns the examples of a rule. For an error, the last example is repeated with a tolerant reader. */
function ruleExamples(code: RuleCode): readonly CodeExample[] {
  const { contracts, severity, examples: broken } = factsOf(code)
  const [, call] = Object.entries(calls).find(([contract]) => contracts.includes(contract)) ?? []
  if (call === undefined) throw new Error(`No example can be made of ${code}`)
  return [
    ...broken.map((fields) => call(fields)),
    ...(severity === 'error' ? broken.slice(-1).map((fields) => tolerantMonitor(fields)) : []),
  ]
}
