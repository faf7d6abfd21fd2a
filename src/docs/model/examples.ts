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
import { literal } from './literal.ts'

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

/** For each code calls that answer it, one for each severity that it can come with. */
export const examples: { readonly [Code in IssueCode]: readonly Example[] } = {
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
  'frequency-offset': [
    update({ frequency: 5, frequencyOffset: 51 }),
    update({ frequency: 0, frequencyOffset: 15 }),
    tolerantly({ frequency: 720, frequencyOffset: 13 }),
  ],
  'packet-loss-order': [
    update({ degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }),
    tolerantly({ degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }),
  ],
  'unknown-field': [update({ frequenzy: 5 }, { unknownFields: 'error' }), update({ frequenzy: 5 })],
  unreadable: [onUpdate(failing, undefined, '{ get script() { throw new Error("not today") } }')],
  'duplicate-parameter': [query('limit=10&limit=20')],
  'response-only-field': [update({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' })],
  'deprecated-field': [update({ doubleCheck: true })],
  'defaults-conflict': [update({ frequencyOffset: 101 }), update({ maxPacketLossThreshold: 5 })],
  'sub-minute-frequency': [update({ frequency: 0, frequencyOffset: 30 })],
  'frequency-offset-missing': [update({ frequency: 0 })],
  'response-time-order': [update({ degradedResponseTime: 5000, maxResponseTime: 3000 })],
  'alert-settings-ignored': [update({ alertSettings: { escalationType: 'RUN_BASED' } })],
  'browser-only-field': [update({ environmentVariables: [{ key: 'REGION' }] })],
  'api-only-field': [update({ setupSnippetId: 4 })],
  'non-numeric-target': [update({ request: { assertions: [{ source: 'LATENCY', target: '200 ms' }] } })],
  'seen-order': [group({ ...someGroup, lastSeen: '2026-01-01' })],
  'duplicate-group': [groups([someGroup, { ...someGroup, id: '3' }])],
  'page-number': [query('page=0')],
  'missing-service-account': [headersOfList({ authorization: 'Bearer KEY' })],
  'missing-content-type': [headersOfUpdate({ authorization: 'Bearer KEY', 'x-service-account': '7' })],
}
