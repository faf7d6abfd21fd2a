import { assertObject } from './assert-object.ts'

/**
 * The fields of an object as the JSON that would be sent holds them: its own enumerable ones that are not undefined,
 * in their order.
 *
 * @throws TypeError that names the argument, where it is no object
 */
export function presentFields(argument: string, value: unknown): [name: string, value: unknown][] {
  assertObject(argument, value)
  return Object.entries(value).filter(([, field]) => field !== undefined)
}
