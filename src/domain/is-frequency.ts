import { frequencies } from '../generated/facts.ts'
import type { Frequency } from '../generated/types.ts'

const allowed: readonly unknown[] = frequencies

/**
 * Returns whether a value is an allowed `frequency`, in minutes. `frequencies` lists the allowed values.
 *
 * Service description, "Allowed values": "`frequency`: 0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440".
 *
 * @example
 * isFrequency(5) // true
 * isFrequency(7) // false
 */
export const isFrequency = (value: unknown): value is Frequency => allowed.includes(value)
