import {
  listErrorGroupsHeadersDocuments, listErrorGroupsQueryDocuments, updateIcmpMonitorHeadersDocuments, updateIcmpMonitorParamsDocuments,
  updateIcmpMonitorQueryDocuments,
} from '../../generated/references.ts'
import { listErrorGroupsHeadersSchema } from '../../generated/schemas/list-error-groups-headers.ts'
import { listErrorGroupsQuerySchema } from '../../generated/schemas/list-error-groups-query.ts'
import { updateIcmpMonitorHeadersSchema } from '../../generated/schemas/update-icmp-monitor-headers.ts'
import { updateIcmpMonitorParamsSchema } from '../../generated/schemas/update-icmp-monitor-params.ts'
import { updateIcmpMonitorQuerySchema } from '../../generated/schemas/update-icmp-monitor-query.ts'
import type { IcmpMonitorUpdate, ListErrorGroupsQuery, UpdateIcmpMonitorParams, UpdateIcmpMonitorQuery } from '../../generated/types.ts'
import type { QueryObject } from '../../parameters/input.ts'
import { inline } from '../../schema/inline.ts'
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
  parameters('params', inline(updateIcmpMonitorParamsSchema, updateIcmpMonitorParamsDocuments()), pathForm),
  parameters('query', inline(updateIcmpMonitorQuerySchema, updateIcmpMonitorQueryDocuments()), queryForm),
  parameters('headers', inline(updateIcmpMonitorHeadersSchema, updateIcmpMonitorHeadersDocuments()), headersForm),
  { name: 'body', sound: bodiesOf(icmpMonitorUpdate, {}), mistakes: mistakesOf(icmpMonitorUpdate) },
]

export const listErrorGroupsParts = (): readonly Part[] => [
  parameters('query', inline(listErrorGroupsQuerySchema, listErrorGroupsQueryDocuments()), queryForm),
  parameters('headers', inline(listErrorGroupsHeadersSchema, listErrorGroupsHeadersDocuments()), headersForm),
]
