// Sample arguments of functions: queries, headers, requests, values with secrets and JSON texts.
import * as main from 'monitor-contract'

/** A secret in some arguments, which no result may contain except the argument itself. */
export const secret = 'planted-5ecret'

export const queries = () => [
  {},
  'limit=5',
  'limit=x&page=0&limit=2',
  new URLSearchParams('limit=0&autoAssignAlerts=no'),
  { limit: '5', page: 1.5, autoAssignAlerts: 'false' },
  { limit: ['1', '2'], page: [], autoAssignAlerts: true },
  { limit: new Array(1), page: null },
  { limti: 5 },
  null,
]

export const headers = () => [
  {},
  new Headers({ Authorization: `Bearer ${secret}`, 'X-Service-Account': '7' }),
  { Authorization: `Bearer ${secret}`, 'Content-Type': 'text/html' },
  { authorization: [`Bearer ${secret}`, 'Bearer b'], 'x-service-account': [] },
  { authorization: `Basic ${secret}`, 'content-type': 'application/json; charset=utf-8' },
  5,
]

export const requests = () => [
  {},
  { params: { id: '7f' }, headers: { authorization: `Bearer ${secret}` }, body: { heartbeat: {}, script: '' } },
  { params: {}, query: 'autoAssignAlerts=no', headers: { authorization: secret }, body: { heartbeat: 5, tags: [1] } },
  { query: { limit: 0, page: 0 }, headers: { authorization: `Bearer ${secret}`, 'x-service-account': '7' } },
  { qurey: 'limit=5' },
  [],
]

export const secretive = () => ({
  Authorization: `Bearer ${secret}`,
  environmentVariables: [{ key: 'a', value: secret, secret: true }, { key: 'b', value: secret, locked: true }, {}],
  alertChannels: { webhook: [{ headers: [{ key: 'k', value: secret, locked: true }], queryParameters: [] }] },
  list: [[['deep', { authorization: secret }]], new Array(1)],
  headers: new Map([['authorization', secret]]),
  when: new Date(0),
})

export const run = [
  [{ responseTime: 15_000, packetLoss: 15 }, {}],
  [{ responseTime: null, packetLoss: 100 }, { maxPacketLossThreshold: null }],
  [{ responseTime: 12_000, packetLoss: null }, main.icmpMonitorDefaults],
  [{ responseTime: null, packetLoss: null }, {}],
]

export const assertions = [
  [{ source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' }, { latency: { avg: 180 } }],
  [{ source: 'LATENCY', property: 'max', comparison: 'LESS_THAN', target: '200' }, { latency: { avg: 180 } }],
  [{ target: 'x' }, { latency: {} }],
  [{}, {}],
]

export const texts = () => [
  '{ "heartbeat": {}, "script": "" }',
  `{\r\n  "$schema": "x", "__proto__": { "a": [1, true] }, "colour": "\\u0041", "script": 5\n}`,
  `{ "frequency": 5, "frequency": 10, "environmentVariables": [{ "key": "a", "value": "${secret}", "key": 5 }] }`,
  '[{ "id": 5 }, [], 1e3]',
  '{ "limit": "0" }',
  '\uFEFF{}',
  '{ "a": 1, }',
  '"\u2028',
  5,
]

/** Arguments of `buildPath`, for every operation. */
export const paths = [
  {},
  { params: { id: 'a/b' }, query: { autoAssignAlerts: false } },
  { params: { id: '.' } },
  { params: {} },
  { query: { limit: 5, page: 2 } },
  { query: { limit: 0 } },
  { id: 'a' },
]
