/**
 * Checks that an argument is a finite number from 0 to a maximum.
 *
 * @throws TypeError if it is not a number; RangeError if it is out of bounds
 */
export function assertMeasurement(argument: string, value: unknown, most = Number.MAX_VALUE): asserts value is number {
  if (typeof value !== 'number') throw new TypeError(`${argument} must be a number`)
  if (value >= 0 && value <= most) return
  throw new RangeError(
    `${argument} must be ${most === Number.MAX_VALUE ? 'a finite number of at least 0' : `from 0 to ${most}`}`,
  )
}
