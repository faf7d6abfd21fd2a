import type { IcmpMonitorUpdate } from '../generated/types.ts'

/** The fields of a monitor update, which the rules about monitors read. */
export type MonitorFields = IcmpMonitorUpdate
