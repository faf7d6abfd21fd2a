/** @throws TypeError that names the argument, where it is no object or is a list */
export function assertObject(argument: string, value: unknown): asserts value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${argument} must be an object`)
}
