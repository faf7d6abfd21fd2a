import { icmpLocations } from '../generated/facts.ts'
import type { IcmpLocation } from '../generated/types.ts'

const allowed: readonly unknown[] = icmpLocations

/**
 * Returns whether a value is an allowed item of `locations`. `icmpLocations` lists the allowed values.
 *
 * Service description, "ICMP monitor": "Data center locations where the check runs".
 *
 * @example
 * isIcmpLocation('eu-west-1') // true
 * isIcmpLocation('eu-west-9') // false
 */
export const isIcmpLocation = (value: unknown): value is IcmpLocation => allowed.includes(value)
