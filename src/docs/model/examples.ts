import {
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
} from '../../index.ts'
import type { ContractName } from './issue-codes.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { literal } from './literal.ts'
import { type RuleCode, ruleFacts } from '../../generated/rules.ts'
import { isRuleCode } from './rule-codes.ts'

/** A call that answers an issue. */
export interface Example {
  /** The call as a user writes it. */
  readonly source: string
  readonly answer: () => Result<unknown>
}

interface Validates<Options> {
  validate(value: unknown, options?: Options): Result<unknown>
}

/** Examples on one contract; `shown` stands for a value that no JSON can show, or that would fill a page. */
const on =
  <Options>(name: string, contract: Validates<Options>) =>
  (value: unknown, options?: Options, shown = literal(value)): Example => ({
    source: `${name}.validate(${shown}${options === undefined ? '' : `, ${literal(options)}`})`,
    answer: () => contract.validate(value, options),
  })

/** Examples on one body: fields beside those that it needs, `shown` likewise. */
const onBody =
  <Options>(name: string, contract: Validates<Options>, needed: object) =>
  (fields: object, options?: Options, shown?: string): Example =>
    on(name, contract)({ ...needed, ...fields }, options, shown && literal(needed).replace(/ }$/, `, ${shown} }`))

const onUpdate = on('icmpMonitorUpdate', icmpMonitorUpdate)
const update = onBody('icmpMonitorUpdate', icmpMonitorUpdate, { heartbeat: {}, script: 'run()' })
const monitor = onBody('icmpMonitor', icmpMonitor, { name: 'edge' })
const tolerantly = (fields: object, shown?: string): Example => monitor(fields, { reader: 'tolerant' }, shown)
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
  cleanedErrorMessage: 'no answer',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

const { lastSeen: _lastSeen, ...neverLastSeen } = someGroup

const failing = {
  get script(): string {
    throw new Error('not today')
  },
}

/** For each code that no rule has, calls that return it, one for each severity; none for the codes of JSON text. */
const examples: { readonly [Code in Exclude<IssueCode, RuleCode>]: readonly Example[] } = {
  type: [update({ frequency: '10' })],
  enum: [update({ frequency: 7 }), tolerantly({ frequency: 7 })],
  required: [group(neverLastSeen)],
  minimum: [update({ degradedResponseTime: -1 }), tolerantly({ degradedResponseTime: -1 })],
  maximum: [query('limit=101'), tolerantly({ maxResponseTime: 300001 })],
  exclusiveMinimum: [update({ maxPacketLossThreshold: 0 }), tolerantly({ maxPacketLossThreshold: 0 })],
  maxLength: [update(tooLong[0], undefined, tooLong[1]), tolerantly(...tooLong)],
  maxItems: [update(tooMany[0], undefined, tooMany[1]), tolerantly(...tooMany)],
  format: [monitor({ created_at: '2026-02-30' }), tolerantly({ created_at: '2026-02-30' })],
  pattern: [headersOfList({ authorization: 'Basic dXNlcg==', 'x-service-account': '7' })],
  'unknown-field': [update({ frequenzy: 5 }, { unknownFields: 'error' }), update({ frequenzy: 5 })],
  unreadable: [onUpdate(failing, undefined, '{ get script() { throw new Error("not today") } }')],
  'duplicate-parameter': [query('limit=10&limit=20')],
  'json-syntax': [],
  'duplicate-key': [],
  'response-only-field': [update({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' })],
  'defaults-conflict': [update({ frequencyOffset: 101 }), update({ maxPacketLossThreshold: 5 })],
}

/** How the examples of a rule become calls, by the first contract that applies it. */
const calls: { readonly [Name in ContractName]?: (fields: object) => Example } = ownProperties({
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
})

/**
 * Calls that break a rule as its documentation says, the last one also as a tolerant reader sees it if it is an error.
 */
function ruleExamples(code: RuleCode): readonly Example[] {
  const { contracts, severity, examples: broken } = ruleFacts[code]
  const call = contracts.map((contract) => calls[contract]).find((known) => known !== undefined)
  /* v8 ignore next -- a rule of another contract needs a row in the table of calls */
  if (call === undefined) throw new Error(`No example can be made of ${code}`)
  return [
    ...broken.map((fields) => call(fields)),
    ...(severity === 'error' ? broken.slice(-1).map((fields) => tolerantly(fields)) : []),
  ]
}

/** Returns calls that answer a code. */
export const examplesOf = (code: IssueCode): readonly Example[] =>
  isRuleCode(code) ? ruleExamples(code) : examples[code]
