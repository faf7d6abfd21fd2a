import type { ErrorGroup, IcmpMonitor, IcmpMonitorUpdate } from 'monitor-contract'

/** What stands behind each server. */
export interface Service {
  updateMonitor(id: string, update: IcmpMonitorUpdate, autoAssignAlerts: boolean): IcmpMonitor
  listErrorGroups(limit: number, page: number): ErrorGroup[]
}
