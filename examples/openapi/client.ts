import createClient from 'openapi-fetch'
import type { IcmpMonitorUpdate, ListErrorGroupsQuery } from 'monitor-contract'
import type { paths } from './generated/service.d.ts'

// A client of both operations, with types that `openapi-typescript` generates from docs/openapi.json.

/** Updates a monitor. */
export const update = (baseUrl: string, key: string, id: string, body: IcmpMonitorUpdate) =>
  createClient<paths>({ baseUrl }).PUT('/v1/checks/icmp/{id}', {
    params: { path: { id }, query: { autoAssignAlerts: false }, header: { 'x-service-account': 'account' } },
    headers: { authorization: `Bearer ${key}` },
    body,
  })

/** Lists error groups. */
export const list = (baseUrl: string, key: string, query: ListErrorGroupsQuery) =>
  createClient<paths>({ baseUrl }).GET('/v1/error-groups', {
    params: { query },
    headers: { authorization: `Bearer ${key}` },
  })
