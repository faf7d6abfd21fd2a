import {
  type IcmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  type ListErrorGroupsQuery,
  type QueryObject,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  type UpdateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type UpdateIcmpMonitorQuery,
} from '../../index.ts'
import { deepOwnProperties } from '../../schema/own-properties.ts'
import { wholeSchema } from '../../schema/whole-schema.ts'
import { icmpMonitorUpdate } from '../bodies.ts'
import { bodiesOf, mistakesOf } from '../body.ts'
import { headersForm, pathForm, queryForm } from './forms.ts'
import { parameters, type Part } from './request.ts'

/** A request to update a monitor, as a client has it before it is sent. */
export interface SentUpdateIcmpMonitorRequest {
  params: UpdateIcmpMonitorParams
  query: QueryObject<UpdateIcmpMonitorQuery>
  /** Names in any case. */
  headers: Record<string, string>
  body: IcmpMonitorUpdate
}

/** A request to list error groups, as a client has it before it is sent. */
export interface SentListErrorGroupsRequest {
  query: QueryObject<ListErrorGroupsQuery>
  /** Names in any case. */
  headers: Record<string, string>
}

export const updateIcmpMonitorParts = (): readonly Part[] => [
  parameters('params', deepOwnProperties(updateIcmpMonitorParams.schema), pathForm),
  parameters('query', deepOwnProperties(updateIcmpMonitorQuery.schema), queryForm),
  parameters('headers', wholeSchema(updateIcmpMonitorHeaders), headersForm),
  { name: 'body', sound: bodiesOf(icmpMonitorUpdate, {}), mistakes: mistakesOf(icmpMonitorUpdate) },
]

export const listErrorGroupsParts = (): readonly Part[] => [
  parameters('query', deepOwnProperties(listErrorGroupsQuery.schema), queryForm),
  parameters('headers', deepOwnProperties(listErrorGroupsHeaders.schema), headersForm),
]
