import { icmpMonitorDefaults } from '../generated/facts.ts'
import type { IcmpMonitor, IcmpMonitorUpdate } from '../generated/types.ts'
import { isFields } from '../schema/read-values.ts'
import type { Tolerant } from '../schema/tolerant.ts'

/**
 * Fields of a monitor, by default all, as in an update or in a response. Each field may be missing
 * or null.
 */
export type MonitorFields<Name extends keyof IcmpMonitor = keyof IcmpMonitor> = {
  readonly [Field in Name]?:
    | Tolerant<IcmpMonitor>[Field]
    | (Field extends keyof IcmpMonitorUpdate ? IcmpMonitorUpdate[Field] : never)
    | null
    | undefined
}

/**
 * The changes that a caller passes to functions such as `toUpdate`: any fields of an update. A
 * field that is undefined counts as omitted.
 */
export type MonitorChanges = {
  readonly [Name in keyof IcmpMonitorUpdate]?: IcmpMonitorUpdate[Name] | undefined
}

/**
 * Checks that an argument is an object and not an array.
 *
 * @throws TypeError that names the argument
 */
export function assertObject(argument: string, value: unknown): asserts value is object {
  if (!isFields(value)) throw new TypeError(`${argument} must be an object`)
}

/**
 * Returns the own enumerable fields of an argument, each read once.
 *
 * @throws TypeError that names the argument, if it is not an object
 */
export function ownFields<T extends object>(argument: string, value: T): T {
  assertObject(argument, value)
  return { ...value }
}

/**
 * Returns the own enumerable fields of an object that are not undefined, in their order.
 *
 * @throws TypeError that names the argument, if it is not an object
 */
export function presentFields(argument: string, value: unknown): [name: string, value: unknown][] {
  assertObject(argument, value)
  return Object.entries(value).filter(([, field]) => field !== undefined)
}

/**
 * Checks that an argument is a finite number from 0 to a maximum.
 *
 * @throws TypeError if it is not a number; RangeError if it is out of bounds
 */
export function assertMeasurement(
  argument: string,
  value: unknown,
  most = Number.MAX_VALUE,
): asserts value is number {
  assertNumber(argument, value)
  const bounds = most === Number.MAX_VALUE ? 'a finite number of at least 0' : `from 0 to ${most}`
  if (!(value >= 0 && value <= most)) throw new RangeError(`${argument} must be ${bounds}`)
}

/** @throws TypeError that names the argument, if it is not a number */
export function assertNumber(argument: string, value: unknown): asserts value is number {
  if (typeof value !== 'number') throw new TypeError(`${argument} must be a number`)
}

/**
 * Returns the value of a boolean field of a monitor, or its documented default if the value is
 * missing or null.
 *
 * @throws TypeError if the value is not a boolean, null or undefined
 */
export function monitorFlag(
  name: 'shouldFail' | 'useGlobalAlertSettings',
  value: unknown,
): boolean {
  const flag: unknown = value ?? icmpMonitorDefaults[name]
  if (typeof flag !== 'boolean') throw new TypeError(`monitor.${name} must be true or false`)
  return flag
}
