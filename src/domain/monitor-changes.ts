import type { IcmpMonitorUpdate } from '../generated/types.ts'

/** Some fields of an update; one that is undefined counts as omitted. */
export type MonitorChanges = { readonly [Name in keyof IcmpMonitorUpdate]?: IcmpMonitorUpdate[Name] | undefined }
