import type { IcmpAssertion } from '../generated/types.ts'
import { assertMeasurement } from './assert-measurement.ts'
import { assertObject } from './assert-object.ts'
import { ownField } from './own-field.ts'
import { parseNumber } from './parse-number.ts'

/** What a run makes of an assertion; `unspecified` where the description does not say what the assertion means. */
export type AssertionOutcome = 'met' | 'not-met' | 'unspecified'

/** An assertion of a monitor or of an update, strictly or tolerantly read. */
export type AssertionFields = { readonly [Name in keyof IcmpAssertion]?: IcmpAssertion[Name] | null | undefined }

/** What the assertions of a run look at. */
export interface AssertedMeasurements {
  readonly latency: {
    /** Mean of the answers to the pings of one run. Unit: ms. */
    readonly avg: number
  }
}

/**
 * Whether a run meets an assertion of its monitor.
 *
 * Carries out the assertion item: its target is a text holding a numeric threshold, in ms as a latency is. The
 * description shows the source LATENCY, the property avg and the comparison LESS_THAN; an assertion with anything
 * else, with a field left out, or with a target that is no finite number in its JSON spelling is `unspecified`.
 *
 * @throws TypeError where `assertion`, `measurements` or its latency is no object, or the avg no number; RangeError
 * where that is negative or not finite
 * @example
 * evaluateAssertion({ source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' },
 *   { latency: { avg: 180 } })
 * // 'met'
 * evaluateAssertion({ source: 'LATENCY', property: 'max', comparison: 'LESS_THAN', target: '200' },
 *   { latency: { avg: 180 } })
 * // 'unspecified'
 */
export function evaluateAssertion(assertion: AssertionFields, measurements: AssertedMeasurements): AssertionOutcome {
  assertObject('assertion', assertion)
  const avg = averageLatency(measurements)
  const target: unknown = ownField(assertion, 'target')
  const threshold = typeof target === 'string' ? parseNumber(target) : undefined
  const isShown =
    ownField(assertion, 'source') === 'LATENCY' &&
    ownField(assertion, 'property') === 'avg' &&
    ownField(assertion, 'comparison') === 'LESS_THAN'
  if (!isShown || threshold === undefined) return 'unspecified'
  return avg < threshold ? 'met' : 'not-met'
}

function averageLatency(measurements: AssertedMeasurements): number {
  assertObject('measurements', measurements)
  const latency = ownField(measurements, 'latency')
  assertObject('measurements.latency', latency)
  const avg = ownField(latency, 'avg')
  assertMeasurement('measurements.latency.avg', avg)
  return avg
}
