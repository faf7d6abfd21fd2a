import {
  operations,
  toUpdate,
  type ErrorGroupList,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type ListErrorGroupsQuery,
  type MonitorChanges,
  type Tolerant,
  type UpdateIcmpMonitorQuery,
} from 'monitor-contract'

const { updateIcmpMonitor, listErrorGroups } = operations

export interface ClientOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly accountId: string
}

/** The error for an error response of the service. */
export class ServiceError extends Error {
  constructor(readonly status: number) {
    super(`The service returned ${status}`)
  }
}

export interface Client {
  /** @throws ContractError before anything is sent, and for an invalid response */
  updateMonitor(id: string, update: IcmpMonitorUpdate, query?: UpdateIcmpMonitorQuery): Promise<Tolerant<IcmpMonitor>>
  /**
   * Sends a monitor back with changes, unknown fields and values of the service included. Omits `privateLocations`, and
   * sends an empty `heartbeat` or `script` for a missing one. `planUpdate` shows what an update omits.
   *
   * @throws ContractError before anything is sent, if a change is invalid, and for an invalid response
   */
  changeMonitor(id: string, stored: Tolerant<IcmpMonitor>, changes: MonitorChanges): Promise<Tolerant<IcmpMonitor>>
  /** @throws ContractError before anything is sent, and for an invalid response */
  listErrorGroups(query?: ListErrorGroupsQuery): Promise<Tolerant<ErrorGroupList>>
}

export function createClient({ baseUrl, apiKey, accountId }: ClientOptions): Client {
  const headers = { authorization: `Bearer ${apiKey}`, 'x-service-account': accountId }
  updateIcmpMonitor.headers.parse(headers)

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(baseUrl + path, {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    if (!response.ok) throw new ServiceError(response.status)
    return response.json()
  }

  async function put(id: string, update: object, query: UpdateIcmpMonitorQuery): Promise<Tolerant<IcmpMonitor>> {
    const { method, response, buildPath } = updateIcmpMonitor
    const init = { method, body: JSON.stringify(update) }
    return response.parse(await send(buildPath({ params: { id }, query }), init), { reader: 'tolerant' })
  }

  return {
    updateMonitor: async (id, update, query = {}) => put(id, updateIcmpMonitor.body.parse(update), query),
    changeMonitor: async (id, stored, changes) => {
      // An update requires these fields, and a monitor may lack them.
      const heartbeat = changes.heartbeat ?? stored.heartbeat ?? {}
      const script = changes.script ?? stored.script ?? ''
      const update = toUpdate(stored, { ...changes, heartbeat, script }, { unknownFields: 'keep' })
      return put(id, updateIcmpMonitor.body.parse(update, { baseline: stored, unchanged: 'accept' }), {})
    },
    async listErrorGroups(query = {}) {
      const { method, response, buildPath } = listErrorGroups
      return response.parse(await send(buildPath({ query }), { method }), { reader: 'tolerant' })
    },
  }
}
