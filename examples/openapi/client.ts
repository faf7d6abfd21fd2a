import createClient from 'openapi-fetch'
import type { IcmpMonitorUpdate } from 'monitor-contract'
import type { paths } from './generated/service.d.ts'

// A client with types that `openapi-typescript` generates from docs/openapi.json.

/** Updates a monitor. */
export const update = (baseUrl: string, key: string, id: string, body: IcmpMonitorUpdate) =>
  createClient<paths>({ baseUrl }).PUT('/v1/checks/icmp/{id}', {
    params: { path: { id }, query: { autoAssignAlerts: false }, header: { 'x-service-account': 'account' } },
    headers: { authorization: `Bearer ${key}` },
    body,
  })
