import {
  applyUpdate,
  type ErrorGroup,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
} from 'monitor-contract'

/** The service that each server calls. */
export interface Service {
  /** Returns the monitor that an update is merged with. */
  storedMonitor(id: string): Promise<IcmpMonitor | undefined>
  updateMonitor(id: string, update: IcmpMonitorUpdate, autoAssignAlerts: boolean): IcmpMonitor
  listErrorGroups(limit: number, page: number): ErrorGroup[]
}

export class TooDeepError extends Error {
  readonly statusCode = 400
}

/** Returns whether a value has at most this many levels. */
const fits = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => fits(each, levels - 1)))

/**
 * Returns the private locations as a monitor has them: a list. That an update separates them by
 * commas is our choice.
 */
const privateLocationsOf = ({
  privateLocations,
}: IcmpMonitorUpdate): Pick<IcmpMonitor, 'privateLocations'> =>
  privateLocations === undefined
    ? {}
    : { privateLocations: privateLocations.split(',').filter(Boolean) }

/** Creates a service with one monitor, in memory. */
export function createService(): Service {
  const monitors = new Map<string, IcmpMonitor>([
    ['edge', { heartbeat: {}, script: '', name: 'edge', frequency: 5 }],
  ])
  return {
    storedMonitor: async (id) => monitors.get(id),
    updateMonitor(id, update) {
      // JSON.stringify overflows the stack at thousands of levels.
      if (!fits(update, 100)) throw new TooDeepError()
      const stored = monitors.get(id) ?? { name: id }
      const monitor = { ...applyUpdate(stored, update), ...privateLocationsOf(update) }
      monitors.set(id, monitor)
      return monitor
    },
    listErrorGroups: () => [],
  }
}
