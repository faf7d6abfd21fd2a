import createClient from 'openapi-fetch'
import type { ErrorGroupList, IcmpMonitor, IcmpMonitorUpdate, ListErrorGroupsQuery } from '../../src/generated/types.ts'
import type { components, operations, paths } from './generated/service.d.ts'

// A client of both operations, with types from docs/openapi.json. Compiling it is the first part of the test.

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

// The second part: each generated type is assignable to ours, and the reverse.

type Schemas = components['schemas']
type Body = operations['updateIcmpMonitor']['requestBody']['content']['application/json']

export const bodies = {
  fromOurs: (ours: IcmpMonitorUpdate): Body => ours,
  toOurs: (theirs: Body): IcmpMonitorUpdate => theirs,
}

export const assignable = {
  fromOurMonitor: (ours: IcmpMonitor): Schemas['IcmpMonitor'] => ours,
  // The generated lists are readonly; our alert channels and error groups are not.
  toOurMonitor: (theirs: Omit<Schemas['IcmpMonitor'], 'alertChannels'>): IcmpMonitor => theirs,
  fromOurGroups: (ours: ErrorGroupList): Schemas['ErrorGroupList'] => ours,
  toOurGroups: (theirs: Schemas['ErrorGroupList']): ErrorGroupList => [...theirs],
}

type RequiredFields<T> = { [Field in keyof T]-?: object extends Pick<T, Field> ? never : Field }[keyof T]

/** The generated type requires exactly these fields. */
export const required: [RequiredFields<Body>] extends ['heartbeat' | 'script']
  ? ['heartbeat' | 'script'] extends [RequiredFields<Body>]
    ? true
    : false
  : false = true

// These must not compile, so the checks above are not trivially true.

// @ts-expect-error -- 7 is no allowed frequency
export const wrongFrequency: Body = { heartbeat: {}, script: '', frequency: 7 }
// @ts-expect-error -- script is required
export const withoutScript: Body = { heartbeat: {} }
