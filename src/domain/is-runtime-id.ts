import { runtimeIds } from '../generated/facts.ts'
import type { RuntimeId } from '../generated/types.ts'

const allowed: readonly unknown[] = runtimeIds

/**
 * Returns true for one of the allowed values of `runtimeId`, which `runtimeIds` lists.
 *
 * Carries out Versioning: the runtime of a check is selected with runtimeId.
 *
 * @example
 * isRuntimeId('2026.04') // true
 * isRuntimeId('2026.4') // false
 */
export const isRuntimeId = (value: unknown): value is RuntimeId => allowed.includes(value)
