// Tests the errors that the domain functions throw for wrong arguments.
import {
  applyUpdate,
  classifyRun,
  effectiveAlertSettings,
  evaluateAssertion,
  frequencies,
  frequencyOffsetRange,
  meetsExpectation,
  planUpdate,
  runIntervalSeconds,
  thresholdRange,
  toUpdate,
  withDefaults,
} from 'monitor-contract'
import { expect, it } from 'vitest'

const noMonitor = 'TypeError: monitor must be an object'
const noUpdate = 'TypeError: update must be an object'
const noFrequency = `RangeError: frequency must be one of ${frequencies.join(', ')}`
const noOffset = 'RangeError: frequencyOffset must be 10, 20 or 30 where frequency is 0'
const noTime = 'RangeError: measurements.responseTime must be a finite number of at least 0'
const noLoss = 'RangeError: measurements.packetLoss must be from 0 to 100'
const noSent = 'RangeError: measurements.sent must be an integer of at least 1'
const noReceived =
  'RangeError: measurements.received must be an integer from 0 to measurements.sent'
const bothLosses = 'TypeError: measurements must have a packetLoss, or sent and received, not both'
const noThreshold = 'TypeError: monitor.degradedPacketLossThreshold must be a finite number or null'
const noLatency = 'RangeError: measurements.latency.avg must be a finite number of at least 0'
const thresholds = [
  'degradedResponseTime',
  'maxResponseTime',
  'degradedPacketLossThreshold',
  'maxPacketLossThreshold',
]
const noField = `TypeError: field must be one of ${thresholds.join(', ')}`
const noState = 'TypeError: state must be one of passing, degraded, failing'

const run = { responseTime: 30_000, packetLoss: 0 }
const counts = { responseTime: 30_000, sent: 5, received: 4 }

it.each<{
  called: (...values: never[]) => unknown
  error: string
  calls: readonly (readonly unknown[])[]
}>([
  {
    called: applyUpdate,
    error: noMonitor,
    calls: [
      [null, {}],
      [[], {}],
    ],
  },
  {
    called: applyUpdate,
    error: noUpdate,
    calls: [
      [{}, undefined],
      [{}, 'update'],
    ],
  },
  { called: toUpdate, error: noMonitor, calls: [[undefined, {}]] },
  {
    called: toUpdate,
    error: 'TypeError: changes must be an object',
    calls: [
      [{}, null],
      [{}, []],
    ],
  },
  {
    called: planUpdate,
    error: 'TypeError: stored must be a plain object',
    calls: [
      [null, {}],
      [[], {}],
      [new Map(), {}],
    ],
  },
  {
    called: planUpdate,
    error: 'TypeError: changes must be a plain object',
    calls: [
      [{}, 'name'],
      [{}, new Date()],
    ],
  },
  { called: withDefaults, error: noUpdate, calls: [[null], [undefined], ['update'], [5], [[]]] },
  { called: classifyRun, error: noMonitor, calls: [[run, []]] },
  {
    called: classifyRun,
    error: noTime,
    calls: [-1, NaN, Infinity].map((responseTime) => [{ ...run, responseTime }, {}]),
  },
  {
    called: classifyRun,
    error: noLoss,
    calls: [-0.1, 100.1, NaN].map((packetLoss) => [{ ...run, packetLoss }, {}]),
  },
  {
    called: classifyRun,
    error: 'TypeError: measurements.packetLoss must be a number',
    calls: [[{ responseTime: 0 }, {}]],
  },
  {
    called: classifyRun,
    error: 'TypeError: measurements.responseTime must be a number',
    calls: [[{ responseTime: '5', packetLoss: 0 }, {}]],
  },
  {
    called: classifyRun,
    error: 'TypeError: measurements must have a responseTime or a packetLoss; both are null',
    calls: [[{ responseTime: null, packetLoss: null }, {}]],
  },
  { called: classifyRun, error: 'TypeError: measurements must be an object', calls: [[null, {}]] },
  {
    called: classifyRun,
    error: noSent,
    calls: [0, -1, 0.5, NaN, Infinity].map((sent) => [{ ...counts, sent }, {}]),
  },
  {
    called: classifyRun,
    error: noReceived,
    calls: [-1, 6, 0.5, NaN, Infinity].map((received) => [{ ...counts, received }, {}]),
  },
  {
    called: classifyRun,
    error: 'TypeError: measurements.sent must be a number',
    calls: [
      [{ ...counts, sent: '5' }, {}],
      [{ ...counts, sent: null }, {}],
      [{ responseTime: 5, received: 4 }, {}],
    ],
  },
  {
    called: classifyRun,
    error: 'TypeError: measurements.received must be a number',
    calls: [
      [{ ...counts, received: '4' }, {}],
      [{ responseTime: 5, sent: 5 }, {}],
    ],
  },
  {
    called: classifyRun,
    error: bothLosses,
    calls: [
      [{ ...counts, packetLoss: 20 }, {}],
      [{ ...counts, packetLoss: null }, {}],
    ],
  },
  {
    called: classifyRun,
    error: noThreshold,
    calls: ['5', NaN, true].map((value) => [run, { degradedPacketLossThreshold: value }]),
  },
  { called: effectiveAlertSettings, error: noMonitor, calls: [[null, {}]] },
  {
    called: effectiveAlertSettings,
    error: 'TypeError: monitor.useGlobalAlertSettings must be true or false',
    calls: [[{ useGlobalAlertSettings: 'no' }, {}]],
  },
  {
    called: effectiveAlertSettings,
    error: 'TypeError: monitor.alertSettings must be an object',
    calls: [[{ alertSettings: 'x' }, {}]],
  },
  {
    called: effectiveAlertSettings,
    error: 'TypeError: accountSettings must be an object',
    calls: [[{}, 'x']],
  },
  {
    called: evaluateAssertion,
    error: 'TypeError: assertion must be an object',
    calls: [[[], { latency: { avg: 1 } }]],
  },
  {
    called: evaluateAssertion,
    error: 'TypeError: measurements must be an object',
    calls: [[{}, undefined]],
  },
  {
    called: evaluateAssertion,
    error: 'TypeError: measurements.latency must be an object',
    calls: [
      [{}, {}],
      [{}, { latency: 5 }],
    ],
  },
  {
    called: evaluateAssertion,
    error: 'TypeError: measurements.latency.avg must be a number',
    calls: [[{}, { latency: { avg: null } }]],
  },
  {
    called: evaluateAssertion,
    error: noLatency,
    calls: [-1, NaN, Infinity].map((avg) => [{}, { latency: { avg } }]),
  },
  {
    called: frequencyOffsetRange,
    error: noFrequency,
    calls: [[3], [61], [0.5], [NaN]],
  },
  {
    called: frequencyOffsetRange,
    error: 'TypeError: frequency must be a number',
    calls: [['5'], [null], [undefined], [[5]]],
  },
  { called: runIntervalSeconds, error: noMonitor, calls: [[null], [5], ['monitor'], [[]]] },
  {
    called: runIntervalSeconds,
    error: noFrequency,
    calls: [3, -1, NaN].map((frequency) => [{ frequency }]),
  },
  {
    called: runIntervalSeconds,
    error: 'TypeError: frequency must be a number',
    calls: ['5', []].map((frequency) => [{ frequency }]),
  },
  {
    called: runIntervalSeconds,
    error: noOffset,
    calls: [0, 9, 31, 10.5, '20'].map((offset) => [{ frequency: 0, frequencyOffset: offset }]),
  },
  { called: meetsExpectation, error: noMonitor, calls: [['failing', null]] },
  {
    called: meetsExpectation,
    error: noState,
    calls: [
      ['Failing', {}],
      ['toString', {}],
      [null, {}],
      [['failing'], {}],
    ],
  },
  {
    called: meetsExpectation,
    error: 'TypeError: monitor.shouldFail must be true or false',
    calls: [['failing', { shouldFail: 0 }]],
  },
  {
    called: thresholdRange,
    error: noMonitor,
    calls: [
      ['maxResponseTime', null],
      ['maxResponseTime', []],
    ],
  },
  {
    called: thresholdRange,
    error: noField,
    calls: [['frequency'], ['__proto__'], [null], [['maxResponseTime']]],
  },
])('$called throws $error', ({ called, error, calls }) => {
  for (const values of calls)
    expect(errorOf(() => Reflect.apply(called, undefined, values))).toBe(error)
})

function errorOf(call: () => unknown): string {
  try {
    return `no error, but ${String(call())}`
  } catch (error) {
    return String(error)
  }
}
