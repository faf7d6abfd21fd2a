import { runtimeIds } from '../generated/facts.ts'
import type { RuntimeId } from '../generated/types.ts'

const allowed: readonly unknown[] = runtimeIds

/**
 * Returns whether a value is an allowed `runtimeId`. `runtimeIds` lists the allowed values.
 *
 * Service description, "Allowed values": "`runtimeId`: 2026.04, 2025.04, 2024.09, 2024.02, 2023.09, 2023.02, 2022.10".
 *
 * @example
 * isRuntimeId('2026.04') // true
 * isRuntimeId('2026.4') // false
 */
export const isRuntimeId = (value: unknown): value is RuntimeId => allowed.includes(value)
