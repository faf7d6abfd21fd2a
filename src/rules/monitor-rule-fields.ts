import type { IcmpMonitorUpdate } from '../generated/types.ts'

/** The fields that rules about monitors read. */
export type MonitorRuleFields = IcmpMonitorUpdate
