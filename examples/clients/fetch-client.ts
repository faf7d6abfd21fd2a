import {
  operations,
  type ErrorGroupList,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type ListErrorGroupsQuery,
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

  return {
    async updateMonitor(id, update, query = {}) {
      const { method, body, response, buildPath } = updateIcmpMonitor
      const init = { method, body: JSON.stringify(body.parse(update)) }
      return response.parse(await send(buildPath({ params: { id }, query }), init), { reader: 'tolerant' })
    },
    async listErrorGroups(query = {}) {
      const { method, response, buildPath } = listErrorGroups
      return response.parse(await send(buildPath({ query }), { method }), { reader: 'tolerant' })
    },
  }
}
