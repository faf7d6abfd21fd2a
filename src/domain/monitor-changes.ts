import type { IcmpMonitorUpdate } from '../generated/types.ts'

/**
 * The changes that a caller passes to `toUpdate`, `applyUpdate` or `withDefaults`: any fields of an update. A field
 * that is undefined counts as omitted.
 */
export type MonitorChanges = { readonly [Name in keyof IcmpMonitorUpdate]?: IcmpMonitorUpdate[Name] | undefined }
