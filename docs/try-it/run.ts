import {
  classifyRun,
  evaluateAssertion,
  isFrequency,
  meetsExpectation,
  runIntervalSeconds,
  thresholdRange,
  withDefaults,
  type RunState,
  type ThresholdField,
} from 'monitor-contract'
import { isObject, valueAt } from './values.ts'

/**
 * A monitor for the simulated run: the fields of the document, then the baseline, then the
 * defaults.
 */
export interface SimulatedMonitor {
  readonly frequency: number | undefined
  readonly frequencyOffset: number | undefined
  readonly shouldFail: boolean
  readonly thresholds: Readonly<Record<ThresholdField, number | null>>
  readonly assertions: readonly object[]
}

const numberOr = <T>(value: unknown, fallback: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback

function threshold(field: ThresholdField, monitor: object): number | null {
  const { minimum, maximum } = thresholdRange(field)
  const value = valueAt(monitor, field)
  return typeof value === 'number' && value >= minimum && value <= maximum ? value : null
}

export function simulatedMonitor(
  document: unknown,
  baseline: object | undefined,
): SimulatedMonitor {
  const monitor = withDefaults({ ...baseline, ...(isObject(document) ? document : {}) })
  const assertions = valueAt(valueAt(monitor, 'request'), 'assertions')
  return {
    frequency: numberOr(valueAt(monitor, 'frequency'), undefined),
    frequencyOffset: numberOr(valueAt(monitor, 'frequencyOffset'), undefined),
    shouldFail: valueAt(monitor, 'shouldFail') === true,
    thresholds: {
      degradedResponseTime: threshold('degradedResponseTime', monitor),
      maxResponseTime: threshold('maxResponseTime', monitor),
      degradedPacketLossThreshold: threshold('degradedPacketLossThreshold', monitor),
      maxPacketLossThreshold: threshold('maxPacketLossThreshold', monitor),
    },
    assertions: Array.isArray(assertions) ? assertions.filter(isObject) : [],
  }
}

const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** Returns a duration in words: `12 hours`. */
export function durationInWords(seconds: number): string {
  const [size, name] = units.find(([length]) => seconds >= length && seconds % length === 0) ?? [
    1,
    'second',
  ]
  const count = seconds / size
  return count === 1 ? `1 ${name}` : `${count} ${name}s`
}

/** Returns the time between runs in words. */
export function intervalInWords({ frequency, frequencyOffset }: SimulatedMonitor): string {
  if (!isFrequency(frequency)) return 'The frequency is not an allowed one.'
  try {
    const seconds = runIntervalSeconds(
      frequencyOffset === undefined ? { frequency } : { frequency, frequencyOffset },
    )
    return seconds === undefined
      ? 'Frequency 0 without an offset does not say how often the monitor runs.'
      : `A run every ${durationInWords(seconds)}.`
  } catch {
    return 'The offset does not fit the frequency, so the interval is not known.'
  }
}

export interface SimulatedRun {
  readonly state: RunState
  readonly success: boolean
  /** The thresholds that cause the state. */
  readonly causes: readonly string[]
  readonly assertions: readonly {
    readonly text: string
    readonly outcome: 'met' | 'not-met' | 'unspecified'
  }[]
}

const assertionText = (assertion: object): string =>
  ['source', 'property', 'comparison', 'target']
    .map((field) => valueAt(assertion, field))
    .filter((part) => typeof part === 'string')
    .join(' ')

/** Returns the state of a run with these measurements. */
export function simulateRun(
  { thresholds, shouldFail, assertions }: SimulatedMonitor,
  measured: { readonly responseTime: number; readonly packetLoss: number },
): SimulatedRun {
  const { state, causes } = classifyRun(measured, thresholds)
  return {
    state,
    success: meetsExpectation(state, { shouldFail }),
    causes: causes.map(
      ({ field, threshold: limit, value }) => `${field} is ${limit}, measured ${value}`,
    ),
    assertions: assertions.map((assertion) => ({
      text: assertionText(assertion),
      outcome: evaluateAssertion(assertion, { latency: { avg: measured.responseTime } }),
    })),
  }
}
