/**
 * Checks that an argument is an object.
 *
 * @throws TypeError that names the argument, if it is not an object or is an array
 */
export function assertObject(argument: string, value: unknown): asserts value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${argument} must be an object`)
}
