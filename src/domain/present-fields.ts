import { assertObject } from './assert-object.ts'

/**
 * Returns the fields of an object as JSON would contain them: own, enumerable and not undefined, in their order.
 *
 * @throws TypeError that names the argument, if it is not an object
 */
export function presentFields(argument: string, value: unknown): [name: string, value: unknown][] {
  assertObject(argument, value)
  return Object.entries(value).filter(([, field]) => field !== undefined)
}
