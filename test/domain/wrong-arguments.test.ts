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
const noField =
  'TypeError: field must be one of degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold'
const noState = 'TypeError: state must be one of passing, degraded, failing'

const run = { responseTime: 30_000, packetLoss: 0 }
const counts = { responseTime: 30_000, sent: 5, received: 4 }

it.each<
  [called: (...values: never[]) => unknown, error: string, ...values: (readonly unknown[])[]]
>([
  [applyUpdate, noMonitor, [null, {}], [[], {}]],
  [applyUpdate, noUpdate, [{}, undefined], [{}, 'update']],
  [toUpdate, noMonitor, [undefined, {}]],
  [toUpdate, 'TypeError: changes must be an object', [{}, null], [{}, []]],
  [planUpdate, 'TypeError: stored must be a plain object', [null, {}], [[], {}], [new Map(), {}]],
  [planUpdate, 'TypeError: changes must be a plain object', [{}, 'name'], [{}, new Date()]],
  [withDefaults, noUpdate, [null], [undefined], ['update'], [5], [[]]],
  [classifyRun, noMonitor, [run, []]],
  [
    classifyRun,
    noTime,
    ...[-1, NaN, Infinity].map((responseTime) => [{ ...run, responseTime }, {}]),
  ],
  [classifyRun, noLoss, ...[-0.1, 100.1, NaN].map((packetLoss) => [{ ...run, packetLoss }, {}])],
  [classifyRun, 'TypeError: measurements.packetLoss must be a number', [{ responseTime: 0 }, {}]],
  [
    classifyRun,
    'TypeError: measurements.responseTime must be a number',
    [{ responseTime: '5', packetLoss: 0 }, {}],
  ],
  [
    classifyRun,
    'TypeError: measurements must have a responseTime or a packetLoss; both are null',
    [{ responseTime: null, packetLoss: null }, {}],
  ],
  [classifyRun, 'TypeError: measurements must be an object', [null, {}]],
  [classifyRun, noSent, ...[0, -1, 0.5, NaN, Infinity].map((sent) => [{ ...counts, sent }, {}])],
  [
    classifyRun,
    noReceived,
    ...[-1, 6, 0.5, NaN, Infinity].map((received) => [{ ...counts, received }, {}]),
  ],
  [
    classifyRun,
    'TypeError: measurements.sent must be a number',
    [{ ...counts, sent: '5' }, {}],
    [{ ...counts, sent: null }, {}],
    [{ responseTime: 5, received: 4 }, {}],
  ],
  [
    classifyRun,
    'TypeError: measurements.received must be a number',
    [{ ...counts, received: '4' }, {}],
    [{ responseTime: 5, sent: 5 }, {}],
  ],
  [
    classifyRun,
    bothLosses,
    [{ ...counts, packetLoss: 20 }, {}],
    [{ ...counts, packetLoss: null }, {}],
  ],
  [
    classifyRun,
    noThreshold,
    ...['5', NaN, true].map((value) => [run, { degradedPacketLossThreshold: value }]),
  ],
  [effectiveAlertSettings, noMonitor, [null, {}]],
  [
    effectiveAlertSettings,
    'TypeError: monitor.useGlobalAlertSettings must be true or false',
    [{ useGlobalAlertSettings: 'no' }, {}],
  ],
  [
    effectiveAlertSettings,
    'TypeError: monitor.alertSettings must be an object',
    [{ alertSettings: 'x' }, {}],
  ],
  [effectiveAlertSettings, 'TypeError: accountSettings must be an object', [{}, 'x']],
  [evaluateAssertion, 'TypeError: assertion must be an object', [[], { latency: { avg: 1 } }]],
  [evaluateAssertion, 'TypeError: measurements must be an object', [{}, undefined]],
  [
    evaluateAssertion,
    'TypeError: measurements.latency must be an object',
    [{}, {}],
    [{}, { latency: 5 }],
  ],
  [
    evaluateAssertion,
    'TypeError: measurements.latency.avg must be a number',
    [{}, { latency: { avg: null } }],
  ],
  [evaluateAssertion, noLatency, ...[-1, NaN, Infinity].map((avg) => [{}, { latency: { avg } }])],
  [frequencyOffsetRange, noFrequency, [3], [61], [0.5], [NaN], ['5'], [null], [undefined], [[5]]],
  [runIntervalSeconds, noMonitor, [null], [5], ['monitor'], [[]]],
  [runIntervalSeconds, noFrequency, ...[3, -1, NaN, '5', []].map((frequency) => [{ frequency }])],
  [
    runIntervalSeconds,
    noOffset,
    ...[0, 9, 31, 10.5, '20'].map((offset) => [{ frequency: 0, frequencyOffset: offset }]),
  ],
  [meetsExpectation, noMonitor, ['failing', null]],
  [meetsExpectation, noState, ['Failing', {}], ['toString', {}], [null, {}], [['failing'], {}]],
  [
    meetsExpectation,
    'TypeError: monitor.shouldFail must be true or false',
    ['failing', { shouldFail: 0 }],
  ],
  [thresholdRange, noMonitor, ['maxResponseTime', null], ['maxResponseTime', []]],
  [thresholdRange, noField, ['frequency'], ['__proto__'], [null], [['maxResponseTime']]],
])('%o throws "%s"', (called, error, ...calls) => {
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
