/**
 * A measurement is a finite number from 0 up to the most that can be measured.
 *
 * @throws TypeError that names the argument, where it is no number; RangeError where it is not such a one
 */
export function assertMeasurement(argument: string, value: unknown, most = Number.MAX_VALUE): asserts value is number {
  if (typeof value !== 'number') throw new TypeError(`${argument} must be a number`)
  if (value >= 0 && value <= most) return
  throw new RangeError(
    `${argument} must be ${most === Number.MAX_VALUE ? 'a finite number of at least 0' : `from 0 to ${most}`}`,
  )
}
