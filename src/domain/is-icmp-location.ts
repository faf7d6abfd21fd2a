import { icmpLocations } from '../generated/facts.ts'
import type { IcmpLocation } from '../generated/types.ts'

const allowed: readonly unknown[] = icmpLocations

/**
 * Returns true for one of the allowed values of `locations`, which `icmpLocations` lists.
 *
 * Carries out the list of data center locations.
 *
 * @example
 * isIcmpLocation('eu-west-1') // true
 * isIcmpLocation('eu-west-9') // false
 */
export const isIcmpLocation = (value: unknown): value is IcmpLocation => allowed.includes(value)
