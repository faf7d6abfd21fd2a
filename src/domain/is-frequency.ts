import { frequencies } from '../generated/facts.ts'
import type { Frequency } from '../generated/types.ts'

const allowed: readonly unknown[] = frequencies

/**
 * Returns true for one of the allowed values of `frequency`, which `frequencies` lists.
 *
 * Carries out the field frequency (in minutes).
 *
 * @example
 * isFrequency(5) // true
 * isFrequency(7) // false
 */
export const isFrequency = (value: unknown): value is Frequency => allowed.includes(value)
