import { runtimeIds } from '../generated/facts.ts'
import type { RuntimeId } from '../generated/types.ts'

const allowed: readonly unknown[] = runtimeIds

/**
 * Returns whether a value is an allowed `runtimeId`. `runtimeIds` lists the allowed values.
 *
 * Service description, "Versioning": "Runtime versions for checks are selected with `runtimeId` from the seven allowed
 * values".
 *
 * @example
 * isRuntimeId('2026.04') // true
 * isRuntimeId('2026.4') // false
 */
export const isRuntimeId = (value: unknown): value is RuntimeId => allowed.includes(value)
