import type {
  ErrorGroup,
  IcmpMonitor,
  IcmpMonitorUpdate,
} from 'monitor-contract'

/** The service that each server calls. */
export interface Service {
  /** Returns the monitor that an update is merged with. */
  storedMonitor(id: string): Promise<IcmpMonitor | undefined>
  updateMonitor(
    id: string,
    update: IcmpMonitorUpdate,
    autoAssignAlerts: boolean,
  ): IcmpMonitor
  listErrorGroups(limit: number, page: number): ErrorGroup[]
}
