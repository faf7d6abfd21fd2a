import type { IcmpAssertion } from '../generated/types.ts'
import { assertMeasurement, ownFields } from './arguments.ts'
import { parseNumber } from './parse-number.ts'

/**
 * Returns whether the measurements of a run meet an assertion of a monitor.
 *
 * Service description, "ICMP request": "string with a numeric threshold", "`LATENCY` is shown",
 * "`avg` is shown" and "`LESS_THAN` is shown". Our readings: "The target of an assertion about
 * latency is in ms".
 *
 * The result is `'unspecified'` for any other source, property or comparison, for a missing field,
 * and for a target that is not a finite number in JSON spelling.
 *
 * @param assertion An item of `request.assertions`; its target is in ms.
 * @param measurements The average latency in ms.
 * @throws TypeError if `assertion`, `measurements` or its `latency` is not an object, or `avg` is
 * not a number
 * @throws RangeError if `avg` is negative or not finite
 * @example
 * evaluateAssertion(
 *   {
 *     source: 'LATENCY',
 *     property: 'avg',
 *     comparison: 'LESS_THAN',
 *     target: '200',
 *   },
 *   { latency: { avg: 180 } },
 * )
 * // 'met'
 * evaluateAssertion(
 *   {
 *     source: 'LATENCY',
 *     property: 'max',
 *     comparison: 'LESS_THAN',
 *     target: '200',
 *   },
 *   { latency: { avg: 180 } },
 * )
 * // 'unspecified'
 */
export function evaluateAssertion(
  assertion: AssertionFields,
  measurements: AssertedMeasurements,
): AssertionOutcome {
  const { source, property, comparison, target } = ownFields('assertion', assertion)
  const { latency } = ownFields('measurements', measurements)
  const { avg } = ownFields('measurements.latency', latency)
  assertMeasurement('measurements.latency.avg', avg)
  const threshold = typeof target === 'string' ? parseNumber(target) : undefined
  const isShown = source === 'LATENCY' && property === 'avg' && comparison === 'LESS_THAN'
  if (!isShown || threshold === undefined) return 'unspecified'
  return avg < threshold ? 'met' : 'not-met'
}

/**
 * The outcome of an assertion; `unspecified` if the service description does not define the
 * assertion.
 */
export type AssertionOutcome = 'met' | 'not-met' | 'unspecified'

/** The fields of an assertion, in a monitor or in an update. */
export type AssertionFields = {
  readonly [Name in keyof IcmpAssertion]?: IcmpAssertion[Name] | null | undefined
}

/** The measurements that assertions compare. */
export interface AssertedMeasurements {
  readonly latency: {
    /** Mean round-trip time of the pings of one run. Unit: ms. */
    readonly avg: number
  }
}
