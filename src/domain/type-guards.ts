import { frequencies, icmpLocations, runtimeIds } from '../generated/facts.ts'
import type { Frequency, IcmpLocation, RuntimeId } from '../generated/types.ts'

/**
 * Returns whether a value is an allowed `frequency`, in minutes. `frequencies` lists the allowed
 * values.
 *
 * Service description, "Allowed values": "`frequency`: 0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360,
 * 720, 1440".
 *
 * @param value A number of minutes, or any other value.
 * @example
 * isFrequency(5) // true
 * isFrequency(7) // false
 */
export const isFrequency = (value: unknown): value is Frequency =>
  frequencies.some((each) => each === value)

/**
 * Returns whether a value is an allowed item of `locations`. `icmpLocations` lists the allowed
 * values.
 *
 * Service description, "ICMP monitor": "Data center locations where the check runs".
 *
 * @param value Any value.
 * @example
 * isIcmpLocation('eu-west-1') // true
 * isIcmpLocation('eu-west-9') // false
 */
export const isIcmpLocation = (value: unknown): value is IcmpLocation =>
  icmpLocations.some((each) => each === value)

/**
 * Returns whether a value is an allowed `runtimeId`. `runtimeIds` lists the allowed values.
 *
 * Service description, "Allowed values": "`runtimeId`: 2026.04, 2025.04, 2024.09, 2024.02, 2023.09,
 * 2023.02, 2022.10".
 *
 * @param value Any value.
 * @example
 * isRuntimeId('2026.04') // true
 * isRuntimeId('2026.4') // false
 */
export const isRuntimeId = (value: unknown): value is RuntimeId =>
  runtimeIds.some((each) => each === value)
